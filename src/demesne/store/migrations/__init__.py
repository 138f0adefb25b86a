"""The steps from an empty database to the schema of this version. A step that was published never changes."""
