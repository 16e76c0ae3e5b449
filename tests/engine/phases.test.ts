/** What Two-Five-Eight has not: a preamble, flowers, robbing, kongs face down, payments on the spot, mistakes. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import { isBonus } from '../../src/engine/tiles.ts';
import { heardBy, seenBy } from '../../src/engine/view.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { everyPhase } from '../fixtures/every-phase.ts';
import { playedHand } from '../fixtures/hands.ts';
import {
  cashOf,
  type Game,
  happenedOf,
  mayDo,
  plays,
  refereed,
  ruleAgainst,
  seated,
  startOf,
  untilAsked,
  whoActs,
  whyNot,
} from '../fixtures/tables.ts';
import { seedOf } from '../scale.ts';

const small = everyPhase({ dealerExtra: true });

const phases = (game: Game): string[] => game.events.map(({ type }) => type);

/** The small game from its deal: dice that are no double, and these hands. */
function opening(hands: Parameters<typeof startOf>[1], dice = [1, 2]): Game {
  const table = begin(small, { ...startOf(small, hands), dice });
  return { ruleset: small, table, events: [] };
}

describe('Before the first turn', () => {
  test('dice are rolled first, and what they show is known from then on', () => {
    const game = opening({});
    expect(game.table.stage).toMatchObject({ phase: 'dealing', step: 0 });
    expect(seenBy(small, game.table, 0).dice).toBeNull();
    const rolled = refereed(game);
    expect(rolled.events).toEqual([{ type: 'rolled', dice: [1, 2] }]);
    expect(seenBy(small, rolled.table, 0).dice).toEqual([1, 2]);
  });

  test('what the dice cost is paid at once, before anything else', () => {
    const rolled = refereed(opening({}, [4, 4]));
    expect(rolled.table.due).toHaveLength(1);
    const paid = refereed(rolled);
    expect(paid.events.at(-1)).toMatchObject({ type: 'paid', group: { rule: 'small-dice' } });
    expect(cashOf(paid)).toEqual([13, 9, 9, 9]);
  });

  test('flowers are laid and replaced one by one, dealer first; with none left a seat says its word', () => {
    const game = untilAsked(opening({ east: '1f', south: '23f', tail: '1m 2m 4m' }));
    const told = game.events.flatMap((event) =>
      event.type === 'laid' || event.type === 'said' || event.type === 'drew'
        ? [`${event.seat} ${event.type}`]
        : [],
    );
    expect(told.slice(0, 9)).toEqual([
      '0 laid',
      '0 drew',
      '0 said',
      '1 laid',
      '1 drew',
      '1 laid',
      '1 drew',
      '1 said',
      '2 said',
    ]);
    expect(game.table.seats[1].bonus).toEqual(parseTiles('23f'));
    for (const { concealed } of game.table.seats) expect(concealed.some(isBonus)).toBe(false);
    expect(happenedOf(game, 'drew')).toMatchObject([
      { from: 'tail', why: 'bonus', tile: parseTile('4m') },
      {},
      {},
    ]);
  });

  test('a replacement that is a flower again is laid in its turn', () => {
    const game = untilAsked(opening({ east: '1f', tail: '1m 2f' }));
    expect(game.table.seats[0].bonus).toEqual(parseTiles('12f'));
    expect(game.table.seats[0].concealed).toHaveLength(5);
  });

  test('then all are asked at once to give a tile away, and give it at the same moment', () => {
    const game = untilAsked(
      opening({ east: '112m 11p', south: '222m 1p', west: '333m 2p', north: '444m 2p' }),
    );
    expect(whoActs(game.table)).toEqual({ phase: 'dealing', awaits: [0, 1, 2, 3] });
    const chosen = plays(game, 'west exchanges 2p', 'east exchanges 2m');
    expect(chosen.table.seats.map(({ concealed }) => concealed)).toEqual(
      game.table.seats.map(({ concealed }) => concealed),
    );
    expect(awaitedSeats(chosen.table)).toEqual([1, 3]);
    const done = refereed(plays(chosen, 'south exchanges 1p', 'north exchanges 2p'));
    expect(done.events.at(-1)).toMatchObject({ type: 'exchanged', to: [2, 3, 0, 1] });
    expect(done.table.seats[0].concealed).toEqual(parseTiles('11m 11p 2p'));
    expect(done.table.seats[2].concealed).toEqual(parseTiles('2333m'));
    expect(whoActs(done.table)).toEqual({ phase: 'deciding', awaits: [0] });
  });

  test('own-tiles: only tiles one holds can be given, as many as it takes, and once', () => {
    const game = untilAsked(opening({ east: '112m 11p', south: '222m 1p' }));
    expect(ruleAgainst(game, 'east exchanges 4m')).toBe('own-tiles');
    expect(ruleAgainst(game, 'east exchanges 12m')).toBe('small-exchange');
    expect(whyNot(game, 'east exchanges 12m')).toMatchObject({ have: 2, need: 1 });
    expect(ruleAgainst(plays(game, 'east exchanges 1m'), 'east exchanges 1m')).toBe('in-turn');
    expect(ruleAgainst(game, 'east discards 1m')).toBe('small-exchange');
  });

  test('what another gives is not seen, not even by the one who gets it, before it is there', () => {
    const game = plays(untilAsked(opening({ east: '112m 11p' })), 'east exchanges 2m');
    for (const seat of [1, 2, 3] as const) {
      expect(heardBy(game.events.at(-1) ?? { type: 'drawn', rule: '' }, seat)).toMatchObject({
        choice: null,
      });
      expect(JSON.stringify(seenBy(small, game.table, seat))).not.toContain('chosen');
    }
  });

  test('a hand whose dealer has no tile more begins with a draw', () => {
    const drawing = everyPhase({ dealerExtra: false });
    const { moments } = playedHand(drawing, 'a draw first');
    const first = moments.find(({ table }) => table.stage.phase !== 'dealing');
    expect(first?.event).toMatchObject({ type: 'drew', seat: 0, why: 'turn' });
  });
});

describe('Flowers in play', () => {
  test('a flower drawn is laid and replaced before anything else', () => {
    const game = seated(small, { east: '1234m 1p', wall: '3f', tail: '2p' });
    const drawn = refereed(plays(game, 'east discards 1p'));
    expect(drawn.events.at(-1)).toMatchObject({ type: 'drew', seat: 1, tile: parseTile('3f') });
    const laid = refereed(drawn);
    expect(laid.events.at(-1)).toEqual({ type: 'laid', seat: 1, tile: parseTile('3f') });
    const paid = refereed(laid);
    expect(paid.events.at(-1)).toMatchObject({ type: 'paid', group: { rule: 'small-spot' } });
    const replaced = refereed(paid);
    expect(replaced.events.at(-1)).toMatchObject({ type: 'drew', seat: 1, from: 'tail', why: 'bonus' });
    expect(replaced.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { by: 'bonus' } });
  });

  test('one-source: until it is laid the others know only that a tile was drawn', () => {
    const game = seated(small, { east: '1234m 1p', wall: '3f' });
    const drawn = refereed(plays(game, 'east discards 1p'));
    expect(seenBy(small, drawn.table, 1).stage.drew).toBe(parseTile('3f'));
    expect(seenBy(small, drawn.table, 2).stage.drew).toBeNull();
  });
});

describe('Robbing', () => {
  /** South has added the fourth 2 of characters to its Pung, and West waits for it. */
  const added = plays(
    seated(small, { turn: 'south', south: '[222m<] 2m 1p', west: '13m 11p', drew: '2m', tail: '2p' }),
    'south kongs 2m',
  );

  test('robbed-kong: while others are asked the Pung is a Pung, and its tile lies beside it', () => {
    expect(added.events.at(-1)).toEqual({
      type: 'konged',
      seat: 1,
      tile: parseTile('2m'),
      how: 'promoted',
      stands: false,
    });
    expect(added.table.seats[1].melds).toMatchObject([{ kind: 'pung' }]);
    expect(added.table.seats[1].concealed).toEqual(parseTiles('1p'));
    expect(copies(everyTile(added.table))).toEqual(small.tiles);
    expect(mayDo(added)).toEqual(['west wins', 'west passes']);
  });

  test('robbed-kong: only a win may take it', () => {
    const afterDiscard = plays(
      seated(small, { turn: 'south', south: '[222m<] 2m 1p', west: '13m 11p', drew: '2m' }),
      'south kongs 2m',
    );
    expect(ruleAgainst(afterDiscard, 'west chows 13m')).toBe('small-robbing');
    expect(ruleAgainst(afterDiscard, 'north pungs')).toBe('small-robbing');
    expect(ruleAgainst(afterDiscard, 'north wins')).toBe('small-false-win');
  });

  test('robbed-kong: a robbed Kong never happened: the Pung stays, no supplement, its tile lies where a discard would', () => {
    const robbed = refereed(plays(added, 'west wins'));
    expect(robbed.table.seats[1].melds).toMatchObject([{ kind: 'pung', tile: parseTile('2m') }]);
    expect(robbed.table.seats[1].river.at(-1)).toBe(parseTile('2m'));
    expect(happenedOf(robbed, 'drew')).toEqual([]);
    expect(robbed.table.stage).toMatchObject({
      phase: 'settling',
      outcome: {
        is: 'won',
        from: 1,
        winners: [{ seat: 2, how: { by: 'robbery', from: 1, tile: parseTile('2m') } }],
      },
    });
    expect(copies(everyTile(robbed.table))).toEqual(small.tiles);
  });

  test('robbed-kong: when nobody robs it the Kong stands, and the supplement is drawn', () => {
    const stood = refereed(plays(added, 'west passes'));
    expect(stood.events.at(-1)).toMatchObject({ type: 'unclaimed' });
    expect(stood.table.seats[1].melds).toMatchObject([{ kind: 'kong', how: 'promoted', from: 0 }]);
    const paid = refereed(stood);
    expect(paid.events.at(-1)).toMatchObject({ type: 'paid', group: { rule: 'small-spot' } });
    expect(refereed(paid).events.at(-1)).toMatchObject({
      type: 'drew',
      seat: 1,
      why: 'kong',
      tile: parseTile('2p'),
    });
  });

  test('one-source: a payment that is due at once tells nobody that nobody is asked', () => {
    const tries = ['north pungs', 'north chows 13m', 'north kongs 2m', 'north wins', 'north passes'];
    const nobody = plays(
      seated(small, { turn: 'south', south: '[222m<] 2m 1p', west: '4m 11p 2p', drew: '2m', tail: '2p' }),
      'south kongs 2m',
    );
    expect([nobody.table.due.length, added.table.due.length]).toEqual([1, 0]);
    const answers = (game: Game) => tries.map((line) => ruleAgainst(game, line));
    expect(answers(nobody)).toEqual(answers(added));
    expect(answers(nobody)).toEqual([
      'small-robbing',
      'small-robbing',
      'small-robbing',
      'small-false-win',
      'in-turn',
    ]);
    // And nobody acts until it is paid.
    expect(mayDo(nobody)).toEqual([]);
  });

  test('robbed-kong: a concealed Kong cannot be robbed', () => {
    const konged = plays(
      seated(small, { turn: 'south', south: '2222m 1p', west: '13m 11p' }),
      'south kongs 2m',
    );
    // What it is worth is paid first.
    const game = refereed(konged);
    expect(mayDo(game)).toEqual([]);
    expect(ruleAgainst(game, 'west wins')).toBe('robbed-kong');
  });

  test('one-source: to who is not asked a Kong that may be robbed looks like any other', () => {
    const others = plays(
      seated(small, { turn: 'south', south: '[222m<] 2m 1p', west: '33m 11p', drew: '2m', tail: '2p' }),
      'south kongs 2m',
    );
    expect(mayDo(others)).toEqual([]);
    for (const seat of [0, 1, 3] as const) {
      const told = (game: Game) => ({
        heard: game.events.map((event) => heardBy(event, seat)).filter((event) => event !== null),
        melds: seenBy(small, game.table, seat).seats[1].melds,
        stage: seenBy(small, game.table, seat).stage,
      });
      expect(told(added)).toEqual(told(others));
      expect(told(refereed(plays(added, 'west passes')))).toEqual(told(others));
    }
  });
});

describe('Kongs face down', () => {
  const konged = plays(seated(small, { turn: 'south', south: '2222m 1p', tail: '1p' }), 'south kongs 2m');

  test('a concealed Kong may lie face down until the end', () => {
    expect(konged.table.seats[1].melds).toMatchObject([{ how: 'concealed', shown: false }]);
    expect(seenBy(small, konged.table, 2).seats[1].melds).toMatchObject([{ tiles: [-1, -1, -1, -1] }]);
  });

  test('at the end its owner is asked to show it, and it is shown', () => {
    const won = plays(konged, 'south wins');
    expect(whoActs(won.table)).toEqual({ phase: 'settling', awaits: [1] });
    expect(mayDo(won)).toEqual(['south shows 2m']);
    expect(ruleAgainst(won, 'south shows 1m')).toBe('own-tiles');
    expect(ruleAgainst(won, 'west shows 2m')).toBe('in-turn');
    const shown = plays(won, 'south shows 2m');
    expect(shown.events.at(-1)).toEqual({ type: 'shown', seats: [1], what: 'kongs' });
    expect(shown.table.seats[1].melds).toMatchObject([{ shown: true }]);
    expect(phases(untilAsked(shown)).slice(-3)).toEqual(['shown', 'paid', 'ended']);
  });
});

describe('On the spot', () => {
  test('what is owed at once is paid at once: until then nobody acts', () => {
    const konged = plays(seated(small, { turn: 'south', south: '2222m 1p' }), 'south kongs 2m');
    expect(konged.table.due).toHaveLength(1);
    expect(awaitedSeats(konged.table)).toEqual([]);
    expect(mayDo(konged)).toEqual([]);
    expect(ruleAgainst(konged, 'south discards 1p')).toBe('in-turn');
    const paid = refereed(konged);
    expect(cashOf(paid)).toEqual([9, 13, 9, 9]);
    expect(paid.table.due).toEqual([]);
  });

  test('a discard may be owed for while others are asked about it', () => {
    const afterDiscard = plays(seated(small, { east: '1124m 1p', west: '44m 12p' }), 'east discards 4m');
    expect(afterDiscard.table.stage.phase).toBe('collecting');
    expect(awaitedSeats(afterDiscard.table)).toEqual([]);
    expect(awaitedSeats(refereed(afterDiscard).table)).toEqual([2]);
  });
});

describe('Mistakes', () => {
  const turn = seated(small, { east: '1124m 1p' });
  const win: Action = { do: 'win', seat: 0 };

  test('refusal-names-rule: a mistake that a game prices is refused until the player insists', () => {
    expect(judgeAction(small, turn.table, win)).toMatchObject({
      is: 'mistake',
      reason: { rule: 'small-false-win' },
    });
    expect(playMove(small, turn.table, win)).toMatchObject({
      is: 'mistake',
      price: { rule: 'small-false-win' },
    });
    const other = playMove(small, turn.table, { ...win, despite: 'small-shape' });
    expect(other.is).toBe('mistake');
  });

  test('refusal-names-rule: insisted on it happens, is paid, and the hand goes on', () => {
    const erred = plays(turn, 'east wins despite small-false-win');
    expect(erred.events.at(-1)).toMatchObject({ type: 'erred', action: { do: 'win', seat: 0 } });
    const paid = refereed(erred);
    expect(cashOf(paid)).toEqual([7, 11, 11, 11]);
    expect(whoActs(paid.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(paid.table.seats[0].concealed).toEqual(turn.table.seats[0].concealed);
  });

  test('a mistaken answer counts as a pass, and the other bids stand', () => {
    const afterDiscard = plays(
      seated(small, { east: '1134m 1p', south: '11p 34m', west: '1p 222m', drew: '1p' }),
      'east discards 1p',
    );
    expect(awaitedSeats(afterDiscard.table)).toEqual([1, 2]);
    const done = refereed(refereed(plays(afterDiscard, 'south wins despite small-false-win', 'west wins')));
    expect(done.table.stage).toMatchObject({ phase: 'settling', outcome: { winners: [{ seat: 2 }] } });
  });

  test('it is never legal, and never insisted on where it is no mistake', () => {
    expect(mayDo(turn)).not.toContain('east wins');
    expect(ruleAgainst(turn, 'east passes despite small-false-win')).toBe('small-pass');
  });
});

describe('Clauses', () => {
  const turn = seated(small, { east: '1124m 1p' });

  test('a word that a clause offers may be said, and is remembered', () => {
    expect(mayDo(turn)).toContain('east says ready');
    const afterWord = plays(turn, 'east says ready');
    expect(afterWord.events).toEqual([{ type: 'said', seat: 0, word: 'ready' }]);
    expect(ruleAgainst(afterWord, 'east says ready')).toBe('small-ready');
    expect(ruleAgainst(turn, 'south says ready')).toBe('in-turn');
    expect(seenBy(small, afterWord.table, 2).declarations).toEqual(['ready', null, null, null]);
  });

  test('a clause may end the hand after what happened', () => {
    const ruleset = everyPhase({ dealerExtra: true, stops: { after: 'discarded', from: 1 } });
    const stopped = plays({ ...seated(ruleset, { east: '1124m 1p' }) }, 'east discards 1p');
    expect(stopped.table.stage).toMatchObject({
      phase: 'settling',
      outcome: { is: 'drawn', rule: 'small-stop' },
    });
    expect(untilAsked(stopped).table.stage.phase).toBe('ended');
  });

  test('deterministic: what clauses remember is plain data, and is given again by the same moves', () => {
    const seed = seedOf('memory', 0);
    const { moments, start } = playedHand(small, seed);
    expect(startFrom(small, seed)).toEqual(start);
    let table: Table = begin(small, start);
    for (const { move, after } of moments) {
      expect(JSON.parse(JSON.stringify(table.memory))).toEqual(table.memory);
      const done = playMove(small, table, move);
      if (done.is !== 'done') throw new Error(done.reason.rule);
      table = done.table;
      expect(table.memory).toEqual(after.memory);
    }
    for (const seat of SEATS) expect(table.seats[seat].decisions).toBeGreaterThanOrEqual(0);
  });
});
