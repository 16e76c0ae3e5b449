/** The rulebooks' refusals against everything that a reader could try in whole hands. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fill, PLACEHOLDERS, valuesOf } from '#i18n/explain.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { expressible } from '../../src/engine/legality/all-actions.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy } from '../../src/engine/view.ts';
import { explained } from '../../src/i18n/explained.ts';
import type { RuleWords } from '../../src/i18n/message-context.ts';
import { playHand } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { dots, facts, fiveOfDots, south } from './sentences.ts';

interface Book {
  rules: RuleWords[];
  options?: RuleWords[];
}
const book = (name: string): RuleWords[] => {
  const file: Book = parse(
    readFileSync(new URL(`../../content/${name}/rulebook.yaml`, import.meta.url), 'utf8'),
  );
  return [...file.rules, ...(file.options ?? [])];
};
const entries = new Map([...book('common'), ...book('two-five-eight')].map((entry) => [entry.id, entry]));

describe('every refusal template', () => {
  const all = {
    rule: 'x',
    tiles: [dots(7), dots(8), dots(9)],
    seats: [south],
    have: 1,
    need: 2,
    left: { is: 'tiles', tiles: [dots(7)], sets: 3, hasPair: true },
    idle: 1,
    helps: ['y'],
  } as const;
  const values = valuesOf(all, {
    ...facts,
    action: { seat: south, do: 'pung' },
    offer: fiveOfDots,
    moment: 'over',
    awaits: [south],
    helps: [{ id: 'y', title: 'A pattern', sentence: 'It counts.' }],
  });
  const templates = [...entries.values()].flatMap(({ id, refusal }) =>
    [refusal, ...(refusal?.cases ?? [])]
      .flatMap((said) => [said?.head, said?.text])
      .flatMap((text) => (text === undefined ? [] : [[id, text] as const])),
  );

  test.each(templates)('of %s can be filled: %s', (_id, text) => {
    expect(Object.values(values)).not.toContain(null);
    expect(Object.keys(values).sort()).toEqual([...PLACEHOLDERS].sort());
    // What is left over is a sentence by itself.
    const sentences = text.replace('{left}', '{left}.').match(/[.?]/g)?.length;
    expect(fill(text, values).match(/[.?]/g)?.length).toBe(sentences);
    expect(fill(text, values)).not.toMatch(/[{}]/);
  });

  test.each([...entries.values()].flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : [])))(
    'of %s has a head and a text that end as sentences',
    (_id, refusal) => {
      expect(refusal.head).toMatch(/\.$/);
      expect(refusal.text).toMatch(/\.$/);
    },
  );
});

/** What was refused in some hands, by rule: one example of each. */
function refused(chosen: Record<string, boolean>, seeds: number): Map<string, string> {
  const ruleset = rulesetOf(game, chosen);
  const told = new Map<string, string>();
  const ask = (table: Table): void => {
    for (const action of expressible(ruleset, table)) {
      const verdict = judgeAction(ruleset, table, action);
      if (verdict.is === 'allowed' || told.has(verdict.reason.rule)) continue;
      const entry = entries.get(verdict.reason.rule);
      expect(entry, `${verdict.reason.rule} is in no rulebook`).toBeDefined();
      expect(entry?.refusal, `${verdict.reason.rule} has no words for its refusal`).toBeDefined();
      if (!entry) continue;
      const told1 = explained(
        { action, reason: verdict.reason },
        seenBy(ruleset, table, action.seat),
        (id) => entries.get(id),
        { reader: action.seat, dealer: table.dealer, terms: ruleset.terms },
      );
      told.set(verdict.reason.rule, `${told1.head} ${told1.text}`);
    }
  };
  for (let seed = 1; seed <= seeds; seed++) {
    const random = createRandom(seed, 'refusals');
    playHand(
      ruleset,
      startFrom(ruleset, seed),
      (table, seat) => sensible(seenBy(ruleset, table, seat), random, ruleset),
      ({ table }) => ask(table),
    );
  }
  return told;
}

describe('whatever is tried in a hand', () => {
  const usual = refused({}, 20);
  const promoting = refused({ 'promoted-kong': true }, 6);

  test('is answered in words without a brace, a hole or a doubled space', () => {
    for (const text of [...usual.values(), ...promoting.values()]) {
      expect(text).not.toMatch(/[{}]|undefined|null| {2}|\.\./);
    }
  });

  test('meets these rules, and all of them have their own words', () => {
    expect([...usual.keys()].sort()).toEqual([
      'call-pung',
      'four-sets-and-jong',
      'hard-kong',
      'in-turn',
      'jong-258',
      'may-pass',
      'no-claimed-sheung',
      'no-promoted-kong',
      'no-robbing',
      'own-tiles',
      'self-pick',
      'soft-kong',
    ]);
    expect([...promoting.keys()]).not.toContain('no-promoted-kong');
  });
});
