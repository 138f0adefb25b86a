"""Games as learners see them: observations and masks written into buffers, many games stepped at once."""
