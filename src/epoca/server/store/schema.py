"""The tables of the database."""

import sqlalchemy as sa

schema = sa.MetaData()
meta = sa.Table(
    "meta", schema, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),  # what the name looks like: nobody else may have it
    sa.Column("passphrase", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    schema,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("position", sa.Text),  # from which it begins, if not with a deal
    sa.Column("length", sa.Integer, nullable=False),  # entries in the log
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("due", sa.Float),  # when a process has to do something here
    sa.Column("holder", sa.Text, nullable=False),  # the process that does it
    sa.Column("lease", sa.Float, nullable=False),  # and until when nobody else may
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_state", "public", "state", "opened"),
)
log = sa.Table(
    "entries",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
intentions = sa.Table(
    "intentions",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("intention", sa.Text, nullable=False),
)
results = sa.Table(
    "results",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("rating", sa.Float),  # of a kept name after it, as it is shown
)
seekers = sa.Table(
    "seekers",
    schema,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # when they last asked
    sa.Column("code", sa.Text, nullable=False),  # of the table they are promised
    sa.Column("paired", sa.Float, nullable=False),  # and since when
)
ratings = sa.Table(
    "ratings",
    schema,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)
answers = sa.Table(
    "answers",
    schema,
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("move", sa.Text, nullable=False),  # the first one they tried
)
positions = sa.Table(
    "positions",
    schema,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # whose decision it is
    sa.Column("form", sa.Text, nullable=False),  # of the record
    sa.Column("state", sa.Text, nullable=False),
)
reviewed = sa.Table(
    "reviewed",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("accuracy", sa.Float, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),  # that were judged
    sa.Column("slips", sa.Text, nullable=False),  # those that cost something
)
training = sa.Table(
    "training",
    schema,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),  # right answers in a row
    sa.Column("due", sa.Float, nullable=False),  # when it is to be asked again
    sa.Column("answers", sa.Text, nullable=False),  # what each action is worth, once somebody tried one
)
