"""The conformance suite: numbered cases as package data, and the runner that plays them against any server.

The runner knows the HTTP contract and nothing of the rules: it imports nothing else of Gavel.
The format of the cases is described in this folder's README.md and in case.schema.json.
"""
