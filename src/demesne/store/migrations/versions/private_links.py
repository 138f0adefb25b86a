"""The mark of a private link and the version of what a guest keeps; a number that orders the results of a day."""

import sqlalchemy as sa
from alembic import op

from demesne.store.filling import AT_ONCE, with_link
from demesne.store.sittings import rank_of

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("guests", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("link", sa.Text))
    op.add_column("sittings", sa.Column("rank", sa.Integer))
    op.drop_index("sittings_of_day", "sittings")
    op.create_index("sittings_of_day", "sittings", ["day", "rank"])
    guests = sa.table("guests", sa.column("id", sa.Text), sa.column("kept", sa.JSON), sa.column("link", sa.Text))
    names = ("guest", "game", "day", "result")
    sittings = sa.table("sittings", *(sa.column(name, sa.Text) for name in names))
    for column in (sa.column("score", sa.Integer), sa.column("about", sa.JSON), sa.column("rank", sa.Integer)):
        sittings.append_column(column)
    connection = op.get_bind()
    connection.execute(guests.update().values(link=""))  # the links that were given out stay valid
    one = guests.update().where(guests.c.id == sa.bindparam("one"))
    marked = [
        {"one": row.id, "kept": found["kept"], "link": found["link"]}
        for row in connection.execute(sa.select(guests.c.id, guests.c.kept))
        if (found := with_link({"kept": row.kept}))["link"]
    ]
    for start in range(0, len(marked), AT_ONCE):
        connection.execute(one, marked[start : start + AT_ONCE])
    of_day = sa.select(sittings).where(sittings.c.day != "", sittings.c.result != "")
    ranked = [
        {"whose": row.guest, "which": row.game, "rank": rank_of(row.day, row.result, row.score, row.about)}
        for row in connection.execute(of_day)
    ]
    this = sa.and_(sittings.c.guest == sa.bindparam("whose"), sittings.c.game == sa.bindparam("which"))
    for start in range(0, len(ranked), AT_ONCE):
        connection.execute(sittings.update().where(this), ranked[start : start + AT_ONCE])
