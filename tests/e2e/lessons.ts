/** What the files of a course hold for a reader to do, in the order of the page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { type CourseForm, courseForm } from '../../src/components/site/forms.ts';
import { exercisesIn } from '../../src/lessons/exercises.ts';
import { type Tag, tagsIn } from '../../src/lessons/tags.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { someOf } from '../scale.ts';
import { game } from './pages.ts';

/** A move as a reader makes it: a tile by its name, or a call. */
export interface Move {
  readonly verb: string;
  readonly tile: string;
  /** Each of several tiles that are given away. */
  readonly given?: readonly string[];
  /** The word that goes with it, or is all of it; empty where nothing is said. */
  readonly says: string;
}

/** A move that is allowed and not right, and how its answer begins. */
export interface Unwise extends Move {
  readonly told: string;
}

export type Doing =
  /** @param free how many steps it goes before it stops and asks what happens; all of them where it never does */
  | { readonly is: 'scene'; readonly title: string; readonly free: number }
  | { readonly is: 'turn'; readonly ask: RegExp; readonly goal: Move; readonly unwise: readonly Unwise[] }
  | { readonly is: 'check'; readonly ask: RegExp };

export interface LessonFile {
  readonly title: string;
  readonly address: string;
  /** Whether it stands beside its course. */
  readonly extra: boolean;
  readonly doings: readonly Doing[];
  /** The kinds of boards at which something is decided: “turn”, “check”, “predict”, and what drills ask: “waits”. */
  readonly boards: ReadonlySet<string>;
  /** The names of its exercises. */
  readonly exercises: readonly string[];
  /** The answers that are right, as written; none where the rules give them. */
  readonly answers: readonly string[];
}

export interface CourseFiles {
  readonly game: string;
  readonly title: string;
  readonly address: string;
  /** In their order. */
  readonly lessons: readonly LessonFile[];
  /** The deals that it sets. */
  readonly deals: CourseForm['deals'];
}

/** Every course that there is, in the site's order. */
export const courses: readonly CourseFiles[] = readdirSync('content')
  .filter((name) => existsSync(`content/${name}/course.yaml`))
  .map((name) => {
    const about = courseForm.parse(parse(readFileSync(`content/${name}/course.yaml`, 'utf8')));
    return { game: name, ...about, address: `/learn/${name}/`, lessons: lessonsOf(name) };
  })
  .sort((a, b) => a.order - b.order);

/** The lessons of a course that are gone through thing by thing: all of them in the long run; else one, another with each commit. */
export const tried = ({ game, lessons }: CourseFiles): readonly LessonFile[] =>
  someOf(`lessons of ${game}`, lessons, 1);

/** The lessons of the first course. */
export const lessons: readonly LessonFile[] = courses.find((course) => course.game === game)?.lessons ?? [];

/** The lesson of the first course on calling a discard. */
export const onCalls = lessons.find(({ address }) => address.endsWith('/calling-a-pung/'));

function lessonsOf(game: string): readonly LessonFile[] {
  const filesIn = (content: string) =>
    readdirSync(content)
      .filter((name) => /^\d+-.*\.mdx$/.test(name))
      .sort()
      .map((name) => ({ content, name }));
  // Every course begins with what all of them have.
  return [...filesIn('content/common'), ...filesIn(`content/${game}`)].map(({ content, name }) => {
    const text = readFileSync(`${content}/${name}`, 'utf8');
    const [, head = ''] = text.split(/^---$/m);
    const tags = tagsIn(text);
    const { title, extra = false } = parse(head) as { title: string; extra?: boolean };
    return {
      title,
      extra,
      address: `/learn/${game}/${name.replace(/^\d+-|\.mdx$/g, '')}/`,
      exercises: exercisesIn(text, game).map((each) => each.name),
      doings: tags.flatMap((tag) => doing(content, tag, tags) ?? []),
      boards: new Set(tags.flatMap((tag) => board(tag) ?? [])),
      answers: tags.flatMap(({ name, attributes, inner }) =>
        name === 'Answer' && attributes.has('right') ? [inner.trim()] : [],
      ),
    };
  });
}

/** What a component asks of its reader, where there is a hand or a table to look at. */
function board(tag: Tag): string | null {
  switch (tag.name) {
    case 'YourTurn':
      return 'turn';
    case 'Check':
      return tag.attributes.has('hand') ? 'check' : null;
    case 'Predict':
      return 'predict';
    case 'Pick':
      return 'waits';
    case 'Sort':
      return 'sort';
    case 'Count':
      return tag.attributes.has('total') ? 'worth' : 'pays';
    case 'Board':
    case 'Deal':
      return given(tag, 'kind');
    default:
      return null;
  }
}

function doing(content: string, tag: Tag, tags: readonly Tag[]): Doing | null {
  const ask = wording(given(tag, 'ask'));
  switch (tag.name) {
    case 'Check':
      return { is: 'check', ask };
    case 'Scene': {
      const scene = parse(readFileSync(`${content}/scenes/${given(tag, 'id')}.yaml`, 'utf8')) as {
        title: string;
      };
      const asked = tags.filter(({ name, parent }) => name === 'Predict' && tags[parent ?? -1] === tag);
      const free = Math.min(...asked.map((predict) => Number(given(predict, 'step')) - 1));
      return { is: 'scene', title: scene.title, free };
    }
    case 'YourTurn':
      return {
        is: 'turn',
        ask,
        goal: move(given(tag, 'goal')),
        unwise: tags
          .filter((each) => each.name === 'Wrong' && tags[each.parent ?? -1] === tag)
          .map((wrong) => ({
            ...move(given(wrong, 'try')),
            told: /^[^.:<]*/.exec(wrong.inner.trim())?.[0] ?? '',
          })),
      };
    default:
      return null;
  }
}

/** A text of a lesson as its page has it: the rules say what stands for “{waits south}”. */
function wording(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function given(tag: Tag, name: string): string {
  return String(tag.attributes.get(name)?.value ?? '');
}

/** “south pungs 5p”, “south discards 5p and says fishing”, “south says fishing”; of several, the first. */
function move(line: string): Move {
  const [, verb = '', object = ''] = /^\w+ (\w+) ?(.*)$/.exec((line.split('|')[0] ?? '').trim()) ?? [];
  if (verb === 'says') return { verb, tile: '', says: object };
  const [what = '', says = ''] = object.split(' and says ');
  const tiles = parseTiles(what.replace(/ with X+$/, ''));
  // A run is called with two tiles of one's own.
  return {
    verb,
    tile: tiles.length > 1 ? words.tileList(tiles) : tiles.map((kind) => words.tileName(kind)).join(),
    ...(verb === 'exchanges' && { given: tiles.map((kind) => words.tileName(kind)) }),
    says,
  };
}
