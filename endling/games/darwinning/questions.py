"""What a player can be asked. The card that causes it is named beside it."""

from __future__ import annotations

from endling.board.questions import Questions

QUESTIONS = Questions()
_ask = QUESTIONS.declare

# Setting up.
CHOOSE_SPECIES = _ask("choose_species")  # in turn, openly
DRAFT_SPECIES = _ask("draft_species", about="offered", simultaneous=True)  # one of two

# Tricks.
LEADER = _ask("leader")  # who leads the first trick of the era
LEAD = _ask("lead", about="hand")  # card by card; then `done`, or `take_back`, or `mutate` before
FOLLOW = _ask("follow", about="hand")  # likewise
NAME_SUIT = _ask("name_suit")  # of a joker, where it makes a difference: a color
DECLARE = _ask("declare", about="display", declines="done")  # two players: cards of the display

# Improvements.
IMPROVE = _ask("improve", about="played", declines="no")  # with which card of the trick
PICK = _ask("pick", about="discard", declines="no")  # two players: a card from the discards
USE = _ask("use")  # in which way: food_chain, population, environment or trait
SETTLE = _ask("settle")  # which environment
LAY = _ask("lay", about="spaces")  # on which space
MUTATE = _ask("mutate", about="traits", declines="no")  # which trait card Mutation takes

# The end of an era.
KEEP = _ask("keep", about="hand", worth=+1, simultaneous=True, declines="done")
BORROW = _ask("borrow", about="environments", declines="no")  # Symbiosis
EAT = _ask("eat", about="species", declines="done")  # one species after the other
TRANSFORM = _ask("transform", about="spaces", declines="no")  # where what Metamorphosis drew goes
