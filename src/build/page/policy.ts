/** Builds the content security policy of a page, which allows only what the page itself holds. */
import { createHash } from 'node:crypto';
import type { StartTag } from './tags.ts';

const DIRECTIVES = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
];

/**
 * Builds the element that states the policy. It lists hashes of exactly the page's own inline scripts and styles.
 * (Astro's `security.csp` knows neither Solid's hydration script nor `is:inline` ones, and lists every file of the site
 * in each page.)
 * @param inFrame true in a sandboxed frame. WebKit takes `'self'` for no origin there and would run nothing, so the
 * frame's first script states the policy with the real origin. Without scripts there is nothing to forbid.
 */
export function policyElement(tags: readonly StartTag[], inFrame: boolean): string {
  const policy = [
    ...DIRECTIVES,
    `script-src ${sourcesOf(tags, 'script')}`,
    `style-src ${sourcesOf(tags, 'style')}`,
  ].join(';');
  return inFrame
    ? `<script>${policyScript(policy)}</script>`
    : `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/** The script that adds the policy to its own page, with the page's origin in place of `'self'`. */
const policyScript = (policy: string): string =>
  `(m=>{m.httpEquiv="content-security-policy";m.content=${JSON.stringify(policy)}.replaceAll("'self'",location.origin);document.head.append(m)})(document.createElement("meta"))`;

/** Is it a JSON data block? These do not run and need no hash. */
const isData = ({ name, attributes }: StartTag): boolean =>
  name === 'script' && /json/.test(attributes['type'] ?? '');

function sourcesOf(tags: readonly StartTag[], name: 'script' | 'style'): string {
  const inline = tags.filter((tag) => tag.name === name && !('src' in tag.attributes) && !isData(tag));
  const hashes = new Set(inline.map(({ text }) => createHash('sha256').update(text).digest('base64')));
  return ["'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(' ');
}

const FETCHING_TAGS = new Set([
  'script',
  'link',
  'img',
  'iframe',
  'source',
  'audio',
  'video',
  'object',
  'embed',
]);

/** Is it a link that only names an address, so that nothing is fetched? */
const isName = ({ name, attributes }: StartTag): boolean =>
  name === 'link' && /^(?:canonical|alternate)$/.test(attributes['rel'] ?? '');

/** Lists what the policy cannot cover: inline style and handler attributes, and resources of other origins. */
export function policyFaults(tags: readonly StartTag[]): string[] {
  return tags.flatMap((tag) =>
    Object.entries(tag.attributes).flatMap(([name, value]) => {
      if (name === 'style') return `<${tag.name} style="${value}">: use a class or an attribute`;
      if (name.startsWith('on')) return `<${tag.name} ${name}="…">: listen from a script`;
      if (/^\s*javascript:/i.test(value)) return `<${tag.name} ${name}="javascript:…">`;
      const isFetched = FETCHING_TAGS.has(tag.name) && !isName(tag) && /^(?:src|href|srcset)$/.test(name);
      return isFetched && /^\s*(?:https?:)?\/\//i.test(value)
        ? `<${tag.name} ${name}="${value}"> is fetched from another origin`
        : [];
    }),
  );
}
