"""Reference learners. Training needs PyTorch (`demesne[research-train]`), playing needs only numpy."""
