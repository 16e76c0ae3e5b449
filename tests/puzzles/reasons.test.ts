/** What is told of an answer to a question of sums: by the hand that was asked about, and never by the rulebook's sentence. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import type { AmountSum } from '../../src/engine/payment.ts';
import { paymentLines } from '../../src/engine/payment-lines.ts';
import type { Outcome } from '../../src/engine/table.ts';
import type { Question } from '../../src/puzzles/question.ts';
import type { KnownRule, PracticeContext } from '../../src/questions/kind.ts';
import { prove as provePays } from '../../src/questions/pays/prove.ts';
import { settlementOf, type WonHand } from '../../src/questions/pays/rules.ts';
import type { Proof, ProofRow } from '../../src/questions/proof.ts';
import { prove as proveWorth } from '../../src/questions/worth/prove.ts';
import { nameOf, type ScoredHand } from '../../src/questions/worth/rules.ts';
import { ask, gamesWith, roomFor } from './concepts.ts';

/** How many questions of each game, as many as a reader would meet in a sitting or two. */
const SOME = 20;

function entriesOf(game: string): KnownRule[] {
  const file = new URL(`../../content/${game}/rulebook.yaml`, import.meta.url);
  const { rules, options = [] } = parse(readFileSync(file, 'utf8'));
  return [...rules, ...options];
}

function proverOf(game: string, entries: readonly KnownRule[]): PracticeContext {
  const generator = roomFor(game);
  return {
    generator,
    terms: generator.ruleset.terms,
    entry: (id) => entries.find((rule) => rule.id === id) ?? { id, title: id, sentence: '' },
  };
}

const DRAWN: Outcome = { is: 'drawn', rule: 'wall-out' };

const rowsOf = ({ evidence }: Proof): ProofRow[] =>
  evidence.flatMap((part) => (part.is === 'rows' ? part.rows : []));

describe.each(gamesWith('worth'))('what a hand is worth, in %s', (game) => {
  const entries = entriesOf(game);
  const sentences = entries.map(({ sentence }) => sentence.trim()).filter((sentence) => sentence.length > 0);
  const prover = proverOf(game, entries);
  const all = Array.from({ length: SOME }, (_, n) => ask('worth', game, n) as Question<ScoredHand>);

  test('a line that was counted too much is told why, and not by a rulebook sentence', () => {
    for (const question of all) {
      const { subject, key } = question;
      const proof = proveWorth(question, [...subject.lines, 'total 1'], prover);
      const extra = subject.lines.filter((line) => !key.includes(line));
      const rows = rowsOf(proof).filter(({ mark }) => mark === 'bad');
      expect(rows).toHaveLength(extra.length);
      for (const { head, text = '' } of rows) {
        expect(text.length, head).toBeGreaterThan(0);
        expect(text, 'its own name is said once').not.toContain(`${head}:`);
        expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
      }
      expect(sentences.filter((sentence) => proof.text.includes(sentence))).toEqual([]);
    }
  });

  test('every line that may be ticked is a line that some hand counts', () => {
    const known = (roomFor(game).ruleset.scoring?.objections?.lines ?? []).map(nameOf);
    for (const { subject } of all) expect(subject.lines.filter((line) => !known.includes(line))).toEqual([]);
  });
});

describe.each(gamesWith('pays'))('who pays whom, in %s', (game) => {
  const prover = proverOf(game, entriesOf(game));
  const { ruleset } = roomFor(game);
  const all = Array.from({ length: SOME }, (_, n) => ask('pays', game, n) as Question<WonHand>);

  test('every payment is told with what it rests on: its sum, or the name of its rule', () => {
    for (const question of all) {
      const settled = settlementOf(question.subject, ruleset);
      const lines = paymentLines(settled?.groups ?? [], ruleset.sumOf, settled?.outcome ?? DRAWN);
      const proof = provePays(question, question.key, prover);
      expect(lines.length).toBeGreaterThan(0);
      for (const { sum, amount, rule } of lines) {
        if (sum) expect(comesTo(sum), JSON.stringify(sum)).toBe(amount);
        const named = sum ? words.number(amount) : prover.entry(rule).title.slice(1);
        expect(proof.text).toContain(named);
      }
    }
  });

  test('a hand that did not win and is paid for is told with every line of it', () => {
    for (const question of all) {
      const standing = settlementOf(question.subject, ruleset)?.outcome.loserScores ?? [];
      const rows = rowsOf(provePays(question, question.key, prover));
      for (const score of standing)
        if (score)
          expect(
            rows.some(({ mark, amount }) => mark === 'none' && amount === words.number(score.total)),
          ).toBe(true);
    }
  });
});

/** What a sum comes to, reckoned again. */
function comesTo(sum: AmountSum): number {
  switch (sum.is) {
    case 'fan':
      return (sum.fan + sum.dealer) * sum.each + sum.base;
    case 'table':
      return sum.worth / sum.over;
    case 'hand':
      return sum.worth * sum.times;
    case 'difference':
      return (sum.more - sum.less) * sum.times;
    case 'rounded':
      return Math.ceil((sum.worth * sum.times) / 100) * 100;
    case 'half':
      return sum.of / 2;
  }
}
