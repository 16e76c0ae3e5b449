import { describe, expect, test } from 'vitest';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { withVerdict } from '../../src/engine/legality/verdict.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { warmUpStarts } from '../../src/islands/WarmUp/opening.ts';
import { quiet } from '../../src/islands/WarmUp/passing-bot.ts';
import { parseTile, parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { awaitsReader, decisionAfter, decisionBefore } from '../../src/sessions/decisions.ts';
import { awaitBots, type Hand, handOf, opening } from '../../src/sessions/hand.ts';
import { frameAt, goTo, makeMove, type TableHistory } from '../../src/sessions/hand-history.ts';
import { advanceHand } from '../../src/sessions/hand-rules.ts';
import { replayActions } from '../../src/sessions/replay.ts';
import { linkOf, openLink } from '../../src/sessions/share.ts';
import { callKeys, wordKeys } from '../../src/ui/input/keys.ts';

const hand = handOf(game, {}, 'wagtail-258', sensible);
const view = (timeline: TableHistory, from = hand): View => seenBy(from.ruleset, frameAt(timeline).table, 0);

const moved = (now: TableHistory, action: Action, { ruleset, machine } = hand): TableHistory =>
  makeMove(machine, now, withVerdict(ruleset, frameAt(now).table, action));

/** Discards the first tile there is, until the reader has decided so often, or the hand is over. */
function played(decisions: number): TableHistory {
  let now = opening(hand);
  for (let n = 0; n < decisions && frameAt(now).table.stage.phase !== 'ended'; ) {
    if (awaitsReader(now, 0)) {
      const { legal } = view(now);
      const action = legal.find((each) => each.do === 'pass') ?? legal.find((each) => each.do === 'discard');
      if (!action) throw new Error('nothing to do');
      now = moved(now, action);
      n++;
    } else now = advanceHand(hand, now, 0, 0);
  }
  return now;
}

describe('a hand being played', () => {
  test('the others play until the reader is asked, and then nobody goes on', () => {
    let now = moved(opening(hand), {
      do: 'discard',
      seat: 0,
      tile: view(opening(hand)).seats[0].concealed[0] ?? 0,
    });
    while (!awaitsReader(now, 0)) now = advanceHand(hand, now, 0, 0);
    expect(advanceHand(hand, now, 0, 0)).toBe(now);
  });

  test('going on never stops at what the reader cannot see', () => {
    const now = played(4);
    for (const [at, { context }] of now.frames.entries()) {
      const { event } = context;
      if (event?.type !== 'answered' || event.bid.seat === 0) continue;
      expect(frameAt(advanceHand(hand, goTo(now, at - 1), 0, 0)).event).not.toBe(event);
    }
  });

  test('undo leads to each of the reader’s decisions in turn, forward the other way', () => {
    const end = played(3);
    const first = decisionBefore(
      goTo(end, decisionBefore(goTo(end, decisionBefore(end, 0) ?? 0), 0) ?? 0),
      0,
    );
    expect(first).toBe(0);
    expect(decisionBefore(goTo(end, 0), 0)).toBeNull();
    const again = decisionAfter(goTo(end, 0), 0);
    expect(again).toBeGreaterThan(0);
    expect(decisionBefore(goTo(end, again), 0)).toBe(0);
  });
});

describe('a link', () => {
  test('opens the very position, whoever looks', () => {
    const now = goTo(played(3), 7);
    for (const eyes of [0, null] as const) {
      const opened = openLink(game, linkOf(hand, now, eyes));
      if (!('hand' in opened)) throw new Error(JSON.stringify(opened.broken));
      expect(opened.eyes).toBe(eyes);
      expect(opened.history.at).toBe(7);
      expect(opened.history.frames.map(({ context }) => context.table)).toEqual(
        now.frames.map(({ context }) => context.table),
      );
    }
  });

  test('names how well the others play, so that the hand goes on for everyone as it does here', () => {
    const seated = (link: string) => {
      const opened = openLink(game, link);
      return 'hand' in opened ? [opened.hand.strength, opened.hand.bot] : null;
    };
    const usual = linkOf(hand, opening(hand), 0);
    expect(usual).not.toContain('bots=');
    expect(seated(usual)).toEqual(['careful', sensible]);
    const easy = linkOf(awaitBots(hand, 'beginner'), opening(hand), 0);
    expect(seated(easy)).toEqual(['beginner', naive]);
    expect(seated(easy.replace('bots=beginner', 'bots=champion'))).toBeNull();
  });

  test('is played by the rules that it names', async () => {
    const rulesUnder = async (link: string) => {
      const opened = openLink(await loadGame('hong-kong'), link);
      if (!('hand' in opened)) throw new Error(JSON.stringify(opened.broken));
      const { hand, history } = opened;
      expect(hand.start.under).toBe(frameAt(history).table.under);
      return {
        again: linkOf(hand, history, opened.eyes),
        under: hand.start.under,
        ...hand.ruleset.kongs.robbing,
      };
    };
    const link = 'v=1&game=hong-kong&under=protocol&seed=heron-412&seat=e&end';
    expect(await rulesUnder(link)).toMatchObject({ again: link, under: 'protocol', promoted: false });
    expect(await rulesUnder(link.replace('&under=protocol', ''))).toMatchObject({
      under: 'ordinary',
      promoted: true,
    });
    // Rules that the game does not have are told.
    for (const under of ['goulash', 'constructor']) {
      expect(openLink(await loadGame('hong-kong'), link.replace('protocol', under))).toEqual({
        broken: { is: 'unreadable', why: expect.stringContaining(`not "${under}"`) },
      });
    }
  });

  test('that is cut off, of another game or unplayable is told and not thrown', () => {
    const link = linkOf(hand, played(2), 0);
    const brokenBy = (text: string) => {
      const opened = openLink(game, text);
      return 'broken' in opened ? opened.broken : null;
    };
    const why = (text: string) => ({ is: 'unreadable', why: expect.stringContaining(text) });
    expect(brokenBy(link.slice(0, -6))).toEqual(why('cut off'));
    expect(brokenBy('nonsense')).toEqual(why('cannot be read from “nonsense” on'));
    expect(brokenBy('v=1&game=two-five-eight&tiles=1m&end')).toEqual(why('cannot be read'));
    for (const other of ['chess', 'british']) {
      expect(brokenBy(link.replace('two-five-eight', other))).toEqual({ is: 'other', game: other });
    }
    expect(brokenBy(link.replace(/do=e/, 'do=n'))).toMatchObject({
      is: 'unplayable',
      number: 1,
      action: { do: 'discard', seat: 3 },
      reason: { rule: 'in-turn' },
    });
  });

  test('names the first move that does not fit, and those after the end of the hand', () => {
    const wrong: Action = { do: 'discard', seat: 2, tile: 0 };
    expect(replayActions(hand, [wrong], 1)).toMatchObject({
      unplayable: { number: 1, action: wrong, reason: { rule: 'in-turn' } },
    });
    const moves = played(Number.POSITIVE_INFINITY).frames.flatMap(({ context: { move } }) =>
      typeof move === 'object' && move !== null ? [move] : [],
    );
    expect(replayActions(hand, [...moves, wrong], 1)).toEqual({
      unplayable: { number: moves.length + 1, action: wrong, reason: null },
    });
  });
});

describe('a hint', () => {
  const ruleset = rulesetOf(game);
  /** East to discard with these tiles. */
  function holding(tiles: string) {
    const { table } = frameAt(opening(hand));
    const [east, ...others] = table.seats;
    const laid: Table = {
      ...table,
      seats: [{ ...east, concealed: parseTiles(tiles) }, ...others] as unknown as Table['seats'],
    };
    return hintFor(seenBy(ruleset, laid, 0), { ruleset, table: laid });
  }

  test('names the tiles that complete the hand under this game’s own conditions', () => {
    // Without the 9 of characters two pairs are left, and only the 5s may be the pair: a third 7 completes the hand.
    expect(holding('123m 456m 9m 123p 55p 77s')).toMatchObject({
      action: { do: 'discard', seat: 0, tile: parseTile('9m') },
      goal: { patterns: [], worth: null, conditions: ['jong-258'] },
      ready: true,
      onlyDrawn: false,
      kinds: [parseTile('7s')],
      tiles: 2,
    });
  });

  test('says to call the win where there is one', () => {
    expect(holding('123m 456m 789m 123p 55p')?.action).toEqual({ do: 'win', seat: 0 });
  });
});

test('each call has a key of its own that no control has', () => {
  const keys = callKeys(hand.ruleset.terms);
  expect(keys).toEqual({ win: 'H', kong: 'K', pung: 'P', chow: 'S', pass: 'X' });
  const chinese = callKeys({ ...hand.ruleset.terms, win: '胡', kong: '槓', pung: '碰', chow: '上' });
  expect(new Set(Object.values(chinese)).size).toBe(5);
  const alike = callKeys({ ...hand.ruleset.terms, win: 'Hu', pung: 'Hup', kong: 'Uh' });
  expect(new Set(Object.values(alike)).size).toBe(5);
});

describe('the warm-up', () => {
  const rules = rulesetOf(game, {}, 'warm-up');
  const [first, trap] = warmUpStarts(rules).map((start) => handOf(game, {}, start, quiet));
  if (!first || !trap) throw new Error('the warm-up has two deals');
  const discards = (tile: string) => ({ do: 'discard', seat: 0, tile: parseTile(tile) }) as const;
  const next = (from: TableHistory, warm: Hand) => {
    let now = from;
    while (!awaitsReader(now, 0)) {
      const after = advanceHand(warm, now, 0, 0);
      if (after === now) break;
      now = after;
    }
    return now;
  };

  const winsAtOnce = (warm: Hand) => view(opening(warm), warm).legal.some((action) => action.do === 'win');

  test('is won by the first press in its first deal, by a pair of 8s as is said there, and not in its second', () => {
    expect(winsAtOnce(first)).toBe(true);
    expect(view(opening(first), first).seats[0]?.concealed.slice(-2)).toEqual(parseTiles('88s'));
    expect(winsAtOnce(trap)).toBe(false);
  });

  test.each([
    ['first', first, ['3p', '4p', '5p', '8s']],
    ['second', trap, ['3p', '4p', '5p', '7s']],
  ] as const)(
    'can still be won within five turns of its %s deal, whichever tile goes first',
    (_deal, warm, tiles) => {
      for (const first of tiles) {
        let now = moved(opening(warm), discards(first), warm);
        let won = false;
        for (let turn = 0; turn < 8 && !won; ) {
          now = next(now, warm);
          const { legal, stage } = view(now, warm);
          if (stage.phase === 'ended') break;
          const win = legal.find((action) => action.do === 'win');
          if (win) {
            won = true;
            continue;
          }
          const hint = hintFor(view(now, warm), { ruleset: rules, table: frameAt(now).table });
          const pass = legal.find((action) => action.do === 'pass');
          const action = pass ?? hint?.action;
          if (!action) throw new Error('nothing to do');
          if (!pass) turn++;
          now = moved(now, action, warm);
        }
        expect(won, `after ${first}`).toBe(true);
      }
    },
  );
});

describe('a table where words are said and tiles exchanged', async () => {
  const british = await loadGame('british');
  const goulash = handOf(
    british,
    {},
    startFrom(rulesetOf(british, {}, 'goulash'), 'heron', { under: 'goulash' }),
    sensible,
  );
  const asked = (): TableHistory => {
    let now = opening(goulash);
    while (!awaitsReader(now, 0)) now = advanceHand(goulash, now, 0, 0);
    return now;
  };

  test('words have keys that nothing else has', () => {
    const keys = wordKeys(['original call', 'fishing', 'skip'], 'UFNTXMKPC');
    expect([...keys]).toEqual([
      ['original call', 'O'],
      ['fishing', 'I'],
      ['skip', 'S'],
    ]);
  });

  test('the others answer an exchange first; then it is one step, which can be taken back and go another way', () => {
    const now = asked();
    expect(view(now, goulash).stage.exchange).toMatchObject({ round: 1, rounds: 3, count: 3, to: 2 });
    const given = (place: number) => {
      const tiles = view(now, goulash).seats[0].concealed.slice(place, place + 3);
      return advanceHand(goulash, moved(now, { do: 'exchange', seat: 0, tiles }, goulash), 0, 0);
    };
    const first = given(0);
    expect(frameAt(first).event?.type).toBe('exchanged');
    expect(decisionBefore(first, 0)).toBe(now.at);
    expect(frameAt(given(6)).table.seats[0].concealed).not.toEqual(frameAt(first).table.seats[0].concealed);
  });

  test('a link carries what was given, and the kind of hand', async () => {
    const now = asked();
    const tiles = view(now, goulash).seats[0].concealed.slice(0, 3);
    const then = moved(now, { do: 'exchange', seat: 0, tiles }, goulash);
    const opened = openLink(british, linkOf(goulash, then, 0));
    if (!('history' in opened)) throw new Error('the link leads nowhere');
    expect(frameAt(opened.history).table).toEqual(frameAt(then).table);
  });

  test('a hint for an exchange names three tiles that are held', () => {
    const { table } = frameAt(asked());
    const hint = hintFor(seenBy(goulash.ruleset, table, 0), { ruleset: goulash.ruleset, table });
    expect(hint).toMatchObject({ action: { do: 'exchange' } });
  });
});
