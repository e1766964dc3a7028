"""Auctionland on the wire: shapes, words and examples."""
