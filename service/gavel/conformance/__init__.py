"""The conformance suite: numbered cases as package data, and the runner that plays them against any server.

The runner knows the HTTP contract and nothing of the rules: it imports nothing else of Gavel.
This folder's README.md and case.schema.json describe the format of the cases.
"""
