"""Whole archives of transcripts, judged line by line by the rules: in as many processes as there are."""
