"""`/actions` on other stacks: the same shape is checked, then the answer is one that was prepared. No rule is asked.

What they need stands in the folder PEERS_FOLDER: `<game>.schema.json` or `<game>_models.py`, and `<game>.answer.json`.
"""
