"""Audits of whole archives: the rules judge each transcript, in processes of this machine or on a Dask cluster."""
