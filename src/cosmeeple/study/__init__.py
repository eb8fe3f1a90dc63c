"""Games looked at afterwards, and positions to learn from; no web in it. docs/analysis.md says how
it is measured."""
