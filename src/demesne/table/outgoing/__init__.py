"""What the server sends, on the socket and as responses. The page's types are made from it by tools/build_types.py.

The comments behind fields become the comments there. A field that is added to something stored with a finished game
needs a default, because games stored before do not have it; for a view, views/earlier.py has it.
"""
