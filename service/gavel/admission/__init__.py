"""Who may call, and how often: API keys, rates by client and by address, and the gate that asks for both."""
