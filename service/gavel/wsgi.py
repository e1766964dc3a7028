"""The WSGI app, for any server and from any working directory: `gavel.wsgi:app`."""

from gavel.http.app import create_app
from gavel.http.blotting import blot_logs
from gavel.http.whole_requests import WholeRequests

blot_logs()
app = WholeRequests(create_app())
