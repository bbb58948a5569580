"""What every game is made of: compile switch, card sets, frames, actions, events, ChaCha8."""
