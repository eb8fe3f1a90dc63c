sky = Niebo
probes = Pozostałe sondy
round = runda { $number }
tab-list = Słowami
