#!/usr/bin/env bash
# pymdown-extensions 9.5, `pymdownx.superfences` and `pymdownx.highlight` as Material for MkDocs uses them: one might guess that a
# fenced block keeps the name of its language in the page, as CommonMark, Python-Markdown's `fenced_code` and Hugo do, whether
# or not Pygments knows it; scripts that look for `language-…` rely on it. It does not: a name that Pygments has no lexer for
# is gone from the HTML without a word, and so is one that it has. With `pygments_lang_class: true` the known one is written as
# a class, and the unknown one is written as `language-text`. Only a line of `custom_fences` keeps it.
# Seen with Debian's packages (bookworm), by their versions.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -q python3-pymdownx=9.5-2 python3-markdown=3.4.1-2+deb12u1 python3-pygments=2.14.0+dfsg-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > look.py <<'PY'
import markdown

TEXT = "```gobang\nfirst\n```\n\n```python\nsecond\n```\n"


def page(**highlight):
    of = {"pymdownx.highlight": highlight} if highlight else {}
    return markdown.markdown(TEXT, extensions=["pymdownx.superfences", "pymdownx.highlight"], extension_configs=of)


plain = page()
classed = page(pygments_lang_class=True)
core = markdown.markdown(TEXT, extensions=["fenced_code"])
for wrong, what in (
    ("language-gobang" not in core, "fenced_code drops the name"),
    ("gobang" in plain or "language-" in plain, "superfences keeps a name"),
    ("gobang" in classed or "language-text" not in classed, "an unknown name is kept, or not called text"),
    ("language-python" not in classed, "a known name is not written"),
):
    if wrong:
        raise SystemExit(f"changed: {what}")
print("pymdown-extensions 9.5: a language that Pygments does not know is gone from the page, or is called text.")
PY
PYTHONPATH="$work/usr/lib/python3/dist-packages" /usr/bin/python3 look.py
