/** Finishes a built page: adds preloads, sharing data and its security policy. */
import { policyElement, policyFaults } from './policy.ts';
import { preloadLinks } from './preload.ts';
import { sharingElements } from './social-card.ts';
import { tagIn, tagsOf } from './tags.ts';

/**
 * Adds the generated elements to a page's HTML.
 * @param address relative to the site's root, such as `learn/british/`
 * @param home absolute address of the site's root; null where the site has no host
 * @throws Error where the head has no `<meta charset>` first, or the page holds what no policy can cover
 */
export function finishedPage(html: string, address: string, home: string | null): string {
  const tags = tagsOf(html);
  const charset = tags.find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  const first = tags.find(({ name }) => /^(?:style|script|link)$/.test(name));
  const close = html.indexOf('</head>');
  if (!charset || close < charset.end || (first && first.start < charset.start))
    throw new Error(`/${address}: a <meta charset> must come first in the head`);
  const faults = policyFaults(tags);
  if (faults.length > 0) throw new Error(`/${address}: no policy can cover these:\n  ${faults.join('\n  ')}`);
  const isFound = tagIn(tags, 'link', { rel: 'canonical' }) !== undefined;
  return [
    html.slice(0, charset.end),
    policyElement(tags, address.startsWith('embed/frame/')),
    html.slice(charset.end, close),
    preloadLinks(tags),
    home !== null && isFound ? sharingElements(tags, address, home) : '',
    html.slice(close),
  ].join('');
}
