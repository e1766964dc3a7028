"""The games in the terms of other libraries, for programs that learn and search: docs/bots.md."""
