"""Which versions of the program serve the database."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "serving",
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
