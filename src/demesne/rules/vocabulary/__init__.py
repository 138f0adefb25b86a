"""The words cards are written in: the rulebook's glossary, in files by what they do.

Every function checks its arguments and returns a `Word`; what is said of a word stands with it. A word is known here as
soon as it stands in its file.
"""

from .amounts import *
from .bonuses import *
from .choosing import *
from .conditions import *
from .costs import *
from .discarding import *
from .durations import *
from .gaining import *
from .moving import *
from .others import *
from .perhaps import *
from .placing import *
from .playing import *
from .points import *
from .revealing import *
from .scores import *
from .setups import *
from .topdecking import *
from .trashing import *
from .whenever import *
