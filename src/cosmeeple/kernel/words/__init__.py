"""Words: what people read of rules, answers and consequences, in both languages."""
