"""What cards do at once: one function per effect of the vocabulary."""
