"""What operators see of a service: a line for each request, and metrics; never what is played."""
