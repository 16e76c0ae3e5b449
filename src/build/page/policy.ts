/** The content security policy of a page: what the page itself holds, and nothing more. */
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
 * The policy of a page with these tags, as the element that states it. It names the hashes of exactly the page's own
 * inline scripts and styles. (Astro's `security.csp` knows neither Solid's hydration script nor `is:inline` ones, and
 * lists every file of the site in each page.)
 * @param inFrame in a sandboxed frame WebKit takes `'self'` for no origin at all, and would run nothing: the frame's
 *   first script states the policy, with the origin that it was fetched from. Without scripts it has nothing to forbid.
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

/** Puts this policy into the head of the page that it runs in, for the page's own origin. */
const policyScript = (policy: string): string =>
  `(m=>{m.httpEquiv="content-security-policy";m.content=${JSON.stringify(policy)}.replaceAll("'self'",location.origin);document.head.append(m)})(document.createElement("meta"))`;

/** Data blocks are not run and need no hash. */
const isData = ({ name, attributes }: StartTag): boolean =>
  name === 'script' && /json/.test(attributes['type'] ?? '');

function sourcesOf(tags: readonly StartTag[], name: 'script' | 'style'): string {
  const inline = tags.filter((tag) => tag.name === name && !('src' in tag.attributes) && !isData(tag));
  const hashes = new Set(inline.map(({ text }) => createHash('sha256').update(text).digest('base64')));
  return ["'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(' ');
}

const FETCHING = new Set(['script', 'link', 'img', 'iframe', 'source', 'audio', 'video', 'object', 'embed']);

/** A link that only names an address: nothing is fetched by it. */
const isName = ({ name, attributes }: StartTag): boolean =>
  name === 'link' && /^(?:canonical|alternate)$/.test(attributes['rel'] ?? '');

/** What no policy of the site can cover: styles and handlers in attributes, and whatever another origin would send. */
export function policyFaults(tags: readonly StartTag[]): string[] {
  return tags.flatMap((tag) =>
    Object.entries(tag.attributes).flatMap(([name, value]) => {
      if (name === 'style') return `<${tag.name} style="${value}">: use a class or an attribute`;
      if (name.startsWith('on')) return `<${tag.name} ${name}="…">: listen from a script`;
      if (/^\s*javascript:/i.test(value)) return `<${tag.name} ${name}="javascript:…">`;
      const isFetched = FETCHING.has(tag.name) && !isName(tag) && /^(?:src|href|srcset)$/.test(name);
      return isFetched && /^\s*(?:https?:)?\/\//i.test(value)
        ? `<${tag.name} ${name}="${value}"> is fetched from another origin`
        : [];
    }),
  );
}
