/** Lets the components of lessons say where they stand: their tags are given file and line before MDX compiles them. */
import { COMPONENTS } from './components.ts';
import { tagsIn } from './tags.ts';

/** The components that are told where they stand. */
const PLACED = Object.keys(COMPONENTS).filter((name) => COMPONENTS[name]?.claims);

/** A lesson's source with `at="<file>:<line>"` in the tags of these components; no line moves. */
export function withPlaces(source: string, file: string, names: readonly string[] = PLACED): string {
  let out = '';
  let done = 0;
  for (const { name, nameEnd, line, attributes } of tagsIn(source)) {
    if (!names.includes(name) || attributes.has('at')) continue;
    out += `${source.slice(done, nameEnd)} at=${JSON.stringify(`${file}:${line}`)}`;
    done = nameEnd;
  }
  return out + source.slice(done);
}

/** A plugin of Vite's, as much of its type as this one uses. */
export interface PlacesPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly configResolved: (config: { readonly root: string }) => void;
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    readonly handler: (code: string, id: string) => { code: string; map: null } | undefined;
  };
}

/** Gives every component of a lesson under content/ its place. It has to stand before the MDX plugin. */
export function places(): PlacesPlugin {
  let root = '';
  return {
    name: 'sparrow-places',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root.replace(/[\\/]?$/, '/').replaceAll('\\', '/');
    },
    transform: {
      filter: { id: /\.mdx(?:$|\?)/ },
      handler: (code, id) => {
        const [path = id] = id.replaceAll('\\', '/').split('?');
        if (!path.startsWith(`${root}content/`)) return undefined;
        return { code: withPlaces(code, path.slice(root.length)), map: null };
      },
    },
  };
}
