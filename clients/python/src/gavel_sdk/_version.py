"""The version of this client, as its package metadata has it."""

__version__ = "0.1.0"
