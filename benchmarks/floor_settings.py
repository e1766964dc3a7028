"""How gunicorn serves the floor F: its threaded worker as released, whatever serves Gavel."""

worker_class = "gthread"
threads = 4
preload_app = True
keepalive = 65
control_socket_disable = True
