"""A row to try a write on."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    probe = op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.bulk_insert(probe, [{"id": 1, "at": datetime(2026, 1, 1, tzinfo=UTC)}])
