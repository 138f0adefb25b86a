"""Players that think: playouts of a position, the search for the best answer, levels that use it."""
