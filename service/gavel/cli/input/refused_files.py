"""What commands that read and write files of keys do about a file that is refused."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

import click

from gavel.private_files import FileRefused

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def report_refused_files(command: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """The command, which ends with a sentence where a file is refused."""

    @wraps(command)
    def called(*args: Arguments.args, **options: Arguments.kwargs) -> Result:
        try:
            return command(*args, **options)
        except FileRefused as refusal:
            raise click.ClickException(str(refusal)) from None

    return called
