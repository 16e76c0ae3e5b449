/** What a reader of Changchun is told, in words, whenever something is refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { expressible } from '../../../src/engine/legality/all-actions.ts';
import { judgeAction } from '../../../src/engine/legality/verdict.ts';
import { awaitedSeats, offered } from '../../../src/engine/selectors.ts';
import type { RuleWords } from '../../../src/i18n/message-context.ts';
import { parseAction } from '../../../src/notation/lines.ts';
import { positions } from '../../fixtures/hands.ts';
import { type Game, plays, seated } from '../../fixtures/tables.ts';
import { runs, seedOf } from '../../scale.ts';
import { changchun } from './rules.ts';

const rules = await changchun();

const bookOf = (name: string): RuleWords[] => {
  const file: { rules: RuleWords[]; options?: RuleWords[] } = parse(
    readFileSync(new URL(`../../../content/${name}/rulebook.yaml`, import.meta.url), 'utf8'),
  );
  return [...file.rules, ...(file.options ?? [])];
};
const entries = new Map([...bookOf('common'), ...bookOf('changchun')].map((entry) => [entry.id, entry]));

/** What the acting seat is told; '' where nothing forbids it. */
function told({ table }: Pick<Game, 'table'>, action: ReturnType<typeof parseAction>): string {
  const verdict = judgeAction(rules, table, action);
  if (verdict.is === 'allowed') return '';
  const entry = entries.get(verdict.reason.rule);
  if (!entry?.refusal) throw new Error(`${verdict.reason.rule} has no words for its refusal`);
  const { head, text } = words.explain(verdict.reason, entry, {
    reader: action.seat,
    dealer: table.dealer,
    terms: rules.terms,
    action,
    offer: offered(table),
    awaits: awaitedSeats(table),
    also: (verdict.reason.also ?? []).flatMap((id) => entries.get(id) ?? []),
  });
  return `${head} ${text}`;
}
const says = (game: Game, line: string): string => told(game, parseAction(line, game.table.dealer));
const holding = (south: string): Game => seated(rules, { turn: 'south', south });

describe('What is refused', () => {
  test('is answered in words of its own, without a brace, a hole or a doubled space, whatever is tried in a hand', () => {
    const met = new Map<string, string>();
    for (const table of positions(rules, String(seedOf('changchun refusals', 0)), runs(500))) {
      for (const action of expressible(rules, table)) {
        if (action.do === 'exchange') continue;
        const text = told({ table }, action);
        if (text !== '') met.set(text, text);
      }
    }
    for (const text of met.values()) expect(text).not.toMatch(/[{}]|undefined|null| {2}|\.\.| ,/);
    expect(met.size).toBeGreaterThan(20);
  });

  test.each([
    [
      'chi-left: who discarded it and who may',
      plays(seated(rules, { east: '5p', west: '46p' }), 'east discards 5p'),
      'west chows 46p',
      'You may not Chi this tile. East discarded it, and only the player after East may Chi. That is South.',
    ],
    [
      'peng: how many one holds',
      plays(seated(rules, { east: '5p', west: '5p', north: '55p' }), 'east discards 5p'),
      'west pungs',
      'You may not Peng this tile. You hold one 5 of dots. For a Peng you need two in your hand, and the discard is the third.',
    ],
    [
      'three-melds: how many are open',
      plays(seated(rules, { east: '5s', south: '[324m<] [777p^] [EEEE>] 14m 55s' }), 'east discards 5s'),
      'south pungs',
      'You may not call a fourth set. You already have three open sets in front of you, and you may not have more than three. You may still call Hu.',
    ],
    [
      'an-gang: with four of a kind and nothing drawn',
      seated(rules, { turn: 'south', south: '[222p^] 5555s', drew: 'claimed' }),
      'south kongs 5s',
      'You may not declare a Gang now. You called a tile and have not drawn since. You may declare an An Gang on a turn that begins with a draw.',
    ],
    [
      'three-suits: which suit is missing',
      holding('123m 456m 888p 234p 99p'),
      'south wins',
      'A suit is missing. The hand needs at least one tile of each suit, and open sets count. Missing here: bamboo.',
    ],
    [
      'three-suits: which suits, where two are',
      holding('123m 456m 888m 789m EE'),
      'south wins',
      'A suit is missing. The hand needs at least one tile of each suit, and open sets count. Missing here: dots and bamboo.',
    ],
    [
      'triplet-or-dragon-pair: what the pair is',
      holding('123m 456m 678p 345s EE'),
      'south wins',
      'The hand has only runs. None of the sets is a triplet, and the pair is east winds. One Peng or Gang would be enough, and so would a pair of dragons.',
    ],
  ])('%s', (_what, game, line, wanted) => {
    expect(says(game, line)).toBe(wanted);
  });
});
