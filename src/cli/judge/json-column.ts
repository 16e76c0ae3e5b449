/** Where a text stops being JSON: `JSON.parse` says it of some mistakes only, and in other words on every engine. */

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
/** As much of a word or number as is right: it goes wrong behind it. */
const BEGUN = /-|t(?:r(?:u)?)?|f(?:a(?:l(?:s)?)?)?|n(?:u(?:l)?)?/y;
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** What may come next, within the innermost bracket that is open. */
type Next = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'comma or end';

/** Reads a text from left to right; `at` is where it goes on, or where it went wrong. */
class Scanner {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  sign(): string | undefined {
    return this.text[this.at];
  }

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** A text in quotation marks. Sign by sign: no pattern is as patient as a long text. */
  takeText(): boolean {
    if (this.sign() !== '"') return false;
    this.at++;
    for (let sign = this.sign(); sign !== undefined && sign >= ' '; sign = this.sign()) {
      if (sign === '\\') {
        if (!this.take(ESCAPED)) return false;
        continue;
      }
      this.at++;
      if (sign === '"') return true;
    }
    return false;
  }

  /** A number or a word; of what only begins like one, as much as is right. */
  takePlain(): boolean {
    if (this.take(PLAIN)) return true;
    this.take(BEGUN);
    return false;
  }
}

/**
 * The column, from 1, at which this text cannot be JSON any more; one past its end where something is missing, and
 * null where nothing is wrong.
 */
export function columnOfMistake(text: string): number | null {
  const scanner = new Scanner(text);
  const open: ('[' | '{')[] = [];
  let next: Next | null = 'value';
  while (next !== null) {
    scanner.take(SPACE);
    if (next === 'comma or end' && open.length === 0) {
      return scanner.at === text.length ? null : scanner.at + 1;
    }
    next = after(next, scanner, open);
  }
  return scanner.at + 1;
}

/** Moves over what comes next, and says what may come then; null where it is nothing that may come. */
function after(next: Next, scanner: Scanner, open: ('[' | '{')[]): Next | null {
  const sign = scanner.sign();
  const inside = open.at(-1);
  if (next === 'name' || (next === 'name or }' && sign !== '}')) return scanner.takeText() ? ':' : null;
  if (next === 'value' || (next === 'value or ]' && sign !== ']')) {
    if (sign === '"') return scanner.takeText() ? 'comma or end' : null;
    if (sign !== '[' && sign !== '{') return scanner.takePlain() ? 'comma or end' : null;
    open.push(sign);
    scanner.at++;
    return sign === '[' ? 'value or ]' : 'name or }';
  }
  if (next === ':') {
    if (sign !== ':') return null;
    scanner.at++;
    return 'value';
  }
  const closes = sign === (inside === '[' ? ']' : '}');
  if (!closes && (sign !== ',' || next !== 'comma or end')) return null;
  scanner.at++;
  if (!closes) return inside === '[' ? 'value' : 'name';
  open.pop();
  return 'comma or end';
}
