/** Every line of a game is on the receipt of a hand: it counts, or did not count, or is missing, with why. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { LineName } from '../../src/engine/objections.ts';
import { missingIn } from '../../src/engine/score-objections.ts';
import { playHand } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { runs, seedOf } from '../scale.ts';

const nameOf = ({ pattern, part }: LineName): string => `${pattern} ${part ?? ''}`;

describe.each(['hong-kong', 'hk-taiwanese', 'british', 'riichi'])('%s', (id) => {
  test('of every win at its table each line that it has not is told why, of this hand', async () => {
    const ruleset = rulesetOf(await loadGame(id));
    const lines = ruleset.scoring?.objections?.lines ?? [];
    const silent: string[] = [];
    let wins = 0;
    for (let n = 0; n < runs(60); n++) {
      const { stage, ...table } = playHand(ruleset, startFrom(ruleset, seedOf('missing', n)), (at, seat) =>
        botAction(sensible, ruleset, at, seat),
      );
      if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const win of stage.outcome.winners) {
        const { score } = win;
        wins += 1;
        const position = { ruleset, table: { ...table, stage } };
        const missing = missingIn(win, position);
        const there = new Set([...score.lines, ...score.uncounted].map(nameOf));
        for (const { line, against } of missing) {
          expect(there).not.toContain(nameOf(line));
          const of = { own: false, terms: ruleset.terms, title: (rule: string) => rule };
          expect(words.objection(against, of)).toMatch(/\w/);
          there.add(nameOf(line));
        }
        silent.push(...lines.map(nameOf).filter((name) => !there.has(name)));
      }
    }
    expect(wins).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });
});
