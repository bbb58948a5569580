"""Embers: a tiny game that shows that nothing above the games knows only one of them.

Everybody buries cards in secret, so that nobody knows how many the others have left. Then, in
turn, a card is laid on somebody's hearth. Whoever has an equal one may smother it: both are ash.
Whoever has gathered the least heat wins.
"""
