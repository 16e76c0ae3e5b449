/** What frames are made of, as the build lists it for whoever keeps one as a file: `embed/frame/parts.json`. */

/** Where the list lies, from the site's root; scripts of frames lie beside it. */
export const PARTS = 'embed/frame/parts.json';

export interface Parts {
  /** Scripts that stand in `run.js`. */
  readonly first: readonly string[];
  readonly modules: Readonly<Record<string, Part>>;
}

export interface Part {
  /** Scripts that it needs, or may ask for later. */
  readonly leads: readonly string[];
  /** The folder of a widget or a game: of all of these a frame needs its own. */
  readonly of?: string;
  /** Others that stand in the same script. */
  readonly holds?: readonly string[];
}

/** Files of JSON that widgets ask for, from the site's root, as an expression. */
export const DATA =
  '(?:(?:(?:plain|bonus)-)?tiles|rules/[\\w-]+/(?:rulebook|scenes/[\\w-]+)|practice/[\\w-]+/(?:rules|[\\w-]+/dealt))\\.json';

/**
 * The scripts besides `run.js` that a frame can come to need.
 * @param own the folders of its widgets and games: `islands/Scene`, `rulesets/british`
 */
export function scriptsFor({ first, modules }: Parts, own: ReadonlySet<string>): string[] {
  const found = new Set(first);
  for (const name of found) {
    // All widgets are led to from the first scripts, which find them by name; from a widget those that it draws itself.
    const isOwn = own.has(modules[name]?.of ?? '');
    for (const next of modules[name]?.leads ?? []) {
      const of = modules[next]?.of;
      const isDrawn = isOwn && of?.startsWith('islands/') === true;
      if (of === undefined || isDrawn || own.has(of)) found.add(next);
    }
  }
  const held = new Set([...found].flatMap((name) => modules[name]?.holds ?? []));
  return [...found].filter((name) => !first.includes(name) && !held.has(name));
}
