"""Two builds asked alike: a large seeded corpus of requests, and every answer in which they differ (`make same`)."""
