"""Learned networks: games played for learning, the learner, the files. Wants numpy (the extra
`train`); with torch it learns on a GPU. No part of the package that plays imports it."""
