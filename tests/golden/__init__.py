"""Golden playthroughs: one whole game a preset, every question and every answer, as readable text.

A change of the rules changes these pages; the difference shows a reviewer how play changes.
`make goldens` writes them anew.
"""
