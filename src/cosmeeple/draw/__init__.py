"""What renderers of all games share: the view they draw from, marks, words. Knows no game and no
server."""
