"""Laws: what every game must hold, checked over random games."""
