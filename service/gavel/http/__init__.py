"""The HTTP surface: Flask routes that parse, ask the rules and answer; nothing about any one game stands here."""
