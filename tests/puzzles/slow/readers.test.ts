/** A reader who has every rule right but one gets exactly those questions wrong that this rule decides. */
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../../src/rulesets/registry.node.ts';
import { fewest, LONG, runs } from '../../scale.ts';
import { ask, gamesWith } from '../concepts.ts';
import { type Answering, toldOf } from './agreement.ts';
import { slowGame } from './games.ts';
import { asLaid, discard, mend, pass, sort, waits, win } from './hand-answers.ts';
import type { SlowGame } from './hands.ts';
import { strictly } from './strict.ts';

const MINIMUMS: readonly string[] = ['three-fan', 'one-yaku'];

/** What such a reader plays: the rules pages without this one. */
const lacking = (game: SlowGame, rule: string): SlowGame => ({
  ...game,
  conditions: game.conditions.filter((condition) => condition.rule !== rule),
  tooLittle: MINIMUMS.includes(rule) ? () => null : game.tooLittle,
});

const rulesOf = ({ id, conditions }: SlowGame): string[] => [
  ...conditions.map(({ rule }) => rule),
  ...(id === 'hong-kong' ? ['three-fan'] : id === 'riichi' ? ['one-yaku'] : []),
];

interface Put {
  readonly concept: string;
  readonly answer: Answering;
  /** How many are put: exchanges and discards take hundreds of hands to answer slowly. */
  readonly many: number;
  /** It may be answered with yes or no: the rule decides it too where only somebody goes wrong who takes it too strictly. */
  readonly strict?: true;
  readonly same?: (answer: string) => string;
}

const CONCEPTS: readonly Put[] = [
  { concept: 'win', answer: win, many: fewest(5000), strict: true },
  { concept: 'pass', answer: pass, many: runs(500), strict: true },
  { concept: 'sort', answer: sort, many: runs(500), strict: true, same: asLaid },
  { concept: 'waits', answer: waits, many: runs(500) },
  { concept: 'mend', answer: mend, many: LONG ? 100 : 25 },
  { concept: 'discard', answer: discard, many: LONG ? 50 : 12 },
];

const READERS = gameIds.flatMap((id) => rulesOf(slowGame(id)).map((rule) => [id, rule] as const));

describe.each(READERS)('In %s, who has %s wrong', (id, rule) => {
  test.each(CONCEPTS.filter(({ concept }) => gamesWith(concept).includes(id)))(
    'errs where it decides, and nowhere else: $concept',
    ({ concept, answer, many, strict, same = (each) => each }) => {
      const game = slowGame(id);
      const lax = lacking(game, rule);
      const readers = strict ? [lax, ...strictly(game, rule)] : [lax];
      const text = (answers: readonly string[]): string => answers.map(same).sort().join();
      let [yes, no] = [0, 0];
      for (let number = 0; number < many; number++) {
        const { subject, key, decides } = ask(concept, id, number);
        const description = toldOf(concept, subject);
        const isWrong = readers.some((reader) => text(answer(reader, description)) !== text(key));
        if (isWrong && key[0] === 'yes') yes++;
        if (isWrong && key[0] === 'no') no++;
        expect(isWrong, `${concept} ${id} ${number}: ${JSON.stringify(description)}`).toBe(
          decides.includes(rule),
        );
      }
      // Some rules decide so few hands that a tenth of the questions may have none.
      if (concept !== 'win' || !LONG) return;
      // Whoever does not know it takes too much for a win; whoever takes it too strictly, too little.
      expect(yes).toBeGreaterThan(0);
      expect(no).toBeGreaterThan(0);
    },
  );
});
