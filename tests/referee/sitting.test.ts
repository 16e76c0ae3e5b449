import { describe, expect, it } from 'vitest';
import { chooserOf } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { lineOf } from '../../src/referee/built-in.ts';
import { createReferee, type ProtocolGame } from '../../src/referee/protocol-game.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');
const referee = createReferee(ruleset);

/** Every sitting of a hand of bots. */
function sittings(seed: string): ProtocolGame[] {
  const counts = [0, 0, 0, 0];
  const all = [referee.begin(startFrom(ruleset, seed, { under: 'protocol' }))];
  for (;;) {
    const now = all.at(-1);
    if (!now || now.ending) return all;
    all.push(
      referee.hear(
        now,
        now.prompts.map(({ seat, view }) => {
          const before = counts[seat] ?? 0;
          counts[seat] = before + 1;
          return lineOf(chooserOf(naive, ruleset), seed, view, before);
        }),
      ),
    );
  }
}

describe('a sitting', () => {
  it('never changes: what is heard of one answer leaves nothing behind for another', () => {
    const all = sittings('heron-412');
    const text = JSON.stringify(all.map(({ table, prompts, actions }) => ({ table, prompts, actions })));
    for (const now of all) {
      const bad = now.prompts.map(() => 'HELLO');
      const first = referee.hear(now, bad);
      expect(now.ending ?? first.ending?.is).toBeTruthy();
      expect(referee.hear(now, bad).ending).toEqual(first.ending);
    }
    expect(JSON.stringify(all.map(({ table, prompts, actions }) => ({ table, prompts, actions })))).toBe(
      text,
    );
    expect(JSON.stringify(sittings('heron-412').map((each) => each.table))).toBe(
      JSON.stringify(all.map((each) => each.table)),
    );
  });

  it('interrupt-round: no answer counts before all have answered', () => {
    const now = ['heron-412', 'wren-7', 'kite-3', 'lark-5', 'rook-9']
      .flatMap(sittings)
      .find(({ prompts }) => prompts.length > 1);
    if (!now) throw new Error('nobody shares a question');
    expect(now.prompts.map(({ type }) => type)).toEqual(now.prompts.map(() => 'interrupt'));
    expect(referee.hear(now, [])).toBe(now);
    expect(referee.hear(now, ['PASS'])).toBe(now);
    const passed = referee.hear(
      now,
      now.prompts.map(() => 'PASS'),
    );
    expect(passed).not.toBe(now);
    expect(passed.actions.length - now.actions.length).toBe(now.prompts.length);
  });

  it('protocol-end: at its end nobody is asked, and it tells what happened since the question before', () => {
    for (const seed of ['heron-412', 'wren-7', 'kite-3']) {
      const all = sittings(seed);
      const end = all.at(-1);
      expect(end?.prompts).toEqual([]);
      expect(end?.ending?.is).toBe('played');
      expect(end?.events.at(-1)?.type).toBe('ended');
      expect(all.slice(0, -1).every(({ prompts }) => prompts.length > 0)).toBe(true);
    }
  });
});
