/** What is told of an answer is told of these tiles and these seats: no explanation is a sentence of the rulebook. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isHonour, isSuited, isTerminal, sortTiles, suitOf } from '../../src/engine/tiles.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import { playedIn } from '../../src/puzzles/hands.ts';
import { checkConditions } from '../../src/puzzles/proof/conditions.ts';
import type { NonWinningHand } from '../../src/puzzles/proof/exchanges.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { prove as proveClaim } from '../../src/questions/claim/prove.ts';
import type { KnownRule, PracticeContext } from '../../src/questions/kind.ts';
import { prove as proveMay } from '../../src/questions/may/prove.ts';
import { prove as proveMend } from '../../src/questions/mend/prove.ts';
import { prove as provePass } from '../../src/questions/pass/prove.ts';
import type { WinOffer } from '../../src/questions/pass/rules.ts';
import type { Proof, ReaderAnswer } from '../../src/questions/proof.ts';
import { prove as proveWaits } from '../../src/questions/waits/prove.ts';
import { prove as proveWin } from '../../src/questions/win/prove.ts';
import { randomOf } from '../scale.ts';
import { ask, gamesWith, roomFor } from './concepts.ts';

/** As many as a reader would meet in a sitting or two. */
const SOME = 20;

type Prove = (question: never, given: ReaderAnswer, context: PracticeContext) => Proof;
const PROVES: Readonly<Record<string, Prove>> = {
  pass: provePass,
  may: proveMay,
  win: proveWin,
  waits: proveWaits,
  claim: proveClaim,
};

const entriesIn = (folder: string): KnownRule[] => {
  const { rules, options = [] } = parse(
    readFileSync(new URL(`../../content/${folder}/rulebook.yaml`, import.meta.url), 'utf8'),
  );
  return [...rules, ...options];
};
const common = entriesIn('common');

function proverOf(game: string): PracticeContext & { readonly entries: readonly KnownRule[] } {
  const generator = roomFor(game);
  const entries = [...entriesIn(game), ...common];
  return {
    generator,
    terms: generator.ruleset.terms,
    entry: (id) => entries.find((rule) => rule.id === id) ?? { id, title: id, sentence: '' },
    entries,
  };
}

/** The key, and a wrong answer: the first other choice, or none of several. */
function answersTo({ key, choices }: Question): ReaderAnswer[] {
  const other = choices?.find((each) => !key.includes(each));
  return [key, other === undefined ? [] : [other]];
}

describe.each(Object.keys(PROVES))('%s', (kind) => {
  test.each(gamesWith(kind))('is never explained by a sentence of the rulebook: %s', (game) => {
    const prover = proverOf(game);
    const sentences = prover.entries.map(({ sentence }) => sentence.trim()).filter((text) => text !== '');
    const generic: string[] = [];
    let silent = 0;
    for (let number = 0; number < SOME; number++) {
      const question = ask(kind, game, number);
      for (const given of answersTo(question)) {
        const { head, text } = (PROVES[kind] as Prove)(question as never, given, prover);
        expect(`${head} ${text}`).not.toMatch(/undefined|NaN|[{}]/);
        if (`${head} ${text}`.trim().split(/\s+/).length < 4) silent++;
        const said = sentences.find((sentence) => text.includes(sentence) || head.includes(sentence));
        if (said !== undefined) generic.push(`${number} (${given.join()}): ${said}`);
      }
    }
    expect(generic).toEqual([]);
    // A right “no tile does” needs no more words; nearly all else has a reason.
    expect(silent).toBeLessThan(SOME / 4);
  });
});

/** What a condition asks, said of the tiles alone, whatever shape they have. */
const ASKS: Readonly<Record<string, (tiles: readonly number[]) => boolean>> = {
  'three-suits': (tiles) => new Set(tiles.filter(isSuited).map(suitOf)).size === 3,
  'yao-jiu': (tiles) => tiles.some((tile) => isHonour(tile) || isTerminal(tile)),
  'triplet-or-dragon-pair': (tiles) =>
    tiles.some((tile) => tiles.filter((other) => other === tile).length > 2),
};

test.each(gamesWith('win'))(
  'a condition that is ticked is true of the tiles of a special hand: %s',
  (game) => {
    const generator = roomFor(game);
    const { shapes, constraints } = generator.ruleset.wins;
    const random = randomOf(`special hands ${game}`);
    for (const shape of shapes) {
      for (let n = 0; n < 40 && shape.deal; n++) {
        const tiles = [...shape.deal(random)];
        const winning = tiles.pop() ?? 0;
        const hand: ShownHand = {
          seat: 0,
          concealed: tiles.sort((a, b) => a - b),
          melds: [],
          winning,
          from: null,
        };
        const { reading, conditions } = checkConditions(generator, hand);
        if (reading?.shape !== shape.id || shape.id === 'standard') continue;
        for (const { rule, holds, isRequired } of conditions) {
          if (!constraints.some((constraint) => constraint.rule === rule) || !isRequired) continue;
          const is = ASKS[rule];
          expect(is, `${shape.id} asks ${rule}`).toBeDefined();
          expect(is?.([...tiles, winning]), `${shape.id}: ${rule}`).toBe(holds);
        }
      }
    }
  },
);

const SEVEN_PAIRS = {
  rules: roomFor('changchun').ruleset.wins.shapes.flatMap(({ id, rule }) =>
    id === 'seven-pairs' ? [rule] : [],
  ),
};

test('seven pairs are told that they need no triplet, and nothing is counted that they do not need', () => {
  const prover = proverOf('changchun');
  const number = Array.from({ length: 400 }, (_, i) => i).find((each) => {
    const question = ask('win', 'changchun', each, SEVEN_PAIRS);
    const { reading, wins } = checkConditions(prover.generator, question.subject as ShownHand);
    return wins && reading?.shape === 'seven-pairs';
  });
  const question = ask('win', 'changchun', number ?? 0, SEVEN_PAIRS) as Question<ShownHand>;
  const { text, evidence } = proveWin(question, ['yes'], prover);
  const rows = evidence.flatMap((part) => (part.is === 'rows' ? part.rows : []));
  expect(rows.find(({ rule }) => rule === 'triplet-or-dragon-pair')?.mark).toBe('none');
  expect(text).not.toMatch(/three conditions/);
});

test.each(gamesWith('pass'))(
  'nobody who lets a complete hand go is said to have missed what makes a hand complete: %s',
  (game) => {
    const { ruleset } = roomFor(game);
    const shapes = ['no-wrap', ruleset.wins.shapeRule, ...ruleset.wins.shapes.map(({ rule }) => rule)];
    for (let number = 0; number < 3 * SOME; number++) {
      const { decides } = ask('pass', game, number);
      expect(decides.filter((rule) => shapes.includes(rule))).toEqual([]);
    }
  },
);

test('a win that may be taken in Riichi names each of its yaku', () => {
  const prover = proverOf('riichi');
  for (let number = 0; number < 2 * SOME; number++) {
    const question = ask('pass', 'riichi', number) as Question<WinOffer>;
    if (question.key[0] !== 'win') continue;
    const { hand, facts } = question.subject;
    const { conditions } = checkConditions(prover.generator, { ...hand, facts });
    const patterns = conditions.flatMap(({ worth }) => worth?.patterns ?? []);
    expect(patterns.length).toBeGreaterThan(0);
    const { text } = provePass(question as never, ['win'], prover);
    for (const pattern of patterns) expect(text).toContain(`“${prover.entry(pattern).title}”`);
  }
});

test('furiten in riichi lasts, so nobody is told there of a draw that ends it', () => {
  const prover = proverOf('riichi');
  let count = 0;
  for (let number = 0; number < 5 * SOME; number++) {
    const question = ask('pass', 'riichi', number);
    const { rule, head, text } = provePass(question as never, ['pass'], prover);
    if (rule !== 'furiten-riichi') continue;
    count++;
    expect(text).toContain('for the rest of this deal');
    expect(`${head} ${text}`).not.toMatch(/since|next draw/);
  }
  expect(count).toBeGreaterThan(0);
});

test('no reason takes a real run apart: a false run is named only where all other sets are real', () => {
  const { generator } = proverOf('riichi');
  const hand = (concealed: string, winning: string): ShownHand => ({
    seat: 0,
    concealed: parseTiles(concealed),
    melds: [],
    winning: parseTiles(winning)[0] ?? 0,
    from: null,
  });
  const falseIn = (tiles: string, winning: string): string[] =>
    (checkConditions(generator, hand(tiles, winning)).reading?.sets ?? []).flatMap(({ kind, tiles: set }) =>
      kind === 'knitted' ? [formatTiles(sortTiles(set))] : [],
    );
  // 2-3-4 of bamboo is a run, and what is left over is the rest.
  expect(falseIn('35m88m111p444p234s', '4s')).toEqual(['35m4s']);
  // Here two runs across the suits would be needed, and no single one is the mistake.
  expect(falseIn('135m88m111p444p24s', '4s')).toEqual([]);
});

test.each(gamesWith('mend'))(
  'an exchange is told what it leaves over, and no idea that nobody had: %s',
  (game) => {
    const prover = proverOf(game);
    for (let number = 0; number < SOME; number++) {
      const question = ask('mend', game, number) as Question<NonWinningHand>;
      const { concealed } = question.subject;
      const kinds = playedIn(prover.generator.ruleset)
        .filter((kind) => !concealed.includes(kind))
        .slice(0, 9);
      for (const kind of kinds) {
        const exchange = `${formatTiles([concealed[0] ?? 0])}>${formatTiles([kind])}`;
        if (question.key.includes(exchange)) continue;
        expect(proveMend(question, [exchange], prover).text).not.toMatch(/are not a run/);
      }
    }
  },
);
