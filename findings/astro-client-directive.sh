#!/usr/bin/env bash
# Astro 7.3.4, `addClientDirective` (integration API): one might guess that a directive's entrypoint is a module of the
# page, so that what it imports is the same instance as in the page's scripts and islands. It is not: the entrypoint is
# bundled by itself and its text stands inline in each page that uses the directive, with a copy of what it imports.
# State that both should share has to be handed over through `globalThis`; `import.meta.glob`, which Vite would replace,
# stays a call in the inline text (with a warning, as there is no `import.meta` in it).
# Seen: the string of the shared module stands in the inline script of the page and in an asset; so does the call of glob.
set -euo pipefail
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p src/pages src/components
cat > package.json <<'JSON'
{ "private": true, "type": "module",
  "dependencies": { "astro": "7.3.4", "@astrojs/solid-js": "7.0.2", "solid-js": "1.9.19" } }
JSON
cat > src/shared.js <<'JS'
export const shared = { name: 'the-shared-module', loaded: new Set() };
JS
cat > src/directive.js <<'JS'
import { shared } from './shared.js';
export default (load, options, element) => {
  shared.loaded.add(options.value);
  if (options.value === 'never') console.log(import.meta.glob('./components/*.jsx'));
  void load().then((hydrate) => hydrate());
};
JS
cat > src/components/Island.jsx <<'JSX'
import { shared } from '../shared.js';
export default () => <p>{shared.name + [...shared.loaded].join()}</p>;
JSX
cat > src/pages/index.astro <<'ASTRO'
---
import Island from '../components/Island.jsx';
---
<html lang="en"><head><title>Directive</title></head><body><Island client:later="now" /></body></html>
ASTRO
cat > astro.config.mjs <<'JS'
import solid from '@astrojs/solid-js';
import { defineConfig } from 'astro/config';
const later = {
  name: 'later',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'later', entrypoint: './src/directive.js' }),
  },
};
export default defineConfig({ integrations: [solid(), later] });
JS
npm install --no-audit --no-fund --loglevel=error >/dev/null
ASTRO_TELEMETRY_DISABLED=1 npx astro build >/dev/null 2>&1
page="$(cat dist/index.html)"
# The text of the page without what the island draws.
inline="$(sed 's/<p[ >].*<\/p>//' <<<"$page" | tr '\n' ' ' | grep -o '<script>.*</script>' || true)"
fail() { echo "changed: $1"; exit 1; }
grep -q 'the-shared-module' <<<"$inline" || fail 'the inline directive holds no copy of the shared module'
grep -lq 'the-shared-module' dist/_astro/*.js || fail 'the island holds no copy of the shared module'
grep -q '\.glob(' <<<"$inline" || fail 'import.meta.glob was replaced in the directive'
echo 'astro 7.3.4: the directive is inlined with its own copy of what it imports; the call of import.meta.glob is left in.'
