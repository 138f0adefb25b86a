"""An index for the list of public games, the latest first."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("games_listed", "games", ["public", "state", "touched"])
