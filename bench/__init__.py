"""Everything that is measured; each module is a command."""
