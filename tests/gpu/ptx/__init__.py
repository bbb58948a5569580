"""PTX on the CPU: what a graphics processor's driver takes, translated for this computer."""
