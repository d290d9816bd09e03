"""The old address of `sengoku.games.kernel.features`, for games written for version 0.1."""

from sengoku.games.kernel.features import RATIOS as RATIOS
from sengoku.games.kernel.features import ROW as ROW
from sengoku.games.kernel.features import chosen as chosen
from sengoku.games.kernel.features import flag as flag
from sengoku.games.kernel.features import multi_hot
from sengoku.games.kernel.features import part as part
from sengoku.games.kernel.features import parts as parts
from sengoku.games.kernel.features import ratio as ratio

one_hot = multi_hot  # its name in version 0.1
