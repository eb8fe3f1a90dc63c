"""Standing orders: answers prepared for the next own question, and answers that are always the
same.

They are hidden from everybody else, checked against the rules when they come due, and cancelled
when what they were prepared for is no longer so. An order never makes anything possible that its
person could not answer by hand.
"""
