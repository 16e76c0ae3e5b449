/** Hong Kong as a player written for the seed's referee meets it: the rules of that table, and its lines of text. */
import { describe, expect, test } from 'vitest';
import { chooserOf } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import { isBonus } from '../../../src/engine/tiles.ts';
import { formatRefereeTiles, parseRefereeTiles } from '../../../src/notation/referee.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { builtIn } from '../../../src/referee/built-in.ts';
import { formatInit, parseInit, parseOutput, parseRound, type Round } from '../../../src/referee/protocol.ts';
import {
  type Player,
  type RefereedHand,
  refereeHand,
  type SeatRequest,
} from '../../../src/referee/referee.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { startOf } from '../../fixtures/tables.ts';
import { SEED } from '../../scale.ts';

const rules = await hongKong({}, 'protocol');
/** A player that answers with these lines in turn, and then as a bot does; all it was asked is kept. */
function player(lines: readonly string[] = []): Player & { readonly asked: string[][]; closed: number } {
  const bot = builtIn(chooserOf(naive, rules), SEED);
  let next = 0;
  return {
    asked: [],
    closed: 0,
    async ask(question: SeatRequest) {
      this.asked.push([...question.lines]);
      const line = lines[next++];
      return line ?? bot.ask(question);
    },
    async close() {
      this.closed++;
    },
  };
}

type Four = readonly [
  ReturnType<typeof player>,
  ReturnType<typeof player>,
  ReturnType<typeof player>,
  ReturnType<typeof player>,
];
const four = (): Four => [player(), player(), player(), player()];

interface Hands {
  readonly east?: string;
  readonly south?: string;
  readonly west?: string;
  readonly north?: string;
  readonly wall?: string;
  readonly tail?: string;
}

async function played(hands: Hands, players: Four): Promise<RefereedHand> {
  return refereeHand(rules, startOf(rules, hands), players);
}

const roundsOf = (protocolLines: readonly (readonly string[])[]): Round[] =>
  protocolLines.map((lines, i) => parseRound(i === 0 ? lines.slice(2) : lines));
const told = ({ actions }: Round): string[] =>
  actions.map(({ committer, action, tiles }) => `${committer} ${action} ${formatRefereeTiles(tiles)}`);

describe('The lines of the protocol', () => {
  test('tile-strings: two characters a tile, dots, bamboo, characters, winds, dragons, flowers, seasons', () => {
    expect(formatRefereeTiles(parseTiles('5p 1s 9m S P 1f 8f'))).toBe('d5b1c9w2r3f1s4');
    expect(parseRefereeTiles('f3d1d8d8b3')).toEqual(parseTiles('3f 1p 88p 3s'));
  });

  test('protocol-init: the seat from 0 to 3, then the thirteen dealt tiles run together, bonus tiles among them', async () => {
    const players = four();
    await played({ east: '1f', south: '2f 5f' }, players);
    for (const seat of [0, 1, 2, 3] as const) {
      const [first] = players[seat].asked;
      if (!first) continue;
      const { windSeat, tiles } = parseInit(first);
      expect(windSeat).toBe(seat);
      expect(tiles).toHaveLength(13);
      expect(formatInit({ windSeat, tiles })).toEqual(first.slice(0, 2));
    }
    expect(parseInit(players[1].asked[0] ?? []).tiles.filter(isBonus)).toEqual(parseTiles('2f 5f'));
  });

  test('protocol-turn: the kind of round, the number of actions, and one action a line', async () => {
    const players = four();
    await played({}, players);
    for (const { asked: protocolLines } of players) {
      for (const [i, lines] of protocolLines.entries()) {
        const [type = '', count = '', ...actions] = i === 0 ? lines.slice(2) : lines;
        expect(['normal', 'interrupt']).toContain(type);
        expect(actions).toHaveLength(Number(count));
        for (const line of actions)
          expect(line).toMatch(/^[0-3] (FLOWER|DRAW|DISCARD|PONG|SEUNG|GONG) ([dbcwrfs]\d)+$/);
      }
    }
  });

  test('protocol-actions: in a normal round the last is one’s own draw, in an interrupt round the discard', async () => {
    const players = four();
    await played({}, players);
    for (const [seat, { asked: protocolLines }] of players.entries()) {
      for (const { type, actions } of roundsOf(protocolLines)) {
        const last = actions.at(-1);
        expect(last).toMatchObject(
          type === 'normal' ? { action: 'DRAW', committer: seat } : { action: 'DISCARD' },
        );
        expect(actions.filter(({ action, committer }) => action === 'DRAW' && committer !== seat)).toEqual(
          [],
        );
      }
    }
  });

  test('protocol-actions: the discard after a Pong is a line of its own', async () => {
    const players: Four = [player(['DISCARD d5']), player(), player(['PONG w1']), player()];
    await played({ east: '5p', south: '147m', west: '55p E', wall: 'N' }, players);
    const later = players.flatMap(({ asked: protocolLines }) => roundsOf(protocolLines).flatMap(told));
    const pong = later.indexOf('2 PONG d5');
    expect(pong).toBeGreaterThanOrEqual(0);
    expect(later[pong + 1]).toBe('2 DISCARD w1');
  });

  test('protocol-first-turn: the first list has every FLOWER of the deal, everyone’s', async () => {
    const players = four();
    await played({ east: '1f', south: '2f 5f', north: '8f' }, players);
    for (const { asked: protocolLines } of players) {
      const [first] = roundsOf(protocolLines);
      if (!first) continue;
      const flowers = told(first).filter((line) => line.includes('FLOWER'));
      expect(flowers.slice(0, 4)).toEqual(['0 FLOWER f1', '1 FLOWER f2', '1 FLOWER s1', '3 FLOWER s4']);
    }
  });

  test('protocol-output: a line a player may answer says just this', () => {
    expect(parseOutput('DISCARD d1')).toMatchObject({ says: 'DISCARD' });
    expect(parseOutput('PONG w1')).toMatchObject({ says: 'PONG' });
    expect(parseOutput('SEUNG d4d6w1')).toMatchObject({ says: 'SEUNG', using: parseTiles('46p') });
    for (const bare of ['GONG', 'PASS', 'WIN']) expect(parseOutput(bare)).toEqual({ says: bare });
    for (const none of ['', 'WINS', 'DISCARD', 'DISCARD d0', 'SEUNG d4d6', 'PASS d1']) {
      expect(() => parseOutput(none)).toThrow();
    }
  });

  test('protocol-output: WIN in a normal round declares a self-drawn win, GONG the tile just drawn', async () => {
    const win = four();
    const players: Four = [player(['WIN']), win[1], win[2], win[3]];
    const { ending } = await played({ east: '123m 456m 78p 234s 55s', wall: '9p' }, players);
    expect(ending).toMatchObject({
      is: 'played',
      outcome: { is: 'won', winners: [{ seat: 0, how: { by: 'draw' } }] },
    });
    const gong: Four = [player(['GONG', 'DISCARD w1']), player(), player(), player()];
    await played({ east: '777p E', wall: '7p', tail: '9s' }, gong);
    const [, second] = roundsOf(gong[0].asked);
    expect(second && told(second)).toEqual(['0 GONG d7', '0 DRAW b9']);
  });

  test('protocol-since: a list holds what this player may see since it was last asked, its own action first', async () => {
    const players = four();
    await played({}, players);
    for (const [seat, { asked: protocolLines }] of players.entries()) {
      const rounds = roundsOf(protocolLines);
      for (const [i, { actions }] of rounds.entries()) {
        const before = rounds[i - 1];
        if (before?.type !== 'normal') continue;
        expect(actions[0]?.committer).toBe(seat);
        expect(['DISCARD', 'GONG']).toContain(actions[0]?.action);
      }
    }
  });

  test('protocol-since: the draws that replaced one’s own dealt flowers are in the first list', async () => {
    const players = four();
    await played({ east: '1f', wall: '9m', tail: '7s' }, players);
    const [first] = roundsOf(players[0].asked);
    expect(first && told(first)).toEqual(['0 FLOWER f1', '0 DRAW b7', '0 DRAW c9']);
  });

  test('protocol-end: the last input is never followed by another, and every player is closed once', async () => {
    const players = four();
    const { ending } = await played({}, players);
    expect(ending.is).toBe('played');
    for (const { closed } of players) expect(closed).toBe(1);
  });

  test('protocol-claim-lost: a call that lost is absent from one’s own next list', async () => {
    const players: Four = [player(['DISCARD d5']), player(['SEUNG d4d6w4']), player(['PONG w1']), player()];
    await played({ east: '5p', south: '46p N', west: '55p E' }, players);
    const [, second] = roundsOf(players[1].asked);
    const lines = second ? told(second) : [];
    expect(lines[0]).toBe('2 PONG d5');
    expect(lines.some((line) => line.startsWith('1 SEUNG'))).toBe(false);
  });

  test('protocol-claim-lost: it must have been possible all the same, its discard included', async () => {
    const players: Four = [player(['DISCARD d5']), player(['SEUNG d4d6f1']), player(['PONG w1']), player()];
    const { ending } = await played({ east: '5p', south: '46p N', west: '55p E' }, players);
    expect(ending).toMatchObject({ is: 'forfeit', forfeit: { seat: 1, reason: { rule: 'own-tiles' } } });
  });

  test.each([
    ['an unknown word', 'HELLO', 'protocol-bad-output'],
    ['an impossible tile', 'DISCARD x9', 'protocol-bad-output'],
    ['a pass in a normal round', 'PASS', 'pass'],
    ['a win that is none', 'WIN', 'shape-standard'],
    ['a gong that is none', 'GONG', 'concealed-gong'],
  ])('protocol-bad-output: %s loses the game, with the rule', async (_what, line, rule) => {
    const players: Four = [player([line]), player(), player(), player()];
    const { ending } = await played({ east: '147m', wall: '9p' }, players);
    expect(ending).toMatchObject({ is: 'forfeit', forfeit: { seat: 0, line, reason: { rule } } });
  });

  test('deterministic: the same seed and players give the same hand', async () => {
    const hand = async () => {
      const players = four();
      const done = await refereeHand(rules, startFrom(rules, `${SEED}/protocol`), players);
      return { asked: players.map(({ asked: protocolLines }) => protocolLines), actions: done.actions };
    };
    expect(await hand()).toEqual(await hand());
  });
});
