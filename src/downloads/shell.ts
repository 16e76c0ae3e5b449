/** Writes a frame as one self-contained HTML file. */
import { escapeHtml } from '../notation/markup.ts';

/** The content that the file unpacks. */
export interface PackedPage {
  /** One text per style element. */
  readonly sheets: readonly string[];
  readonly body: string;
  /** JSON files by path relative to the site's root. */
  readonly data: Readonly<Record<string, string>>;
  readonly script: string;
  /** The fragment to set, without "#". */
  readonly hash: string;
}

export interface OneFile {
  readonly title: string;
  /** Attributes of <html>, as on the frame's page. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Absolute address of the frame; links lead there. */
  readonly home: string;
  /** The content as JSON: gzip, in base64. */
  readonly packed: string;
  /** The script that unpacks it. */
  readonly opener: string;
  /** Licence notices for the work of others in the file. */
  readonly notices: string;
  /** Allows the file's own scripts and styles in its policy; random for each file. */
  readonly nonce: string;
  readonly words: { readonly noScript: string; readonly old: string };
}

/** Writes the HTML text of the file. It fetches nothing, and its policy forbids fetching. */
export function oneFileText(file: OneFile): string {
  const { title, home, packed, notices, opener, nonce, words } = file;
  const attributes = Object.entries({ ...file.attributes, 'data-home': home })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  const link = `<a href="${escapeHtml(home)}">${escapeHtml(title)}</a>`;
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
<title>${escapeHtml(title)}</title>
</head>
<body class="embedded">
<noscript><p>${escapeHtml(words.noScript)} ${link}</p></noscript>
<p data-old hidden>${escapeHtml(words.old)} ${link}</p>
<script type="text/plain">${packed}</script>
<script nonce="${nonce}">${opener.replace(/<\/script/gi, '<\\/script')}</script>
</body>
</html>
`;
}
