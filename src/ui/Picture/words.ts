/** A picture of words alone, for what has no table. */
import { STILL } from '../../notation/embed-stills.ts';
import { escapeHtml } from '../../notation/markup.ts';
import { documentOf } from './document.ts';

/** The most letters in a line of the title, and of the text. */
const TITLE = 32;
const TEXT = 56;
const EDGE = 32;

/** Writes a title and a text on a cloth. */
export function wordsPicture(title: string, text: string): string {
  const head = linesOf(title, TITLE).map((words) => ({ words, size: 28 }));
  const body = linesOf(text, TEXT).map((words) => ({ words, size: 19 }));
  let y = (STILL.height - [...head, ...body].reduce((sum, { size }) => sum + size * 1.5, 0)) / 2;
  const written = [...head, ...body].map(({ words, size }) => {
    y += size * 1.5;
    return `<text x="${EDGE}" y="${Math.round(y)}" font-size="${size}" fill="#f4eeda">${escapeHtml(words)}</text>`;
  });
  return documentOf(title, written.join(''));
}

/** Breaks a text into lines at its spaces. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && line.length <= most) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
