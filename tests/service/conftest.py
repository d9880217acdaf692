"""What the tests in a browser share: one browser for the tests of a file, and a service with nothing in its docket."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    from tests.service.browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service listens; a file whose service is another one has its own."""
    from tests.service.browser import serving

    with serving(tmp_path_factory.mktemp("service")) as found:
        yield found
