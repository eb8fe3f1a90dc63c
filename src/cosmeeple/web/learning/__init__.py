"""Learning a game: its own page, lessons, reminders. Lessons themselves are the kernel's
(`kernel/lessons/course.py`)."""
