"""Which versions of the program serve the database."""

import sqlalchemy as sa
from alembic import op

revision = "serving"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "serving",
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
