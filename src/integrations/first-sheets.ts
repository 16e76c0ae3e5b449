/**
 * What of a sheet is needed at once on a page whose widget loads the rest by itself (store/sheet.ts): the rules of what
 * stands on the page, and of what the scripts can draw that it begins with. The rest comes before anything else is
 * drawn: the whole sheet behind this part of it, so that in the end the rules stand in one order, as anywhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from '../offline/list.ts';
import { tagsOf } from './html.ts';

/** Words that stand in a string of a script: after a quotation mark, in markup, or beside another. */
const STRUNG = /(?<=["'`=\s}])[\w-]+(?=["'`>\s$])/g;

/** What stands there is no picture of the widget, which draws none of it. */
const COVER = 'cover';

/** The widget of a page that begins with a part of its sheet, and what it begins with; null where there is none. */
export function beginsWith(html: string): { readonly widget: string; readonly first: string } | null {
  if (!html.includes(' data-first=')) return null;
  for (const { attributes } of tagsOf(html)) {
    const [widget, first] = [attributes.get('data-widget'), attributes.get('data-first')];
    if (widget !== undefined && first !== undefined) return { widget, first };
  }
  return null;
}

/** Every class that stands on a page, as it is. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.match(/\S+/g) ?? []);

/**
 * Every class that the scripts can draw which a widget begins with: its own, what it begins with (kinds of question and
 * other scripts, with spaces between), and what these import.
 * They are among the words of their strings; `tile-` is the beginning of several.
 * @param folder of the scripts
 */
export function wordsOf(folder: string, { widget, first }: { widget: string; first: string }): Set<string> {
  if (first === COVER) return new Set();
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const called = (name: string): string[] => scripts.filter((file) => file.startsWith(`${name}.`));
  const files = new Set<string>();
  for (const name of new Set([widget, ...first.split(' ')])) {
    const [views, others] = [called(`${name}-view`), called(name)];
    const entries = views.length > 0 ? views : others;
    if (entries.length === 0) throw new Error(`“${name}” has no script.`);
    for (const entry of entries) files.add(entry);
  }
  const words = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [word] of text.matchAll(STRUNG)) words.add(word);
    for (const each of importsIn(text)) files.add(each.replace(/^.*\//, ''));
  }
  return words;
}

/** The rules of a sheet that can apply where no other classes are than these. */
export function sheetFor(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, body } of rulesIn(css)) {
    if (body === null) kept += head;
    else if (/^\s*@(?:layer|media|container|supports)\b/.test(head)) {
      const inner = sheetFor(body, classes);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (/^\s*@/.test(head) || selectorsIn(head).some((each) => canApply(each, classes)))
      kept += `${head}{${body}}`;
  }
  return kept.trim();
}

interface CssRule {
  /** A selector or an at-rule. */
  readonly head: string;
  /** What stands in its braces; null where it has none. */
  readonly body: string | null;
}

/** The rules of a sheet as the build writes them: without comments, and with no brace in a string. */
function* rulesIn(css: string): Generator<CssRule> {
  for (let from = 0; from < css.length; ) {
    const open = css.indexOf('{', from);
    const end = css.indexOf(';', from);
    if (end >= 0 && (open < 0 || end < open)) {
      yield { head: css.slice(from, end + 1), body: null };
      from = end + 1;
      continue;
    }
    if (open < 0) return;
    const close = closing(css, open);
    yield { head: css.slice(from, open), body: css.slice(open + 1, close) };
    from = close + 1;
  }
}

/** Where the brace closes that opens here. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A rule has no end: ${css.slice(open - 40, open)}`);
}

/** What `:not()`, `:is()` and their like hold: it can be so whatever is not there, or by one of several. */
const HELD = /:[\w-]+\([^()]*\)/g;

/** A selector's parts between its commas, each without what stands in brackets. */
function selectorsIn(head: string): string[] {
  let text = head;
  for (let shorter = text.replace(HELD, ''); shorter !== text; shorter = text.replace(HELD, ''))
    text = shorter;
  return text.split(',');
}

const canApply = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].every(
    ([, name = '']) => classes.has(name) || classes.has(name.slice(0, name.indexOf('-') + 1)),
  );
