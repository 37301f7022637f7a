"""The first release: tables and their logs, people with kept names, results and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything anew."""
    text, real, whole = sa.Text, sa.Float, sa.Integer
    op.create_table("meta", sa.Column("key", text, primary_key=True), sa.Column("value", text, nullable=False))
    op.create_table(
        "people",
        sa.Column("id", text, primary_key=True),
        sa.Column("name", text, nullable=False),
        sa.Column("folded", text, nullable=False, unique=True),
        sa.Column("passphrase", text, nullable=False),
        sa.Column("created", real, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", text, primary_key=True),
        sa.Column("game", text, nullable=False),
        sa.Column("options", text, nullable=False),
        sa.Column("seats", whole, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", text, nullable=False),
        sa.Column("secret", text, nullable=False),
        sa.Column("host", text, nullable=False),
        sa.Column("opened", real, nullable=False),
        sa.Column("length", whole, nullable=False),
        sa.Column("state", text, nullable=False),
        sa.Column("due", real),
        sa.Column("holder", text, nullable=False),
        sa.Column("lease", real, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_state", "tables", ["public", "state", "opened"])
    op.create_table(
        "entries",
        sa.Column("code", text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", whole, primary_key=True),
        sa.Column("at", real, nullable=False),
        sa.Column("body", text, nullable=False),
    )
    op.create_table(
        "intentions",
        sa.Column("code", text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", whole, primary_key=True),
        sa.Column("intention", text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("code", text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", whole, primary_key=True),
        sa.Column("person", text, nullable=False),
        sa.Column("name", text, nullable=False),
        sa.Column("game", text, nullable=False),
        sa.Column("rank", whole, nullable=False),
        sa.Column("points", whole, nullable=False),
        sa.Column("ended", real, nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", text, primary_key=True),
        sa.Column("game", text, primary_key=True),
        sa.Column("mu", real, nullable=False),
        sa.Column("sigma", real, nullable=False),
        sa.Column("matches", whole, nullable=False),
    )
