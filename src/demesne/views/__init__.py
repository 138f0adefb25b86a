"""Who may see what: one place builds a view, field by field, from an allow-list."""
