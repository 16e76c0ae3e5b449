/** What is told of an answer to a question of sums: by the hand that was asked about, and never by the rulebook's sentence. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Prover, RuleEntry } from '../../src/islands/Practice/asker.ts';
import { prove as proveWorth } from '../../src/islands/Practice/concepts/worth/prove.ts';
import { factsOf } from '../../src/islands/Practice/facts.ts';
import type { Proof, Row } from '../../src/islands/Practice/proof.ts';
import { type Counted, nameOf } from '../../src/puzzles/concepts/worth/index.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { words } from '../../src/words/index.ts';
import { practiceWordsIn } from '../../src/words/practice.ts';
import { ask, gamesWith, roomFor } from './asking.ts';

/** How many questions of each game, as many as a reader would meet in a sitting or two. */
const SOME = 20;

function entriesOf(game: string): RuleEntry[] {
  const file = new URL(`../../content/${game}/rulebook.yaml`, import.meta.url);
  const { rules, options = [] } = parse(readFileSync(file, 'utf8'));
  return [...rules, ...options];
}

function proverOf(game: string, entries: readonly RuleEntry[]): Prover {
  const room = roomFor(game);
  return {
    room,
    words,
    lang: 'en',
    say: practiceWordsIn('en'),
    facts: factsOf(room.ruleset),
    terms: room.ruleset.terms,
    entry: (id) => entries.find((rule) => rule.id === id) ?? { id, title: id, sentence: '' },
  };
}

const rowsOf = ({ evidence }: Proof): Row[] =>
  evidence.flatMap((part) => (part.is === 'rows' ? part.rows : []));

describe.each(gamesWith('worth'))('what a hand is worth, in %s', (game) => {
  const entries = entriesOf(game);
  const sentences = entries.map(({ sentence }) => sentence.trim()).filter((sentence) => sentence.length > 0);
  const prover = proverOf(game, entries);
  const all = Array.from({ length: SOME }, (_, n) => ask('worth', game, n) as Question<Counted>);

  test('a line that was counted too much is told why, and not by a rulebook sentence', () => {
    for (const question of all) {
      const { asked, key } = question;
      const proof = proveWorth(question, [...asked.lines, 'total 1'], prover);
      const extra = asked.lines.filter((line) => !key.includes(line));
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
    for (const { asked } of all) expect(asked.lines.filter((line) => !known.includes(line))).toEqual([]);
  });
});
