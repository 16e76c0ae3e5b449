/** Files, links and stored evenings as they go wrong: read, or refused in words that name the place. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../src/evaluation/told/fields.ts';
import { checkOptions } from '../../src/evening/account.ts';
import { draftOf } from '../../src/evening/draft.ts';
import { type Evening, eveningFields, readEveningText } from '../../src/evening/evening.ts';
import { readKept } from '../../src/evening/kept-evening.ts';
import { formatEveningLink, parseEveningLink } from '../../src/evening/link.ts';
import { eveningOf } from '../../src/evening/rules.ts';
import { ShareError } from '../../src/notation/share-frame.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { slipped } from '../fuzz/texts.ts';
import { fuzz } from '../scale.ts';
import { randomEvening } from './random-evening.ts';

/** Any value at all in place of a part of the evening, or of all of it. */
const spoiledValue = (good: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.anything() },
    {
      weight: 5,
      arbitrary: slipped([JSON.stringify(good)]).map((text) => {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      }),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom('sparrow', 'v', 'ruleset', 'options', 'names', 'stakes', 'hands'),
          fc.anything(),
        )
        .map(([key, value]) => ({ ...(good as object), [key]: value })),
    },
  );

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);
  const of = eveningOf(game);
  const evenings = await Promise.all([1, 2].map((n) => randomEvening(game, n, 6)));

  /** Reads it and counts the evening; says what was wrong with the refusal, if it was one. */
  const outcomeOf = (read: () => Evening): 'opened' | 'refused' => {
    let opened: Evening;
    try {
      opened = read();
      checkOptions(game, opened);
    } catch (error) {
      if (!(error instanceof ShareError || error instanceof QuestionError)) throw error;
      expect(error.message.length).toBeGreaterThan(5);
      expect(error.message.length).toBeLessThan(600);
      return 'refused';
    }
    const { settled, fault } = of.accountOf(opened);
    expect(settled.length).toBe(fault ? fault.at : opened.deals.length);
    // A deal that cannot have been is named by its place.
    if (fault) expect(fault.error.field).toMatch(new RegExp(`^hands\\[${fault.at}\\]`));
    for (const deal of opened.deals) draftOf(deal);
    return 'opened';
  };
  const held = (input: fc.Arbitrary<unknown>, read: (value: unknown) => Evening): void => {
    let refused = 0;
    fc.assert(
      fc.property(input, (value) => {
        if (outcomeOf(() => read(value)) === 'refused') refused++;
      }),
      fuzz(200),
    );
    expect(refused).toBeGreaterThan(30);
  };

  test('a file', () =>
    held(slipped(evenings.map((each) => JSON.stringify(eveningFields(each)))), (text) =>
      readEveningText(String(text), id),
    ));

  test('a link', () =>
    held(slipped(evenings.map(formatEveningLink)), (text) => parseEveningLink(String(text), id)));

  test('a stored evening, whose steps back and forth that cannot be read are left out', () => {
    const fields = evenings.map(eveningFields);
    held(
      fc.oneof(...fields.map(spoiledValue)),
      (evening) => readKept(game, { evening, past: fields, future: [evening] }).evening,
    );
    fc.assert(
      fc.property(spoiledValue(fields[0]), (step) => {
        const kept = readKept(game, { evening: fields[0], past: [fields[1], step], future: [] });
        expect(kept.evening).toEqual(evenings[0]);
        expect(kept.past[0]).toEqual(evenings[1]);
      }),
      fuzz(200),
    );
  });
});
