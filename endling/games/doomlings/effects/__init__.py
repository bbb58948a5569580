"""What the instructions do: one small function per verb of the vocabulary.

The function has the verb's name: `SwapHands` is `swap_hands`. It carries the frame `f` one piece
further and says whether a question is now open. Which module it is in follows from what it changes:

| module | verbs that change |
|---|---|
| `hands` | one hand: cards are drawn, discarded, kept |
| `hand_to_hand` | two hands or more: cards are taken, swapped, passed on |
| `giving` | what an opponent has, by a gift |
| `plays` | what is played, or acts, out of turn |
| `piles` | piles: traits are stolen, swapped, taken back, discarded |
| `ages` | which age comes next, or who knows it |
| `worlds_end` | what counts when the world ends |

`program` runs the instructions of a card one after the other. `Stabilize` is part of every turn and
lives in `turns.py`.
"""
