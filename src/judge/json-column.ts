/**
 * Finds the column at which a text stops being JSON. `JSON.parse` gives it for some errors only, and in different words
 * on each engine.
 */

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
/** The valid start of a literal or number; the error is right after it. */
const LITERAL_START = /-|t(?:r(?:u)?)?|f(?:a(?:l(?:s)?)?)?|n(?:u(?:l)?)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The token that may come next inside the innermost open bracket. */
type Next = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'comma or end';

/** Scans a text from left to right; `at` is the offset of the next character, or of the error. */
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

  /** Reads a string, character by character, as a regular expression can overflow on a long one. */
  takeText(): boolean {
    if (this.sign() !== '"') return false;
    this.at++;
    for (let sign = this.sign(); sign !== undefined && sign >= ' '; sign = this.sign()) {
      if (sign === '\\') {
        if (!this.take(ESCAPE)) return false;
        continue;
      }
      this.at++;
      if (sign === '"') return true;
    }
    return false;
  }

  /** Reads a number or literal; where it is invalid, moves past its valid start. */
  takePlain(): boolean {
    if (this.take(PLAIN)) return true;
    this.take(LITERAL_START);
    return false;
  }
}

/**
 * Returns the column (from 1) of the first JSON error: one past the end where something is missing, null for valid
 * JSON. Example: `[1,]` gives 4.
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

/** Reads the next token and returns what may follow; null on an error. */
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
