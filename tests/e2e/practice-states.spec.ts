/**
 * Every kind of question, by keyboard alone: answered right, answered wrong, as axe sees it. Some kinds and one game each with every commit; all kinds of all games in the long run.
 */
import type { Page } from '@playwright/test';
import { createRandom, shuffled } from '../../src/engine/random.ts';
import { formatQuestionLink } from '../../src/notation/question-link.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { isStandard } from '../../src/puzzles/concepts/sort/laid.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { GeneratorContext, Question } from '../../src/puzzles/question.ts';
import { conceptIds, loadConcept } from '../../src/puzzles/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { claimKeys } from '../puzzles/claim-keys.ts';
import { LONG, SEED, someOf } from '../scale.ts';
import { looksRight } from './looks.ts';
import { askingIn } from './pages.ts';
import { expect, test } from './site.ts';

/** What is typed, and what is written into which field, from the first. */
interface Keys {
  readonly typed: string;
  readonly fields?: readonly string[];
}

const place = (choices: readonly string[] | null, of: string | undefined): string =>
  String((choices ?? []).indexOf(of ?? '') + 1);
const otherOf = ({ key, choices }: Question): string =>
  (choices ?? []).find((each) => !key.includes(each)) ?? '';
const lower = (...tiles: readonly string[]): string => `${tiles.join('').toLowerCase()}`;
/** "123m" as keys for one tile after the other. */
const apart = (set: string): string =>
  /[mps]$/.test(set) ? [...set.slice(0, -1)].map((rank) => rank + set.slice(-1)).join('') : set;

function laidAsItStands({ subject }: Question, sets: number): string {
  const { concealed, winning, melds } = subject as ShownHand;
  const all = [...concealed, winning].sort((a, b) => a - b).map(formatTile);
  return lower(...all.slice(0, 3 * (sets - melds.length)));
}

/** The tile that was drawn. */
const firstOf = ({ subject }: Question): string => formatTile((subject as { readonly drawn: number }).drawn);

/** A count is one number. */
const number = ({ key }: Question, isRight: boolean): Keys => ({
  typed: '',
  fields: [isRight ? (key[0] ?? '') : '99'],
});

/** How each kind is answered: right, and wrong; Enter follows. */
const WAYS: Readonly<
  Record<string, (question: Question, isRight: boolean, generator: GeneratorContext) => Keys>
> = {
  win: ({ key }, isRight) => ({ typed: (key[0] === 'yes') === isRight ? 'y' : 'n' }),
  pass: ({ key }, isRight) => ({ typed: (key[0] === 'win') === isRight ? '1' : '2' }),
  tile: (question, isRight) => ({
    typed: place(question.choices, isRight ? question.key[0] : otherOf(question)),
  }),
  may: (question, isRight) => ({
    typed: place(question.choices, isRight ? question.key[0] : otherOf(question)),
  }),
  waits: (question, isRight) => ({
    typed: lower(...question.key, ...(isRight ? [] : [otherOf(question)])),
  }),
  discard: (question, isRight) => ({
    typed: lower(isRight ? (question.key[0] ?? '') : otherOf(question)),
  }),
  mend: ({ key: [exchange = ''] }, isRight) => {
    const [out = '', come = ''] = exchange.split('>');
    return { typed: lower(out, isRight ? come : out) };
  },
  sort: (question, isRight, { ruleset }) => {
    const [laid = ''] = question.key;
    if (isRight !== (laid === 'none'))
      return {
        typed: isRight
          ? lower(...laid.split(' ').slice(0, -1).map(apart))
          : laidAsItStands(question, ruleset.deal.sets),
      };
    return { typed: '0' };
  },
  claim: (question, isRight) => ({ typed: claimKeys(question, isRight) }),
  worth: ({ key, choices }, isRight) => {
    const total = key.find((each) => each.startsWith('total'))?.slice(6) ?? '';
    const lines = key.filter((each) => !each.startsWith('total'));
    return isRight
      ? { typed: lines.map((line) => place(choices, line)).join(''), fields: [total] }
      : { typed: '', fields: ['99'] };
  },
  pays: ({ key }, isRight) => ({
    typed: '',
    fields: isRight ? key.map((each) => each.slice(2)) : ['7'],
  }),
  reveal: ({ key }, isRight) => ({
    typed: isRight
      ? key.flatMap((each) => (each.length === 1 ? [String(Number(each) + 1)] : [])).join('')
      : '',
    fields: [isRight ? (key.at(-1)?.split(' ')[1] ?? '') : '7'],
  }),
  // Every discard that will do is picked; none where riichi is not allowed.
  declare: (question, isRight) => ({
    typed: isRight ? lower(...question.key) : question.key.length > 0 ? '' : lower(firstOf(question)),
  }),
  barred: (question, isRight) => ({
    typed: place(question.choices, isRight ? question.key[0] : otherOf(question)),
  }),
  han: number,
  fu: number,
};

/** How many kinds are looked at with each commit. */
const SOME = 6;
const random = createRandom(SEED, 'practice states');
const kinds = someOf('kinds of questions', conceptIds, SOME);

const rooms = new Map<string, GeneratorContext>();
for (const id of gameIds) rooms.set(id, createGeneratorContext(await loadGame(id)));

/** The games that have such questions, in an order of this commit. */
async function gamesWith(kind: string): Promise<(readonly [string, GeneratorContext])[]> {
  const { has } = await loadConcept(kind);
  return shuffled(
    [...rooms].filter(([, { ruleset }]) => has(ruleset)),
    random,
  );
}

/** A question that can be answered by nine digits, and be missed. */
async function questionOf(kind: string, game: string, generator: GeneratorContext): Promise<Question> {
  const concept = await loadConcept(kind);
  for (let number = 0; ; number++) {
    const question = makeQuestion(concept, generator, {
      concept: kind,
      ruleset: game,
      chosen: {},
      under: 'ordinary',
      seed: SEED.slice(0, 8),
      number,
      grade: 1,
      rules: [],
      without: [],
    });
    const { key, choices } = question;
    // What is no layout is answered by a button of its own.
    const isLaid = key[0] !== 'none' && (kind !== 'sort' || isStandard(key[0] ?? ''));
    const fits = isLaid && !(kind === 'worth' && (choices?.length ?? 0) > 9);
    if (fits) return question;
  }
}

async function asks(page: Page, { asking }: Question): Promise<void> {
  await page.goto(`/practice/${asking.ruleset}/${asking.concept}/#${formatQuestionLink(asking)}`);
  await expect(askingIn(page)).toBeVisible();
}

async function answers(page: Page, { typed, fields = [] }: Keys): Promise<void> {
  for (const key of typed) await page.keyboard.press(key);
  const inputs = page.locator('.practice .amount input');
  for (const [i, text] of fields.entries()) await inputs.nth(i).fill(text);
  if (fields.length > 0) await inputs.first().press('Enter');
  // What proves the answer may still be on its way.
  else if ((await page.locator('.practice[data-answered]').count()) === 0) await page.keyboard.press('Enter');
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
}

test('every kind of question has its way to be answered', () => {
  expect(Object.keys(WAYS).sort()).toEqual([...conceptIds]);
});

for (const kind of kinds) {
  for (const [game, generator] of (await gamesWith(kind)).slice(0, LONG ? gameIds.length : 1)) {
    test(`${kind}, ${game}: asked, answered right and wrong, by keyboard`, async ({ page }) => {
      const question = await questionOf(kind, game, generator);
      const way = WAYS[kind];
      if (!way) throw new Error(`nobody knows how ${kind} is answered`);
      for (const isRight of [true, false]) {
        await asks(page, question);
        await answers(page, way(question, isRight, generator));
        await expect(page.locator('.practice-verdict .slip')).toHaveAttribute(
          'data-kind',
          isRight ? 'good' : 'refused',
        );
        // What is wrong is told with all that would be right.
        if (LONG || !isRight) await looksRight(page, `${kind} answered ${isRight ? 'right' : 'wrong'}`);
        // The same address would ask nothing anew.
        await page.goto('about:blank');
      }
    });
  }
}
