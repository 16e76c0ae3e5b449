import { describe, expect, it } from 'vitest';
import { chooserOf } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { parseShare } from '../../src/notation/share.ts';
import { builtIn } from '../../src/referee/built-in.ts';
import { type ProtocolAction, parseInit, parseRound, type Round } from '../../src/referee/protocol.ts';
import { type Player, PlayerError, type RefereedHand, refereeHand } from '../../src/referee/referee.ts';
import { resultLine, transcriptLink } from '../../src/referee/transcript.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { runs, SEED } from '../scale.ts';

const ruleset = rulesetOf(await loadGame('hong-kong'), {}, 'protocol');

interface RefereedHandLog {
  readonly seat: Seat;
  readonly rounds: Round[];
  readonly init: { windSeat: Seat; tiles: readonly number[] } | null;
}

/** Plays a hand and keeps what every player was told. */
async function played(seed: string, players?: readonly [Player, Player, Player, Player]) {
  const kept: RefereedHandLog[] = [];
  const lines: string[] = [];
  const seats = players ?? [
    builtIn(chooserOf(naive, ruleset), seed),
    builtIn(chooserOf(sensible, ruleset), seed),
    builtIn(chooserOf(naive, ruleset), seed),
    builtIn(chooserOf(naive, ruleset), seed),
  ];
  const start = startFrom(ruleset, seed);
  const done = await refereeHand(ruleset, start, [...seats] as [Player, Player, Player, Player], {
    onLines: (seat, told, to) => {
      lines.push(...told.map((line) => `${to} ${seat} ${line}`));
      if (to === 'referee') return;
      const own = kept.find((each) => each.seat === seat);
      if (own) own.rounds.push(parseRound(told));
      else kept.push({ seat, init: parseInit(told), rounds: [parseRound(told.slice(2))] });
    },
  });
  return { done, kept, lines, start };
}

const forfeit = ({ ending }: RefereedHand) => (ending.is === 'forfeit' ? ending.forfeit : null);
const all = (player: () => Player): [Player, Player, Player, Player] => [
  player(),
  player(),
  player(),
  player(),
];
const saying = (line: string) => all(() => ({ ask: async () => line, close: async () => {} }));

describe('what players are told', () => {
  it('protocol-turn, protocol-since: lists hold what the player may see and nothing else, over many hands', async () => {
    const hands = runs(200);
    for (let i = 0; i < Math.min(hands, 60); i++) {
      const { kept } = await played(`${SEED}/told/${i}`);
      for (const { seat, rounds, init } of kept) {
        expect(init?.windSeat).toBe(seat);
        expect(init?.tiles).toHaveLength(13);
        for (const { type, actions } of rounds) {
          expect(actions.filter((told) => told.action === 'DRAW' && told.committer !== seat)).toEqual([]);
          const last = actions.at(-1);
          // In a normal round one's own draw comes last, in an interrupt round the discard.
          if (type === 'normal') expect(last).toMatchObject({ action: 'DRAW', committer: seat });
          else expect(last?.action).toBe('DISCARD');
        }
      }
    }
  });

  it('protocol-since: a player who follows the lines knows its own hand at every asking', async () => {
    for (let i = 0; i < 40; i++) {
      const { kept, done } = await played(`${SEED}/hands/${i}`);
      for (const { seat, rounds, init } of kept) {
        const hand = [...(init?.tiles ?? [])];
        const melded = new Set<number>();
        for (const told of rounds.flatMap((each) => each.actions))
          follow(hand, melded, told, seat, offered(rounds, told));
        expect(hand.every((tile) => tile >= 0)).toBe(true);
      }
      expect(done.ending.is).toBe('played');
    }
  });

  it('protocol-first-turn: the first input of every player has every flower of the deal', async () => {
    for (let i = 0; i < 40; i++) {
      const { kept, start } = await played(`${SEED}/first/${i}`);
      const dealt = start.order.slice(0, 52).filter((tile) => tile >= 34);
      for (const { rounds } of kept) {
        const shown =
          rounds[0]?.actions.filter((told) => told.action === 'FLOWER').flatMap((told) => told.tiles) ?? [];
        for (const tile of dealt) expect(shown).toContain(tile);
      }
    }
  });
});

/** The offer that a told claim took: the discard told just before it. */
function offered(rounds: readonly Round[], claim: ProtocolAction): number | null {
  const flat = rounds.flatMap((each) => each.actions);
  const before = flat.slice(0, flat.indexOf(claim)).findLast((told) => told.action === 'DISCARD');
  return before?.tiles[0] ?? null;
}

function follow(
  hand: number[],
  melded: Set<number>,
  told: ProtocolAction,
  seat: Seat,
  offer: number | null,
): void {
  if (told.committer !== seat) return;
  const take = (...tiles: number[]) => {
    for (const tile of tiles) {
      const at = hand.indexOf(tile);
      expect(at, `${told.action} of a tile that is held`).toBeGreaterThanOrEqual(0);
      hand.splice(at, 1);
    }
  };
  const [tile = -1] = told.tiles;
  const held = hand.filter((each) => each === tile).length;
  if (told.action === 'DRAW') hand.push(tile);
  else if (told.action === 'FLOWER' || told.action === 'DISCARD') take(tile);
  else if (told.action === 'PONG') {
    take(tile, tile);
    melded.add(tile);
  } else if (told.action === 'SEUNG') {
    const own = [...told.tiles];
    own.splice(own.indexOf(offer ?? -1), 1);
    take(...own);
  } else take(...new Array<number>(melded.has(tile) ? 1 : held).fill(tile));
}

describe('protocol-bad-output: the player loses the game, with the reason and the rule', () => {
  it.each([
    ['a word that is none', 'HELLO', 'protocol-bad-output'],
    ['an impossible tile', 'DISCARD d0', 'protocol-bad-output'],
    ['a pass in a normal round', 'PASS', 'pass'],
    ['a claim in a normal round', 'PONG d1', 'in-turn'],
    ['a win that is none', 'WIN', 'shape-standard'],
    ['a gong that is none', 'GONG', 'concealed-gong'],
    ['an empty line', '', 'protocol-bad-output'],
  ])('%s', async (_, line, rule) => {
    const { done } = await played('bad', saying(line));
    expect(forfeit(done)).toMatchObject({ seat: 0, line, reason: { rule } });
  });

  it('a tile that is not held is answered with own-tiles', async () => {
    const first = startFrom(ruleset, 'bad');
    const dealt = new Set(first.order.slice(0, 40));
    const missing = [...Array(27).keys()].find((kind) => !dealt.has(kind)) ?? 0;
    const text = `DISCARD ${'cdb'[Math.floor(missing / 9)]}${(missing % 9) + 1}`;
    const { done } = await played('bad', saying(text));
    expect(forfeit(done)?.reason.rule).toBe('own-tiles');
  });

  it('no line at all is the player’s loss too, and everyone is told goodbye', async () => {
    let closed = 0;
    const silent = all(() => ({
      ask: async () => {
        throw new PlayerError('no answer in 1000 ms');
      },
      close: async () => {
        closed++;
      },
    }));
    const { done } = await played('silent', silent);
    expect(forfeit(done)).toMatchObject({ seat: 0, line: null, message: 'no answer in 1000 ms' });
    expect(closed).toBe(4);
  });

  it('each malformed output of a fuzzed player is survived', async () => {
    const random = createRandom(SEED, 'fuzz');
    const scraps = [
      'DISCARD',
      'PONG',
      'SEUNG',
      'GONG',
      'PASS',
      'WIN',
      ' ',
      'd1',
      'c9',
      'r3',
      'x',
      '\t',
      '1',
      'f5',
      '💥',
      '\u0000',
    ];
    for (let i = 0; i < runs(2000); i++) {
      const line = Array.from({ length: random.below(6) }, () => scraps[random.below(scraps.length)]).join(
        '',
      );
      const { done } = await played(`${SEED}/fuzz/${i % 20}`, saying(line));
      expect(['forfeit', 'played']).toContain(done.ending.is);
    }
  });
});

describe('the hand', () => {
  it('the same seed gives the same transcript', async () => {
    const first = await played('heron-412');
    const second = await played('heron-412');
    expect(second.lines).toEqual(first.lines);
    expect(resultLine(second.done)).toBe(resultLine(first.done));
  });

  it('leaves a link that names every action', async () => {
    const { done, start } = await played('heron-412');
    const link = transcriptLink(ruleset, start, done);
    const shared = parseShare(link.slice(link.indexOf('#')));
    expect(shared).toMatchObject({ game: 'hong-kong', under: 'protocol', actions: done.actions });
  });

  it('protocol-claim-lost: a claim must be possible together with its discard', async () => {
    let asked = 0;
    const players = all(() => {
      const bot = builtIn(chooserOf(naive, ruleset), 'x');
      return {
        ask: async (question) => {
          const line = await bot.ask(question);
          asked++;
          return line.startsWith('PONG') ? 'PONG f1' : line;
        },
        close: bot.close,
      } satisfies Player;
    });
    let lost: RefereedHand | null = null;
    for (let i = 0; i < 50 && lost === null; i++) {
      const { done } = await played(`claims/${i}`, players);
      if (done.ending.is === 'forfeit') lost = done;
    }
    expect(asked).toBeGreaterThan(0);
    expect(lost && forfeit(lost)?.reason.rule).toBe('own-tiles');
  });
});
