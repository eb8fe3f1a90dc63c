"""Lessons: guided first games, what newcomers read, reminders."""
