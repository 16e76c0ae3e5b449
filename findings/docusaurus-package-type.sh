#!/usr/bin/env bash
# Docusaurus 3.10.2, `docusaurus build`: one might guess that `"type": "commonjs"` in the site's package.json says what holds
# anyway where the field is absent, and changes nothing. It does not: with it the build stops, since the modules that
# Docusaurus writes into `.docusaurus` are ES modules in files named `.js`, and webpack then takes them for CommonJS. Without the
# field it guesses by their text. `npm init -y` of npm 11 writes the field into every new package.json.
# Seen: the same site is built without the field, and fails with it: “'import' and 'export' may appear only with
# 'sourceType: module'”.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
package() {
  cat > package.json <<JSON
{ "private": true, $1
  "dependencies": { "@docusaurus/core": "3.10.2", "@docusaurus/preset-classic": "3.10.2", "react": "19.2.0", "react-dom": "19.2.0" } }
JSON
}
package ''
mkdir docs
printf -- '---\nslug: /\n---\n\n# Docs\n\nA page.\n' > docs/index.md
cat > docusaurus.config.mjs <<'JS'
export default {
  title: 'Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
JS
npm install --no-audit --no-fund --loglevel=error --ignore-scripts >/dev/null
fail() { echo "changed: $1"; exit 1; }
export DOCUSAURUS_DISABLE_TELEMETRY=1
npx docusaurus build >absent.log 2>&1 || fail 'without the field the site is not built'
grep -q 'A page.' build/index.html || fail 'the page is not there'
package '"type": "commonjs",'
rm -rf build
if npx docusaurus build >commonjs.log 2>&1; then fail 'the site is built with "type": "commonjs"'; fi
grep -q "may appear only with 'sourceType: module'" commonjs.log || fail 'it fails for another reason'
echo 'Docusaurus 3.10.2: "type": "commonjs" stops a build that succeeds without the field.'
