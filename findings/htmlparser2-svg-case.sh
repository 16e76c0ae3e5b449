#!/usr/bin/env bash
# htmlparser2 12.0.0, `new Parser(handler)`, on HTML with SVG inside: it gives elements their names as the HTML standard corrects
# them (`linearGradient`, `clipPath`, `foreignObject`), in whatever case they are written. One might guess that attributes are
# corrected as well, or that both are left as written. They are not: every attribute is in lower case, those of SVG too. What is
# written out again by these names has the right elements with a `viewbox`, a `gradienttransform` and a `preserveaspectratio`; as an
# SVG file of its own it has no view box. With `lowerCaseAttributeNames: false` attributes stay as written, right or wrong.
# Seen: `linearGradient` of `lineargradient`, with `gradientunits`; parse5 8.0.0, by the standard, corrects both.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --no-audit --no-fund --loglevel=error htmlparser2@12.0.0 parse5@8.0.0 >/dev/null
cat > look.mjs <<'JS'
import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { parseFragment } from 'parse5';
const html = (element, units, box) => `<p><svg ${box}="0 0 3 4"><${element} ${units}="userSpaceOnUse"/></svg></p>`;
const named = (text, options) => {
  const tags = [];
  const parser = new Parser({ onopentag: (name, attributes) => tags.push([name, ...Object.keys(attributes)]) }, options);
  parser.end(text);
  return tags.slice(1);
};
const byStandard = (text) => {
  const [{ childNodes: [svg] }] = parseFragment(text).childNodes;
  return [svg, ...svg.childNodes].map(({ nodeName, attrs }) => [nodeName, ...attrs.map(({ name }) => name)]);
};
const right = html('linearGradient', 'gradientUnits', 'viewBox');
const low = right.toLowerCase();
assert.deepEqual(byStandard(right), [['svg', 'viewBox'], ['linearGradient', 'gradientUnits']], 'not the standard');
assert.deepEqual(byStandard(low), byStandard(right), 'not the standard');
for (const text of [right, low]) {
  assert.deepEqual(named(text), [['svg', 'viewbox'], ['linearGradient', 'gradientunits']], 'changed: names in SVG');
}
assert.deepEqual(
  named(low, { lowerCaseAttributeNames: false }), [['svg', 'viewbox'], ['linearGradient', 'gradientunits']], 'changed: as written');
assert.deepEqual(
  named(right, { lowerCaseAttributeNames: false }), [['svg', 'viewBox'], ['linearGradient', 'gradientUnits']], 'changed: as written');
JS
node look.mjs
echo 'htmlparser2 12.0.0: elements of SVG have their case, attributes have not.'
