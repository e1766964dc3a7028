"""Random play of one engine each, as a program: `python -m benchmarks.peers.players.<name> <game> <seconds>`.

Each lists what is legal before every move, chooses among it, plays whole games from the first deal, and prints a line
of JSON: moves of players (not of chance), and the CPU time that they took. They run in the environment of their engine.
"""
