/** Reads the “to remember” lines of a lesson: the list in its last section. */
import { proseOf } from './tags.ts';

/** A piece of a line. */
export type RememberedPiece =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly text: string }
  | { readonly is: 'emphasis'; readonly text: string }
  /** A term, from <Term>. */
  | { readonly is: 'term'; readonly text: string }
  /** Tiles in notation, from <T>. */
  | { readonly is: 'tiles'; readonly text: string };

const HEADING = /^## .*$/m;
const PIECES = /<Term>([^<]*)<\/Term>|<T>([^<]*)<\/T>|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/**
 * Returns the lines, each in pieces. Example: `- A **pung** is <T>555p</T>.` → text, strong, text, tiles, text. Empty
 * when the last section is not a list.
 * @throws Error for code, or for a component other than <Term> and <T>
 */
export function rememberList(source: string): RememberedPiece[][] {
  const last = proseOf(source).split(HEADING).at(-1) ?? '';
  // `proseOf` blanks code, so it would disappear without notice.
  if (source.split(HEADING).at(-1)?.includes('`')) throw new Error('what is to be remembered holds code');
  const blocks = last.trim().split(/\n(?=- )/);
  if (blocks.some((block) => !block.startsWith('- '))) return [];
  return blocks.map((block) => piecesOf(block.slice(2).replace(/\s+/g, ' ').trim()));
}

function piecesOf(line: string): RememberedPiece[] {
  const pieces: RememberedPiece[] = [];
  let from = 0;
  const text = (to: number): void => {
    const between = line.slice(from, to);
    if (/<[A-Z]/.test(between)) throw new Error(`“${line}” holds more than <Term> and <T>`);
    if (between !== '') pieces.push({ is: 'text', text: between });
  };
  for (const match of line.matchAll(PIECES)) {
    const [whole, term, tiles, strong, emphasis] = match;
    text(match.index);
    from = match.index + whole.length;
    if (term !== undefined) pieces.push({ is: 'term', text: term });
    else if (tiles !== undefined) pieces.push({ is: 'tiles', text: tiles });
    else if (strong !== undefined) pieces.push({ is: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ is: 'emphasis', text: emphasis });
  }
  text(line.length);
  return pieces;
}
