"""Analyses in progress, for all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("latest", sa.Text, nullable=False),
        sa.Column("error", sa.JSON),
    )
    op.create_index("analyses_by_age", "analyses", ["seen"])
