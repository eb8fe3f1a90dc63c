sky = The sky
probes = Probes left
round = round { $number }
tab-list = In words
