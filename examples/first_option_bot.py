"""The smallest bot that is a program of its own: always the first option. Questions in, answers
out.

cosmeeple arena antarctica --bots "random,stdio:python examples/first_option_bot.py"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"answer": question["options"][0]}), flush=True)
