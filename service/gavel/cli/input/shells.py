"""Completion in a shell: click's own, for bash with words that have `=` or `:` in them, which bash takes apart."""

import os
import re
from typing import ClassVar

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string

from gavel.cli.output.statuses import COMPLETE

BREAKS = re.compile("[=:]+")

SHELLS = ("bash", "fish", "zsh")


@add_completion_class
class Bash(BashComplete):
    """As click has it; but `NAME=VALUE` and URLs are one word, and after `NAME=` no space is put."""

    source_template: ClassVar[str] = BashComplete.source_template.replace(
        "COMPREPLY+=($value)", "COMPREPLY+=($value)\n            [[ $value == *= ]] && compopt -o nospace"
    )
    _before: str = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor, and the one at it; `_before` is what of that bash takes for words before."""
        cursor = int(os.environ["COMP_CWORD"])
        words = split_arg_string(os.environ["COMP_WORDS"])[: cursor + 1]
        if len(words) <= cursor:
            words.append("")
        joined: list[str] = []
        for index, word in enumerate(words):
            breaks = BREAKS.fullmatch(word) or (index and BREAKS.fullmatch(words[index - 1]))
            if breaks and joined:
                joined[-1] += word
            else:
                joined.append(word)
        incomplete = joined[-1]
        self._before = incomplete[: max(incomplete.rfind(each) for each in "=:") + 1]
        return joined[1:-1], incomplete

    def format_completion(self, item: CompletionItem) -> str:
        """A line for the script: what takes the place of the word as bash sees it."""
        return f"{item.type},{item.value.removeprefix(self._before)}"


def script(shell: str) -> str:
    """The script that completes `gavel`, the command that is running, in one of SHELLS."""
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None
    return found(click.get_current_context().find_root().command, {}, "gavel", COMPLETE).source()
