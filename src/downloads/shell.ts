/** A frame as one file of HTML that needs nothing from anywhere. */
import { escaped } from '../notation/markup.ts';

/** What the file unpacks. */
export interface Packed {
  /** A text for each style element. */
  readonly sheets: readonly string[];
  readonly body: string;
  /** The files of JSON that it may ask for, by their paths from the site's root. */
  readonly data: Readonly<Record<string, string>>;
  readonly script: string;
  /** What its address is to say. */
  readonly hash: string;
}

export interface OneFile {
  readonly title: string;
  /** Of its <html>: what the frame's page has there. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The frame's address on its site: links lead there. */
  readonly home: string;
  /** What it holds, packed: gzip, as base64. */
  readonly packed: string;
  /** The script that unpacks it. */
  readonly opener: string;
  /** What is owed to those whose work it holds. */
  readonly notices: string;
  /** Lets this file's own scripts and styles pass its policy; another one for each file. */
  readonly nonce: string;
  readonly words: { readonly noScript: string; readonly old: string };
}

/** @returns the text of the file; nothing in it is fetched, and its policy forbids it */
export function oneFileText(file: OneFile): string {
  const { title, home, packed, notices, opener, nonce, words } = file;
  const attributes = Object.entries({ ...file.attributes, 'data-home': home })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  const link = `<a href="${escaped(home)}">${escaped(title)}</a>`;
  return `<!doctype html>
<!--
${notices.replaceAll('--', '- -').trim()}
-->
<html${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body class="embedded">
<noscript><p>${escaped(words.noScript)} ${link}</p></noscript>
<p data-old hidden>${escaped(words.old)} ${link}</p>
<script type="text/plain">${packed}</script>
<script nonce="${nonce}">${opener.replace(/<\/script/gi, '<\\/script')}</script>
</body>
</html>
`;
}
