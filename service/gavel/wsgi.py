"""The WSGI app, for any server and from any working directory: `gavel.wsgi:app`."""

import os

from gavel.http.app import create_app
from gavel.http.observing import observed
from gavel.http.settings import from_environment
from gavel.observe.blotting import blot_logs

blot_logs()
_settings = from_environment(os.environ)
app = observed(create_app(_settings), _settings)
