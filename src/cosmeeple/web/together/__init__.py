"""What people are to each other: friends, blocks, reports."""
