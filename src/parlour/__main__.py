"""`python -m parlour`."""

from __future__ import annotations

import sys

from parlour.cli import main

sys.exit(main())
