/** The scripts of built pages, without the detour from one to the other. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtPages, filesBelow, type Tag, tagsOf } from './html.ts';

/** All that such a script does is to import one other. */
const DETOUR = /^import\s*["']\.\/([\w.-]+\.js)["'];?\s*$/;

/**
 * A page's script whose modules all stand in a chunk only imports that chunk: the page loads it straight away, and
 * each once.
 * @param folder the build
 */
export function shortenScripts(folder: string): void {
  const goals = new Map<string, string>();
  for (const path of filesBelow(folder).filter((each) => each.endsWith('.js'))) {
    const goal = DETOUR.exec(readFileSync(join(folder, path), 'utf8'))?.[1];
    if (goal !== undefined) goals.set(basename(path), goal);
  }
  for (const { file, html } of builtPages(folder)) {
    const asked = new Set<string>();
    let text = html;
    // From the end, so that the places of those before it still hold.
    for (const tag of tagsOf(html).filter(isScript).reverse()) {
      const src = tag.attributes.get('src') ?? '';
      const name = basename(src);
      const goal = src.slice(0, -name.length) + (goals.get(name) ?? name);
      const script = asked.has(goal) ? '' : `<script type="module" src="${goal}"></script>`;
      const end = html.indexOf('</script>', tag.end) + '</script>'.length;
      text = text.slice(0, tag.start) + script + text.slice(end);
      asked.add(goal);
    }
    if (text !== html) writeFileSync(file, text);
  }
}

const isScript = (tag: Tag): boolean =>
  tag.name === 'script' && tag.attributes.get('type') === 'module' && tag.attributes.has('src');
