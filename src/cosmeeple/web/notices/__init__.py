"""People who are away hear that it is their turn: pushed to their browsers, in one mail instead of
many.

Everything that decides is in the rows of `store/reach_schema.py`, so that several processes on one
database tell everybody once, and a restart forgets nothing.
"""
