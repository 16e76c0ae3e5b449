/**
 * Cuts a lesson into the steps that a phone shows one at a time, and into parts: the words of a part and the board or
 * table they lead to, which stand side by side on a wide page.
 */

/** A paragraph, list, figure or board of a lesson, in the order of its file. */
export interface StepBlock {
  /** A heading begins a part, a board ends it. */
  readonly is: 'heading' | 'words' | 'board';
  /** Roughly how high it is on a phone 360 px wide, in pixels, with what it says to an answer. */
  readonly height: number;
}

/** What of a phone's 740 px is left between the header and the button that leads on. */
const SCREEN = 600;

/** The title and goal of the lesson stand over its first step. */
const HEAD = 170;

/** Pixels of a line of text, and how many characters it has. */
const LINE = 28;
const CHARACTERS = 36;
const GAP = 12;

/** Roughly how high each component is; one that is not named takes a screen of its own. */
const HEIGHTS: ReadonlyMap<string, number> = new Map([
  ['Aside', 110],
  ['Define', 90],
  ['YourTurn', 555],
  ['Check', 310],
  ['Hand', 190],
  ['Picture', 210],
  ['Score', 480],
  ['Sticks', 190],
  ['Points', 330],
  ['Wall', 400],
  ['Waits', 205],
  ['T', 40],
  ['Term', 40],
]);

/** Components that are read and not answered. */
const READ: ReadonlySet<string> = new Set([
  'Aside',
  'Define',
  'Hand',
  'Picture',
  'Sticks',
  'Points',
  'Waits',
  'T',
  'Term',
]);

/** A component between the paragraphs of a lesson. */
export const componentBlock = (name: string): StepBlock => ({
  is: READ.has(name) ? 'words' : 'board',
  height: HEIGHTS.get(name) ?? SCREEN,
});

/** Paragraphs or the items of a list, by their characters. */
export const textBlock = (lengths: readonly number[]): StepBlock => ({
  is: 'words',
  height: lengths.reduce((sum, length) => sum + Math.ceil(length / CHARACTERS) * LINE + GAP, 0),
});

/** A table, by the characters of its rows: its columns share the width, and so its rows have more lines. */
export const tableBlock = (rows: readonly number[]): StepBlock => ({
  is: 'words',
  height: rows.reduce((sum, length) => sum + Math.ceil((2 * length) / CHARACTERS) * LINE + 2 * GAP, 0),
});

export const headingBlock: StepBlock = { is: 'heading', height: 60 };

/** A step is what a phone shows at once. */
type Step<B> = readonly B[];
/** Steps of words and at last the one that is answered; or a single step with all of it. */
export type Part<B> = readonly Step<B>[];

const heightOf = (blocks: readonly StepBlock[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Packs words into as few steps as have room for them; a heading is never the last of its step. */
function packWords<B extends StepBlock>(words: readonly B[], room: number): B[][] {
  const steps: B[][] = [];
  let step: B[] = [];
  let left = room;
  for (const block of words) {
    if (step.length > 0 && block.height > left && step.at(-1)?.is !== 'heading') {
      steps.push(step);
      step = [];
      left = SCREEN;
    }
    step.push(block);
    left -= block.height;
  }
  return step.length > 0 ? [...steps, step] : steps;
}

/** Cuts the blocks of a lesson into parts. Every block is in one step, in the order of the file. */
export function partsOf<B extends StepBlock>(blocks: readonly B[]): readonly Part<B>[] {
  const parts: B[][][] = [];
  let words: B[] = [];
  /** What the last step of a part has room for: the title stands over the first of all. */
  const roomOf = (steps: readonly unknown[], before: number): number =>
    before === 0 && steps.length <= 1 ? SCREEN - HEAD : SCREEN;
  /** Whether blocks belong into the last step of a part: they have room, or would leave a heading by itself. */
  const fits = (part: B[][], added: readonly B[], before: number): boolean => {
    const step = part.at(-1) ?? [];
    return step.at(-1)?.is === 'heading' || heightOf([...step, ...added]) <= roomOf(part, before);
  };
  const end = (board?: B): void => {
    const last = parts.at(-1);
    // What is said after a small board, and leads to no other, is read with it.
    if (!board && last && words[0]?.is === 'words' && fits(last, words, parts.length - 1)) {
      last.at(-1)?.push(...words);
    } else {
      const steps = packWords(words, roomOf([], parts.length));
      if (board) {
        if (steps.length > 0 && fits(steps, [board], parts.length)) steps.at(-1)?.push(board);
        else steps.push([board]);
      }
      if (steps.length > 0) parts.push(steps);
    }
    words = [];
  };
  for (const block of blocks) {
    if (block.is === 'heading') end();
    if (block.is === 'board') end(block);
    else words.push(block);
  }
  end();
  return parts;
}
