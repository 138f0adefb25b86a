"""Guests and what they have played; filled from the games that are there."""

import sqlalchemy as sa
from alembic import op

from demesne.store.filling import fill

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    guests = op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kept", sa.JSON, nullable=False),
    )
    sittings = op.create_table(
        "sittings",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("about", sa.JSON, nullable=False),
    )
    op.create_index("sittings_of_game", "sittings", ["game"])
    op.create_index("sittings_of_day", "sittings", ["day", "score"])
    op.create_index("sittings_of_guest", "sittings", ["guest", "at"])
    games = sa.table("games", *(sa.column(name, sa.Text) for name in ("id", "state")))
    games.append_column(sa.column("setup", sa.JSON))
    games.append_column(sa.column("finished", sa.JSON))
    games.append_column(sa.column("touched", sa.DateTime(timezone=True)))
    fill(op.get_bind(), games, guests, sittings)
