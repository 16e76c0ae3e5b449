/**
 * Finds statements in a lesson's prose that nothing checks: about tiles, amounts and wins. They belong in components.
 */
import { LessonError } from '../scenes/error.ts';
import { SPECS } from './registry.ts';
import { proseOf, spotAt, type Tag, tagsIn } from './tags.ts';

/** The units of the ruleset's scores, singular and plural. */
interface ProseOf {
  readonly units: readonly string[];
}

const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred';
const BARE: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w#=/.-])[1-9]{2,}[mpsf](?![\w-])/g, 'a bare hand'],
  [/(?<![\w#=/.-])[1-9][mpf](?![\w-])/g, 'a bare tile'],
  [/(?<![\w#=/.-])([ESWNCFP])\1{2,3}(?![\w-])/g, 'a bare hand'],
];
const WINS =
  /\b(?:wins|does not win|doesn['’]t win|do not win|is a win|is no win|is not a win|completes the hand)\b/;
const TILE = /<(?:T|Hand)\b[^>]*>|(?<![\w#=/.-])[1-9]+[mpsf](?![\w-])/;

/**
 * Returns every unchecked statement of a lesson, in order. Example: “You hold 123m.” gives one, “a bare hand”.
 * @param source the whole .mdx file
 * @param tags the components in it, when already parsed
 */
export function proseFaults(
  source: string,
  file: string,
  { units }: ProseOf,
  tags: readonly Tag[] = tagsIn(source, file),
): LessonError[] {
  const text = withoutTags(source, tags);
  const faults = [
    ...BARE.flatMap(([pattern, what]) =>
      find(text, pattern, (found) => [what, found, `Write <T>${found}</T>, or <Hand tiles="${found} …" />.`]),
    ),
    ...find(
      text,
      new RegExp(`\\b(?:\\d+(?:[.,]\\d+)?|${NUMBERS})[ \u00a0-](?:${units.join('|')})\\b`, 'gi'),
      (found) => [
        'a number that nobody checks',
        found,
        'Write <Score tiles="…" total="…" />, or <Pays rule="…" /> for what a rule pays.',
      ],
    ).filter(({ at }) => !isSupposed(at, tags)),
    ...winsBesideTiles(source, tags),
  ];
  return faults
    .sort((a, b) => a.at - b.at)
    .map(
      ({ at, what, found, hint }) =>
        new LessonError({ file, ...spotAt(source, at) }, `${what}: “${found}”`, hint),
    );
}

/** An amount in a property that may state an assumption is no claim. */
const isSupposed = (at: number, tags: readonly Tag[]): boolean =>
  tags.some(({ name, start, end }) => at > start && at < end && supposes(name));

const supposes = (component: string): boolean =>
  Object.values(SPECS.get(component)?.properties ?? {}).some(({ kind }) => kind.supposes);

interface Fault {
  readonly at: number;
  readonly what: string;
  readonly found: string;
  readonly hint: string;
}

function find(
  text: string,
  pattern: RegExp,
  say: (found: string) => readonly [what: string, found: string, hint: string],
): Fault[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [what, found, hint] = say(match[0]);
    return { at: match.index, what, found, hint };
  });
}

/** Returns the properties of a component that the reader sees. */
const textPropsOf = (component: string): string[] =>
  Object.entries(SPECS.get(component)?.properties ?? {}).flatMap(([name, { kind }]) =>
    kind.isProse ? [name] : [],
  );

/**
 * Blanks everything but prose: tags, the content of tile components, and wrong answers (which may be false). Inline
 * code stays, because a hand written as code is unchecked too. Offsets do not change.
 */
function withoutTags(source: string, tags: readonly Tag[]): string {
  const text = proseWithCode(source);
  const letters = text.split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to; i++) if (letters[i] !== '\n') letters[i] = ' ';
  };
  for (const tag of tags) {
    const isNoProse = SPECS.get(tag.name)?.content === 'words';
    const mayBeWrong = tag.name === 'Answer' && !tag.attributes.has('right');
    blank(tag.start, isNoProse || mayBeWrong ? tag.close : tag.end);
    for (const name of textPropsOf(tag.name)) {
      const value = tag.attributes.get(name)?.value;
      const at = typeof value === 'string' ? source.indexOf(value, tag.start) : -1;
      if (typeof value === 'string' && at >= 0 && at < tag.end) {
        for (let i = 0; i < value.length; i++) letters[at + i] = value[i] ?? ' ';
      }
    }
  }
  return letters.join('');
}

/** Returns the prose with the text of inline code. */
function proseWithCode(source: string): string {
  const prose = proseOf(source);
  const inline = /(?<![\\`])(`+)(?!`)([^\n]*?)(?<!`)\1(?!`)/g;
  let text = prose;
  for (const match of source.matchAll(inline)) {
    const from = match.index;
    const before = prose.slice(from, from + match[0].length);
    // Keep inline code only if it was blanked by itself and not as part of a code block.
    if (before.trim() === '' && aroundIsProse(prose, source, from)) {
      text = text.slice(0, from) + match[0].replaceAll('`', ' ') + text.slice(from + match[0].length);
    }
  }
  return text;
}

function aroundIsProse(prose: string, source: string, at: number): boolean {
  const from = source.lastIndexOf('\n', at) + 1;
  const end = source.indexOf('\n', at);
  const to = end < 0 ? source.length : end;
  const rest = source.slice(from, to).replace(/`[^`\n]*`/g, '');
  return rest.trim() === '' || prose.slice(from, to).trim() !== '';
}

/** Finds “wins” in a sentence with a tile that no component judges. */
function winsBesideTiles(source: string, tags: readonly Tag[]): Fault[] {
  const text = proseWithCode(source);
  const faults: Fault[] = [];
  const judged = tags.filter((tag) => tag.attributes.has('wins') || tag.attributes.has('answer'));
  for (const match of text.matchAll(new RegExp(WINS, 'g'))) {
    const at = match.index;
    if (tags.some((tag) => at > tag.start && at < tag.end)) continue;
    const before =
      text
        .slice(Math.max(0, at - 80), at)
        .split(/[.!?:;]\s|\n\s*\n/)
        .at(-1) ?? '';
    const after = text.slice(at, at + 80).split(/[.!?:;]\s|\n\s*\n/)[0] ?? '';
    const near = judged.some((tag) => tag.close <= at && tag.start >= at - before.length);
    if (near || !TILE.test(before + after)) continue;
    const found = `${before}${after}`.trim().replace(/[.!?:;]$/, '');
    faults.push({
      at,
      what: 'a win that nobody checks',
      found,
      hint: 'Write <Hand tiles="…" wins={true} />, or wins={false} because="…".',
    });
  }
  return faults;
}
