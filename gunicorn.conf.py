"""How gunicorn serves Gavel where the command `gavel serve` is not at hand: `gunicorn --config gunicorn.conf.py`."""

from gavel.http.gunicorn_settings import *  # noqa: F403  # all of them
