#!/usr/bin/env python3
"""A small player for `weirwood bot`: plain Python 3, no packages.

It is asked in lines of JSON and answers in lines of notation. It has a few opinions and otherwise
picks among the legal answers that it is offered. Everything that a better player needs is in `view`.
"""

import json
import random
import sys


def answer(question, chance):
    """One line of notation for one question."""
    options = question.get("options")
    if not options:
        # Too many answers to list: one that is legal is always offered.
        return question["sample"]
    kind = question["ask"]["kind"]
    if kind == "march":
        # An order left unused conquers nothing.
        moving = [option for option in options if not option.endswith(": none")]
        return chance.choice(moving or options)
    if kind == "raid":
        hitting = [option for option in options if not option.endswith("> none")]
        return chance.choice(hitting or options)
    if kind.startswith("bid"):
        # Half of what we have, and never everything.
        power = question["view"].get("power", {}).get(question["seatName"], 0)
        wanted = f"bid {power // 2}"
        return wanted if wanted in options else question["sample"]
    return chance.choice(options)


def main():
    chance = random.Random()
    question = None
    for line in sys.stdin:
        message = json.loads(line)
        if "over" in message:
            result = "won" if message["over"]["won"] else "lost"
            print(f"{result} by {message['over']['rule']}", file=sys.stderr)
            return
        if "refused" in message:
            # What was refused, and why, is worth a look; then the sample will do.
            print(message["refused"]["sentence"], file=sys.stderr)
            reply = question["sample"]
        else:
            question = message
            reply = answer(question, chance)
        print(reply, flush=True)


if __name__ == "__main__":
    main()
