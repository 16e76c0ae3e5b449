/** The content security policy of each built page: what the page itself holds, and nothing more. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltPage, builtPages, type Tag, tagsOf, textOf } from './html.ts';

/**
 * After the build, each page's policy names the hashes of exactly its own inline scripts and styles
 * (Astro knows neither Solid's hydration script nor `is:inline` ones, and lists every file of the site).
 * The build fails over anything no hash can cover, and over anything fetched from another origin.
 */
export function seal(): AstroIntegration {
  return {
    name: 'sparrow-seal',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const faults: string[] = [];
        for (const page of builtPages(folder)) {
          const sealed = sealedPage(page.html, isFrame(page));
          faults.push(...sealed.faults.map((fault) => `${relative(folder, page.file)}: ${fault}`));
          writeFileSync(page.file, sealed.html);
        }
        if (faults.length > 0) throw new Error(`No policy can cover these:\n  ${faults.join('\n  ')}`);
        logger.info('every inline script and style is in its page’s policy');
      },
    },
  };
}

/** A page that stands in other people's pages, without an origin of its own. */
const isFrame = ({ address }: BuiltPage): boolean => /(?:^|\/)embed\/frame\//.test(address);

/**
 * A page with its policy written right behind its charset, and what would break under that policy.
 * @param inFrame in a sandboxed frame WebKit takes `'self'` for no origin at all, and would run nothing: the frame's
 *   first script writes the policy, with the origin that it was fetched from. Without scripts it has nothing to forbid.
 */
export function sealedPage(html: string, inFrame = false): { html: string; faults: string[] } {
  const tags = tagsOf(html);
  const faults = tags.flatMap(faultsOf);
  const policy = tags.find(isPolicy);
  if (!policy) return { html, faults: [...faults, 'the page has no policy: <head> is missing'] };
  const directives = (policy.attributes.get('content') ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(?:script|style)-src/.test(directive));
  directives.push(`script-src ${sources(html, tags, 'script')}`, `style-src ${sources(html, tags, 'style')}`);
  const meta = inFrame
    ? `<script>${policyScript(directives.join(';'))}</script>`
    : `<meta http-equiv="content-security-policy" content="${directives.join(';')}">`;
  const without = html.slice(0, policy.start) + html.slice(policy.end);
  const charset = tags.find((tag) => tag.name === 'meta' && tag.attributes.has('charset'));
  if (!charset || charset.end > policy.start) {
    return { html, faults: [...faults, 'a <meta charset> must come first in the head'] };
  }
  return { html: without.slice(0, charset.end) + meta + without.slice(charset.end), faults };
}

/** Puts this policy into the head of the page that it runs in, for the page's own origin. */
const policyScript = (policy: string): string =>
  `(m=>{m.httpEquiv="content-security-policy";m.content=${JSON.stringify(policy)}.replaceAll("'self'",location.origin);document.head.append(m)})(document.createElement("meta"))`;

const isPolicy = (tag: Tag): boolean =>
  tag.name === 'meta' && tag.attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

/** Data blocks are not run and need no hash. */
const isData = (tag: Tag): boolean => /json/.test(tag.attributes.get('type') ?? '');

function sources(html: string, tags: readonly Tag[], name: 'script' | 'style'): string {
  const hashes = tags
    .filter((tag) => tag.name === name && !tag.attributes.has('src') && !(name === 'script' && isData(tag)))
    .map((tag) =>
      createHash('sha256')
        .update(textOf(html, name, tag.end))
        .digest('base64'),
    );
  return ["'self'", ...[...new Set(hashes)].map((hash) => `'sha256-${hash}'`)].join(' ');
}

const fetching = new Set(['script', 'link', 'img', 'iframe', 'source', 'audio', 'video', 'object', 'embed']);

/** A link that only names an address: nothing is fetched by it. */
const isName = ({ name, attributes }: Tag): boolean =>
  name === 'link' && /^(?:canonical|alternate)$/.test(attributes.get('rel') ?? '');

function faultsOf(tag: Tag): string[] {
  const faults: string[] = [];
  for (const [name, value] of tag.attributes) {
    if (name === 'style') faults.push(`<${tag.name} style="${value}">: use a class or an attribute`);
    if (name.startsWith('on')) faults.push(`<${tag.name} ${name}="…">: listen from a script`);
    if (/^\s*javascript:/i.test(value)) faults.push(`<${tag.name} ${name}="javascript:…">`);
    const fetched =
      fetching.has(tag.name) && !isName(tag) && (name === 'src' || name === 'href' || name === 'srcset');
    if (fetched && /^\s*(?:https?:)?\/\//i.test(value)) {
      faults.push(`<${tag.name} ${name}="${value}"> is fetched from another origin`);
    }
  }
  return faults;
}
