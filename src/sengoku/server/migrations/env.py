"""The environment of Alembic, which runs inside the server, on its connection."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=None,
    render_as_batch=True,  # SQLite can't alter a table
)
with context.begin_transaction():
    context.run_migrations()
