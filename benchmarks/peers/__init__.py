"""Other engines and other stacks beside Gavel, in one run: `make bench-peers`. Their few lines of code are ours."""
