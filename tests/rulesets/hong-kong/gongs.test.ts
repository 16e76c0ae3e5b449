/** Hong Kong, fourth chapter: Gongs, the tiles that make up for them, robbing, and the end of the wall. */
import { describe, expect, test } from 'vitest';
import { left } from '../../../src/engine/table.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import {
  cashOf,
  type Game,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  untilAsked,
  whoActs,
  whyNot,
} from '../../fixtures/tables.ts';

const rules = await hongKong();
const several = await hongKong({ 'several-winners': true });
const onlyJustDrawn = await hongKong({ 'gong-only-just-drawn': true });

const TWO_DOTS = parseTile('2p');
/** Both wait for the 2 of dots with enough fan: one suit with honours. */
const ROBBER = '13p 456p 777p 99p EEE';
const ROBBER_TOO = '34p 567p 888p WWW CC';

const winnersOf = ({ table: { stage } }: Game): number[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners.map((win) => win.seat)
    : [];
const linesOf = ({ table: { stage } }: Game): string[] =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? stage.outcome.winners[0].score.lines.map(({ pattern }) => pattern)
    : [];

describe('Gongs', () => {
  test('concealed-gong: four alike in hand, on one’s own turn after a draw', () => {
    const game = untilAsked(
      plays(seated(rules, { turn: 'south', south: '2222p', tail: '9s' }), 'south kongs 2p'),
    );
    expect(game.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'concealed', tile: TWO_DOTS, tiles: parseTiles('2222p'), shown: true },
    ]);
    expect(happenedOf(game, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), why: 'kong' }]);
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [1] });
  });

  test('concealed-gong: the fourth need not be the tile just drawn', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
  });

  test('added-gong: the self-drawn fourth tile may be added to an open Pong on that turn', () => {
    const game = seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', tail: '9s' });
    const done = untilAsked(plays(game, 'south kongs 2p'));
    expect(done.table.seats[1].melds).toEqual([
      { kind: 'kong', how: 'promoted', tile: TWO_DOTS, tiles: parseTiles('2222p'), from: 3 },
    ]);
    expect(happenedOf(done, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s'), from: 'tail' }]);
  });

  test('added-gong: or on a later turn', () => {
    const game = seated(rules, { turn: 'south', south: '[222p^] 2p 1m', drew: '1m' });
    expect(mayDo(game, 'south')).toContain('south kongs 2p');
  });

  test('added-gong: never from a discard', () => {
    const game = plays(seated(rules, { east: '2p', south: '[222p^]' }), 'east discards 2p');
    expect(mayDo(game, 'south').filter((line) => line.includes('kongs'))).toEqual([]);
    expect(ruleAgainst(game, 'south kongs 2p')).toBe('added-gong');
  });

  test('gong-only-just-drawn: with the option only the tile drawn this round may become a Gong', () => {
    const held = seated(onlyJustDrawn, { turn: 'south', south: '2222p 1m', drew: '1m' });
    expect(whyNot(held, 'south kongs 2p')).toEqual({ rule: 'gong-only-just-drawn', tiles: [TWO_DOTS] });
    const drawn = seated(onlyJustDrawn, { turn: 'south', south: '2222p 1m', drew: '2p' });
    expect(mayDo(drawn, 'south')).toContain('south kongs 2p');
  });

  test('gong-only-just-drawn: the same for a tile added to a Pong', () => {
    const held = seated(onlyJustDrawn, { turn: 'south', south: '[222p^] 2p 1m', drew: '1m' });
    expect(ruleAgainst(held, 'south kongs 2p')).toBe('gong-only-just-drawn');
    const drawn = seated(onlyJustDrawn, { turn: 'south', south: '[222p^] 2p 1m', drew: '2p' });
    expect(mayDo(drawn, 'south')).toContain('south kongs 2p');
  });

  test('gong-only-just-drawn: a supplement is a tile just drawn; a discard may be called as ever', () => {
    const game = seated(onlyJustDrawn, { turn: 'south', south: '2222p 111s', drew: '2p', tail: '1s' });
    const first = untilAsked(plays(game, 'south kongs 2p'));
    expect(mayDo(first, 'south')).toContain('south kongs 1s');
    const discard = plays(seated(onlyJustDrawn, { east: '2p', south: '222p' }), 'east discards 2p');
    expect(mayDo(discard, 'south')).toContain('south kongs 2p');
  });

  test('supplement: every Gong draws from the tail, one after the other; turns draw from the head', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 3333s 1m', wall: 'E', tail: '8s 9s' });
    const before = left(game.table.wall);
    const done = untilAsked(plays(game, 'south kongs 2p', 'south kongs 3s', 'south discards 1m'));
    expect(happenedOf(done, 'drew').map(({ tile, from }) => [tile, from])).toEqual([
      [parseTile('9s'), 'tail'],
      [parseTile('8s'), 'tail'],
      [parseTile('E'), 'wall'],
    ]);
    expect(left(done.table.wall)).toBe(before - 3);
  });

  test('supplement: a bonus tile as supplement is replaced from the tail as well', () => {
    const game = seated(rules, { turn: 'south', south: '2222p', tail: '8s 7f' });
    const done = untilAsked(plays(game, 'south kongs 2p'));
    expect(happenedOf(done, 'drew').map(({ why, from }) => [why, from])).toEqual([
      ['kong', 'tail'],
      ['bonus', 'tail'],
    ]);
    expect(done.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { tile: parseTile('8s') } });
  });

  test('rob-added-gong: an added Gong asks those who can win with the tile, and offers Win and Pass', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: ROBBER }),
      'south kongs 2p',
    );
    expect(game.events.at(-1)).toMatchObject({ type: 'konged', how: 'promoted', stands: false });
    expect(mayDo(game)).toEqual(['west wins', 'west passes']);
  });

  test('rob-added-gong: the winner gets the tile, the Pong stays a Pong, no supplement is drawn', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: ROBBER }),
      'south kongs 2p',
      'west wins',
    );
    const done = untilAsked(game);
    expect(winnersOf(done)).toEqual([2]);
    expect(linesOf(done)).toContain('robbing-the-gong');
    expect(done.table.seats[1].melds).toMatchObject([{ kind: 'pung', tile: TWO_DOTS }]);
    expect(happenedOf(done, 'drew')).toEqual([]);
    expect(cashOf(done)[1]).toBe(-(cashOf(done)[2] ?? 0));
    expect(cashOf(done)[0]).toBe(0);
  });

  test('rob-added-gong: if all pass the Gong stands and the supplement comes', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: ROBBER, tail: '9s' }),
      'south kongs 2p',
      'west passes',
    );
    const done = untilAsked(game);
    expect(done.table.seats[1].melds).toMatchObject([{ kind: 'kong', how: 'promoted' }]);
    expect(happenedOf(done, 'drew')).toMatchObject([{ seat: 1, tile: parseTile('9s') }]);
  });

  test('rob-added-gong: of two the nearest robs', () => {
    const hands = {
      turn: 'south',
      south: '[222p^] 2p',
      drew: '2p',
      west: ROBBER,
      north: ROBBER_TOO,
    } as const;
    const game = plays(seated(rules, hands), 'south kongs 2p', 'north wins', 'west wins');
    expect(winnersOf(untilAsked(game))).toEqual([2]);
    const both = plays(seated(several, hands), 'south kongs 2p', 'north wins', 'west wins');
    expect(winnersOf(untilAsked(both))).toEqual([2, 3]);
  });

  test('rob-added-gong: nobody may take the tile for anything but a win', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '13p', north: '34p' }),
      'south kongs 2p',
    );
    for (const line of ['west chows 13p', 'north pungs', 'north kongs 2p']) {
      expect(ruleAgainst(game, line)).toBe('rob-added-gong');
    }
  });

  test('rob-added-gong: a win under the minimum does not rob: the fan for robbing counts towards it', () => {
    // A common hand, concealed, would be 2 fan; the robbed Gong makes it 3.
    const enough = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '13p 456m 678m 345s 99s' }),
      'south kongs 2p',
    );
    expect(mayDo(enough)).toEqual(['west wins', 'west passes']);
    const short = plays(
      seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '[456m<] 13p 678m 345s 99s' }),
      'south kongs 2p',
    );
    expect(mayDo(short)).toEqual([]);
    expect(whyNot(short, 'west wins')).toMatchObject({ rule: 'three-fan', have: 2, need: 3 });
  });

  test('robbed-kong: a concealed Gong may not be robbed, not even by thirteen orphans', () => {
    const game = plays(
      seated(rules, { turn: 'south', south: '9999p', west: '19m 1p 19s ESWN CFP E' }),
      'south kongs 9p',
    );
    expect(game.table.stage.phase).toBe('drawing');
    expect(ruleAgainst(game, 'west wins')).toBe('robbed-kong');
    expect(ruleAgainst(game, 'north pungs')).toBe('rob-added-gong');
  });

  test('wall-out: a draw is needed and no tile is left: the hand is drawn, and nobody pays', () => {
    const over = untilAsked(plays(seated(rules, { east: 'C', left: 0 }), 'east discards C'));
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(cashOf(over)).toEqual([0, 0, 0, 0]);
    expect(happenedOf(over, 'paid')).toEqual([]);
  });

  test('wall-out: no Gong of any kind on an empty wall', () => {
    const own = seated(rules, { turn: 'south', south: '2222p [333p<] 3p', drew: '3p', left: 0 });
    expect(ruleAgainst(own, 'south kongs 2p')).toBe('wall-out');
    expect(ruleAgainst(own, 'south kongs 3p')).toBe('wall-out');
    const discard = plays(seated(rules, { east: '5p', west: '555p', left: 0 }), 'east discards 5p');
    expect(mayDo(discard, 'west')).toEqual(['west pungs', 'west passes']);
    expect(ruleAgainst(discard, 'west kongs 5p')).toBe('wall-out');
  });

  test('wall-out: with one tile left a Gong is allowed and takes it', () => {
    const game = seated(rules, { turn: 'south', south: '2222p', tail: '9s', left: 1 });
    const done = untilAsked(plays(game, 'south kongs 2p'));
    expect(done.table.stage).toMatchObject({ phase: 'deciding', drew: { last: true, by: 'kong' } });
  });

  test('wall-out: a bonus tile as the last supplement ends the hand', () => {
    const game = seated(rules, { turn: 'south', south: '2222p', tail: '7f', left: 1 });
    expect(untilAsked(plays(game, 'south kongs 2p')).table.stage).toMatchObject({
      phase: 'ended',
      outcome: { is: 'drawn' },
    });
  });

  test('last-discard: on an empty wall the last discard can be called and won like any other', () => {
    const pong = plays(
      seated(rules, { east: '5p', west: '55p C', left: 0 }),
      'east discards 5p',
      'west pungs',
    );
    expect(refereed(plays(untilAsked(pong), 'west discards C')).events.at(-1)).toEqual({
      type: 'drawn',
      rule: 'wall-out',
    });
    const last = seated(rules, { east: '2p', south: '19m 19s FFF PP SS NN', west: ROBBER, left: 0 });
    const won = plays(last, 'east discards 2p', 'west wins');
    expect(linesOf(untilAsked(won))).toContain('last-catch');
  });
});
