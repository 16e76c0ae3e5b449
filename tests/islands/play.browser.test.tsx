import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/styles/global.css';
import { hints } from '#i18n/hints.ts';
import { ownMoments } from '#i18n/own-moments.ts';
import { play } from '#i18n/play.ts';
import { review } from '#i18n/review.ts';
import { setup } from '#i18n/setup.ts';
import { table } from '#i18n/table.ts';
import { words } from '#i18n/words.ts';
import { absentMinded } from '../../src/bots/absent-minded.ts';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import type { Action } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { scoringHandAt } from '../../src/engine/hands.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { seenBy } from '../../src/engine/view.ts';
import { waits } from '../../src/engine/win.ts';
import { winningTiles } from '../../src/engine/winning-tiles.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { type ReadyDiscard, readyDiscards } from '../../src/islands/Play/judged-waits.ts';
import { openHand } from '../../src/islands/Play/open-hand.ts';
import { Play } from '../../src/islands/Play/Play.tsx';
import { PlayTable } from '../../src/islands/Play/PlayTable.tsx';
import type { OpenedHand } from '../../src/islands/Play/props.ts';
import { reviewOf } from '../../src/islands/Play/review.ts';
import { seatedAt } from '../../src/islands/Play/set-deal.ts';
import { judgeMove } from '../../src/machines/table.ts';
import { TODAY } from '../../src/notation/day.ts';
import { formatMomentLink } from '../../src/notation/own-moment.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { decisionAfter, firstDecision } from '../../src/sessions/decisions.ts';
import { handOf, opening } from '../../src/sessions/hand.ts';
import { cutOff, frameAt, goTo, isOver, makeMove } from '../../src/sessions/hand-history.ts';
import type { BrokenDealLink } from '../../src/sessions/share.ts';
import { markSolved } from '../../src/storage/exercises.ts';
import { momentCards } from '../../src/storage/moments.ts';
import { changeSettings } from '../../src/storage/settings.ts';

const book = {
  'in-turn': { title: 'In turn', sentence: 'Only the seat whose turn it is acts.' },
  'may-pass': { title: 'Nobody has to call', sentence: 'A discard may be left lying.' },
  'hard-kong': {
    title: 'A hard Kong',
    sentence: 'Four of your own.',
    refusal: { head: 'You may not call Kong.', text: 'You hold {have} of them. It takes {need}.' },
  },
  'jong-258': { title: 'The Jong', sentence: 'The pair is 2s, 5s or 8s.' },
  'four-sets-and-jong': { title: 'Four sets', sentence: 'Four sets and a pair.' },
};
const props = { game: 'two-five-eight', rulebook: '/rules/two-five-eight/', book: '/book.json' };
const seated = (seed = 'wagtail-258'): OpenedHand => ({ hand: handOf(game, {}, seed, sensible) });
const sit = (at: OpenedHand = seated()) => render(() => <PlayTable {...props} seated={at} />);

/** As the page does it: what the address names is sat down to, and then drawn. */
const open = async () => {
  const at = await openHand(game);
  return render(() => <Play {...props} seated={at} />);
};

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions' }));
const tools = () => within(screen.getByRole('toolbar', { name: 'The deal' }));
const hand = () => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button');
const names = () => hand().map((tile) => tile.getAttribute('aria-label')?.replace(', drawn', '') ?? '');
const log = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '');
const mine = () => /Discard/.test(bar().getAllByRole('button').at(-1)?.textContent ?? '');
/** Steps, one event a key, until the reader is to discard or the hand is over. */
const onToMyTurn = () => {
  for (
    let n = 0;
    n < 60 && !mine() && !/Next deal/.test(bar().getAllByRole('button').at(-1)?.textContent ?? '');
    n++
  ) {
    key(screen.queryByText(/may call/) ? 'x' : 'n');
  }
};
/** What stands in it is loaded when it is first opened. */
const openSetup = async () => {
  tools().getByRole('button', { name: 'Setup' }).click();
  await screen.findByRole('button', { name: 'New deal' });
};
/** Discards the first tile, at the reader's next turn. */
const handOver = () => {
  onToMyTurn();
  const tile = hand()[0];
  if (!tile) throw new Error('no hand');
  fireEvent.click(tile);
  fireEvent.click(tile);
  expect(mine()).toBe(false);
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(book));
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a link that leads to no hand', () => {
  const told = async (broken: BrokenDealLink, text: string) => {
    sit({ ...seated(), broken });
    const head = await screen.findByText('This link does not lead to a deal.');
    const slip = head.closest<HTMLElement>('.slip') ?? head;
    expect(slip.textContent).toContain(text);
    expect(slip.textContent).toContain('Here is a new deal instead');
    return within(slip);
  };

  test('says why, in the notation’s own words', async () => {
    await told({ is: 'unreadable', why: 'This link is cut off.' }, 'This link is cut off. Here is');
    cleanup();
    await told({ is: 'unreadable', why: null }, 'Something in it means nothing at this table. Here is');
  });

  test('is opened at the table of its own game, where there is one', async () => {
    history.replaceState(null, '', '#v=1&game=british&seed=a&end');
    const slip = await told({ is: 'other', game: 'british' }, 'It leads to a deal of British. Here is');
    const link = slip.getByRole('link', { name: 'Open it there' });
    expect(link.getAttribute('href')).toBe('../british/#v=1&game=british&seed=a&end');
    cleanup();
    const none = await told(
      { is: 'other', game: 'chess' },
      'a deal of “chess”, and there is no such game here',
    );
    expect(none.queryByRole('link')).toBeNull();
  });

  test('names the move that is not allowed, and by which rule', async () => {
    const action: Action = { do: 'discard', seat: 2, tile: parseTile('5p') };
    const slip = await told(
      { is: 'unplayable', number: 14, action, reason: { rule: 'in-turn', seats: [2] } },
      'Move 14 in it, by Lark, is not allowed there: Discard the 5 of dots.',
    );
    expect(slip.getByRole('link').getAttribute('href')).toBe('/rules/two-five-eight/#in-turn');
    cleanup();
    await told(
      { is: 'unplayable', number: 90, action, reason: null },
      'The deal is over before move 90 in it, by Lark: Discard the 5 of dots.',
    );
  });
});

test.each([
  ['done', handOver],
  ['refused', () => key('x')],
])('what is said of an unusable link goes with the first try of the reader that is %s', async (_, tries) => {
  sit({ ...seated(), broken: { is: 'unreadable', why: null } });
  await screen.findByText('This link does not lead to a deal.');
  tries();
  await vi.waitFor(() => expect(screen.queryByText('This link does not lead to a deal.')).toBeNull());
});

test('players keep their names and places while the winds go round', () => {
  const seats = (dealer: Seat) => {
    const { container } = sit({
      hand: handOf(game, {}, startFrom(rulesetOf(game), 'a', { dealer }), sensible),
    });
    const found = [...container.querySelectorAll('.seat')].map((seat) => [
      seat.getAttribute('data-side'),
      seat.getAttribute('aria-label'),
    ]);
    cleanup();
    return Object.fromEntries(found);
  };
  expect(seats(0)).toEqual({
    bottom: 'You, East',
    left: 'Pipit, South',
    top: 'Lark, West',
    right: 'Finch, North',
  });
  expect(seats(1)).toEqual({
    bottom: 'You, North',
    left: 'Pipit, East',
    top: 'Lark, South',
    right: 'Finch, West',
  });
});

test('the log, the claim window and the result name players, not winds', { timeout: 60_000 }, async () => {
  sit(seated('dunlin-7'));
  for (let n = 0; n < 200 && !/Next deal/.test(bar().getAllByRole('button').at(-1)?.textContent ?? ''); n++) {
    onToMyTurn();
    if (mine()) handOver();
  }
  const text = log().join(' ');
  expect(text).toMatch(/Pipit discards/);
  expect(text).not.toMatch(/\b(South|West|North)\b/);
  const result = await screen.findByText(/(wins?|Nobody wins)$/, { selector: '.slip *' });
  const told = result.closest('.play-told')?.textContent ?? '';
  expect(told).not.toMatch(/\b(South|West|North) (wins|pays|takes)/);
  // Beside its name each player's wind is told, for the rules that ask for it.
  expect(
    within(screen.getByRole('list', { name: 'What everyone has won or lost' })).getByText('Lark, West'),
  ).toBeTruthy();
});

describe('acting', () => {
  test('a tile is chosen by the first press and discarded by the second', () => {
    sit();
    const [first = ''] = names();
    hand()[0]?.click();
    expect(hand()[0]?.getAttribute('aria-pressed')).toBe('true');
    hand()[0]?.click();
    expect(hand()).toHaveLength(13);
    expect(log()[0]).toContain(`You discard the ${first}`);
  });

  test('Discard without a chosen tile asks for one', async () => {
    sit();
    key('Enter');
    expect(await screen.findByText('Choose a tile first.')).toBeTruthy();
    expect(hand()).toHaveLength(14);
  });

  test('every call can be pressed, and is answered with the rule that forbids it; the table stays', async () => {
    sit();
    const before = names();
    for (const [call, rule] of [
      ['Pung', 'in-turn'],
      ['Sheung', 'no-claimed-sheung'],
      ['Pass', 'may-pass'],
      ['Kong', 'hard-kong'],
    ] as const) {
      bar()
        .getByRole('button', { name: new RegExp(call) })
        .click();
      const link = await screen.findByRole('link', { name: `§ ${rule}` });
      expect(link.getAttribute('href')).toBe(`/rules/two-five-eight/#${rule}`);
      expect(bar().getByRole('button', { name: new RegExp(call) }).dataset.state).toBe('refused');
      expect(names()).toEqual(before);
    }
    expect(screen.getByText(/^You hold (one|two|three) of them. It takes four.$/)).toBeTruthy();
  });

  test('a refusal is told even where the rulebook cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    render(() => <PlayTable {...props} book="/nowhere.json" seated={seated()} />);
    key('h');
    expect(await screen.findByRole('link', { name: '§ four-sets-and-jong' })).toBeTruthy();
  });

  test('the others play by themselves until the reader is asked', async () => {
    sit();
    hand()[0]?.click();
    hand()[0]?.click();
    await vi.waitFor(() => expect(mine() || screen.queryByText(/may call/) !== null).toBe(true), {
      timeout: 15_000,
    });
    expect(log().length).toBeGreaterThan(1);
  }, 20_000);
});

describe('keys', () => {
  test('a whole hand can be played with them', { timeout: 60_000 }, async () => {
    sit(seated('dunlin-7'));
    hand()[0]?.focus();
    for (let n = 0; n < 400 && !screen.queryByText('Next deal'); n++) {
      if (mine()) {
        key('t');
        await vi.waitFor(() => expect(document.querySelector('.play-told .slip')).not.toBeNull());
        const told = document.querySelector('.ruling-head')?.textContent ?? '';
        key(told.startsWith('Call Hooo') ? 'h' : told.startsWith('Call Kong') ? 'k' : 'Enter');
      } else {
        // What was said aloud stays in the page after it is answered: the sheet tells what stands now.
        const sheet = within(document.querySelector<HTMLElement>('.play-told') ?? document.body);
        key(sheet.queryByText(/^may call Hooo/) ? 'h' : sheet.queryByText(/^may call/) ? 'x' : 'n');
      }
    }
    await vi.waitFor(() => expect(document.querySelector('.review')).not.toBeNull());
    expect(document.activeElement?.textContent, 'the focus was on a tile, which is no button now').toMatch(
      /^Next deal/,
    );
    expect(document.querySelector('.review')?.textContent).toMatch(
      /None of your discards or calls cost you much|What cost you most|gave .+ the win/,
    );
    expect(document.querySelector('.play-told .ruling-head')?.textContent).toMatch(
      /^(You win|\w+ wins|Nobody wins)$/,
    );
    expect(bar().getByRole('button', { name: /Hooo/ })).toHaveProperty('disabled', true);
    const before = log().length;
    await vi.waitFor(() => {
      key('Enter');
      expect(log().length).toBeLessThan(before);
    });
    expect(mine() || /Go on/.test(bar().getAllByRole('button').at(-1)?.textContent ?? '')).toBe(true);
  });

  test('belong to what has the focus first, and can be switched off', async () => {
    sit();
    await openSetup();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Seed' }), { key: 'k' });
    expect(bar().getByRole('button', { name: /Kong/ }).dataset.state).toBeUndefined();
    screen.getByRole('checkbox', { name: 'One key per action' }).click();
    key('k');
    expect(bar().getByRole('button', { name: /Kong/ }).dataset.state).toBeUndefined();
  });
});

test('a second press, or a key that is held down, does not pass over the result of a deal', {
  timeout: 60_000,
}, async () => {
  sit(seated('dunlin-7'));
  for (let n = 0; n < 100 && !screen.queryByText('Next deal'); n++) {
    onToMyTurn();
    if (mine()) handOver();
  }
  const next = () => screen.queryByRole('button', { name: /^Next deal/ });
  key('Enter');
  next()?.click();
  expect(next()).toBeTruthy();
  await vi.waitFor(
    () => {
      fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
      expect(next()).toBeTruthy();
      key('Enter');
      expect(next()).toBeNull();
    },
    { timeout: 3000 },
  );
});

describe('back and another way', () => {
  test('undo shows the last decision, forward the end, and another choice is noted as taken back', () => {
    sit();
    const dealt = names();
    hand()[0]?.click();
    hand()[0]?.click();
    onToMyTurn();
    const after = log();
    key('u');
    expect(names()).toEqual(dealt);
    expect(screen.getByText('Looking back.')).toBeTruthy();
    key('f');
    expect(log()).toEqual(after);
    key('u');
    hand()[5]?.click();
    hand()[5]?.click();
    expect(log()[0]).toContain('Taken back: You discard');
    expect(log()[1]).toContain(`You discard the ${dealt[5]}`);
    expect(screen.queryByText('Looking back.')).toBeNull();
  });

  test('the same choice again takes nothing back', () => {
    sit();
    hand()[3]?.click();
    hand()[3]?.click();
    onToMyTurn();
    const after = log();
    key('u');
    hand()[3]?.click();
    hand()[3]?.click();
    expect(log().some((line) => line.includes('Taken back'))).toBe(false);
    key('f');
    expect(log()).toEqual(after);
  });

  test('there is nothing to undo at the beginning', () => {
    sit();
    expect(tools().getByRole('button', { name: /Undo/ })).toHaveProperty('disabled', true);
  });
});

describe('for who hears the table', () => {
  test('each try is answered anew, and named: the same answer twice is heard twice', async () => {
    sit();
    key('p');
    const first = (await screen.findByRole('link', { name: '§ in-turn' })).closest('.slip');
    expect(first?.textContent).toMatch(/^Pung: /);
    key('p');
    await vi.waitFor(() => {
      const second = screen.getByRole('link', { name: '§ in-turn' }).closest('.slip');
      expect(second).not.toBe(first);
    });
  });

  test('going back says where one is; going forward does not read the log again', () => {
    sit();
    const tile = hand()[0];
    if (!tile) throw new Error('no hand');
    fireEvent.click(tile);
    fireEvent.click(tile);
    for (let i = 0; i < 12 && log().length < 5; i++) key(screen.queryByText(/may call/) ? 'x' : 'n');
    expect(log().length).toBeGreaterThan(3);
    const lines = screen.getByRole('log');
    expect(lines.ariaLive).toBeNull();
    key('u');
    const said = () => [...document.querySelectorAll('p.unseen[aria-live]')].map((each) => each.textContent);
    expect(said().join(' ')).toMatch(/^Looking back\. Your turn\./);
    key('f');
    expect(lines.ariaLive).toBe('off');
    key('u');
    expect(lines.ariaLive).toBeNull();
  });
});

describe('the pace', () => {
  const pace = () => tools().getByRole('button', { name: /^Pace: / });
  /** The reader discards, and the others have something to do. */
  beforeEach(() => localStorage.clear());

  test('stands beside the table: each press takes the next, and the next visit begins with it', () => {
    const seen: (string | null)[] = [];
    sit();
    for (let i = 0; i < 4; i++) {
      seen.push(pace().textContent?.replace(/V$/, '') ?? null);
      if (i % 2 === 0) fireEvent.click(pace());
      else key('v');
    }
    expect(seen).toEqual(['Pace: Calm', 'Pace: Brisk', 'Pace: At once', 'Pace: By steps']);
    expect(pace().textContent).toContain('Calm');
    key('v');
    cleanup();
    sit();
    expect(pace().textContent).toContain('Brisk');
  });

  test('any press on the cloth, and any key that does nothing else, cuts a pause short', () => {
    vi.useFakeTimers();
    try {
      sit();
      handOver();
      // The clock stands still; not everything that happens is told in the log.
      for (const cut of [
        () => fireEvent.click(screen.getByRole('group', { name: 'The table' })),
        () => key(' '),
      ]) {
        const lines = log().length;
        for (let i = 0; i < 4 && log().length === lines; i++) cut();
        expect(log().length).toBeGreaterThan(lines);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test('at once, nobody is waited for but the reader', async () => {
    sit();
    key('v');
    key('v');
    handOver();
    await vi.waitFor(
      () =>
        expect(
          mine() ||
            screen.queryByText(/may call/) !== null ||
            /Next deal/.test(bar().getAllByRole('button').at(-1)?.textContent ?? ''),
        ).toBe(true),
      { timeout: 10_000 },
    );
  });

  test('by steps, nothing is done that is not pressed for', () => {
    vi.useFakeTimers();
    try {
      sit();
      for (let i = 0; i < 3; i++) key('v');
      handOver();
      const lines = log().length;
      vi.advanceTimersByTime(60_000);
      expect(log().length).toBe(lines);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('others who have not sat down yet', () => {
  const alone = (): OpenedHand => ({ hand: handOf(game, {}, 'wagtail-258', null) });

  test('are not there before the reader has discarded, and then play', async () => {
    sit(alone());
    key('v');
    key('v');
    const lines = log().length;
    handOver();
    expect(log().length).toBe(lines + 1);
    await vi.waitFor(() => expect(log().length).toBeGreaterThan(lines + 1));
  });

  test('are waited for: steps that were asked for meanwhile are taken once they are there', async () => {
    const stepped = (at: OpenedHand) => {
      cleanup();
      sit(at);
      for (let i = 0; i < 3; i++) key('v');
      handOver();
      for (let i = 0; i < 4; i++) key('n');
    };
    stepped(seated());
    const lines = log();
    expect(lines.length).toBeGreaterThan(1);
    localStorage.clear();
    stepped(alone());
    expect(log()).toEqual(lines.slice(0, 1));
    await vi.waitFor(() => expect(log()).toEqual(lines));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(log()).toEqual(lines);
  });
});

test('what is waited for is shown where it is wanted: what may win the hand, not what completes it', async () => {
  const { ruleset } = handOf(hongKong, {}, 'waits', sensible);
  /** The first moment at which so many kinds complete the reader's hand, and so many win it. */
  const momentWith = (is: (complete: number, winning: number) => boolean): OpenedHand => {
    for (let n = 0; n < 200; n++) {
      // By players who now and then make a shape, whatever it is worth.
      const hand = handOf(hongKong, {}, `waits-${n}`, absentMinded);
      let history = opening(hand);
      for (;;) {
        const { table } = frameAt(history);
        const awaits = awaitedSeats(table);
        const { phase } = table.stage;
        if (phase === 'ended') break;
        if (table.seats[0].concealed.length % 3 === 1) {
          const held = scoringHandAt(table, 0);
          const winning = winningTiles({ ruleset, table }, 0, held).length;
          if (is(waits(ruleset, held).length, winning)) return { hand, history };
        }
        const [seat] = awaits;
        const move = seat === undefined ? 'referee' : botAction(absentMinded, ruleset, table, seat);
        history = makeMove(hand.machine, history, judgeMove(ruleset, table, move));
      }
    }
    throw new Error('no such moment in so many hands');
  };
  const shown = () => screen.queryByRole('list', { name: /^Tiles that win the hand/ });
  const wanted = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show what I wait for/ });
  sit(momentWith((complete, winning) => complete > 0 && winning === 0));
  await openSetup();
  expect(wanted().checked).toBe(false);
  wanted().click();
  expect(shown()).toBeNull();
  cleanup();
  sit(momentWith((_, winning) => winning > 1));
  // As it was chosen at another deal.
  const tiles = [...(shown()?.querySelectorAll('.tile') ?? [])];
  expect(tiles.length).toBeGreaterThan(1);
  for (const tile of tiles) expect(tile.getAttribute('aria-label')).toMatch(/: (?:none|[1-4]) left$/);
  await openSetup();
  wanted().click();
  expect(shown()).toBeNull();
});

test('discards that leave the hand ready are marked where it is wanted, and the chosen one shows its waits', async () => {
  const { ruleset } = handOf(hongKong, {}, 'ready', sensible);
  /** A deal at the first moment at which a discard leaves the reader's hand ready. */
  const readyMoment = (): OpenedHand & { ready: readonly ReadyDiscard[] } => {
    for (let n = 0; n < 100; n++) {
      const hand = handOf(hongKong, {}, `ready-${n}`, sensible);
      let history = opening(hand);
      for (;;) {
        const { table } = frameAt(history);
        if (table.stage.phase === 'ended') break;
        const ready =
          table.stage.phase === 'deciding' && table.stage.seat === 0
            ? readyDiscards(seenBy(ruleset, table, 0), { ruleset, table }, null)
            : [];
        if (ready.length > 0) return { hand, history, ready };
        const [seat] = awaitedSeats(table);
        const move = seat === undefined ? 'referee' : botAction(sensible, ruleset, table, seat);
        history = makeMove(hand.machine, history, judgeMove(ruleset, table, move));
      }
    }
    throw new Error('no such moment in so many hands');
  };
  const moment = readyMoment();
  sit(moment);
  const marked = () =>
    hand().filter((tile) => tile.getAttribute('aria-label')?.includes(table.marks.ready.long));
  const waiting = () => screen.queryByRole('list', { name: /^Tiles that (?:win|complete) the hand/ });
  expect(marked()).toEqual([]);
  await openSetup();
  screen.getByRole<HTMLInputElement>('checkbox', { name: setup.ready }).click();
  const names = new Set(moment.ready.map(({ discard }) => words.tileName(discard)));
  expect(new Set(marked().map((tile) => tile.getAttribute('aria-label')?.split(',')[0]))).toEqual(names);
  const [tile] = marked();
  const other = hand().find((each) => !marked().includes(each));
  if (!tile || !other) throw new Error('nothing is marked, or all');
  expect(waiting()).toBeNull();
  const { top, left } = tile.getBoundingClientRect();
  tile.click();
  const { waits: tiles } =
    moment.ready.find(({ discard }) =>
      tile.getAttribute('aria-label')?.startsWith(words.tileName(discard)),
    ) ?? {};
  expect(waiting()?.querySelectorAll('.tile')).toHaveLength(tiles?.length ?? 0);
  // Nothing moves under the finger that presses it again.
  expect(tile.getBoundingClientRect()).toMatchObject({ top, left });
  other.click();
  expect(waiting()).toBeNull();
});

test('a hint chooses the tile and says why', async () => {
  sit();
  key('t');
  expect(await screen.findByText(/^Discard the/)).toBeTruthy();
  const [chosen] = hand().filter((tile) => tile.getAttribute('aria-pressed') === 'true');
  expect(screen.getByText(/^Discard the/).textContent).toBe(
    `Discard the ${chosen?.getAttribute('aria-label')}.`,
  );
});

/** A deal at the first moment at which the reader may call a discard. */
function mayCallNow(): OpenedHand {
  const dealt = handOf(game, {}, 'dunlin-7', sensible);
  for (let timeline = opening(dealt); !isOver(timeline); ) {
    const now = frameAt(timeline).table;
    const [seat] = awaitedSeats(now);
    if (seat === 0 && seenBy(dealt.ruleset, now, 0).legal.some(({ do: does }) => does === 'pung'))
      return { hand: dealt, history: timeline };
    const move = seat === undefined ? 'referee' : botAction(naive, dealt.ruleset, now, seat);
    timeline = makeMove(dealt.machine, timeline, judgeMove(dealt.ruleset, now, move));
  }
  throw new Error('nothing can be called in this deal');
}

test('a hint to call or to pass marks its button, until the reader has answered', async () => {
  sit(mayCallNow());
  key('t');
  const marked = await screen.findByRole('button', { name: new RegExp(`, ${table.marks.hint.long}`) });
  const head = document.querySelector('.ruling-head')?.textContent ?? '';
  expect(head).toContain(marked.querySelector('.word')?.textContent);
  key('x');
  await vi.waitFor(() => expect(document.querySelector('.actions .move-mark')).toBeNull());
});

test('a hint gives way to a refusal; asked for again, it takes its place', async () => {
  sit();
  const refusal = () => document.querySelector('.slip[data-kind="refused"]');
  key('t');
  await screen.findByText(/^Discard the/);
  key('x');
  await vi.waitFor(() => expect(refusal()).toBeTruthy());
  expect(screen.queryByText(/^Discard the/)).toBeNull();
  key('t');
  await screen.findByText(/^Discard the/);
  expect(refusal()).toBeNull();
});

test('a tile that a hint has chosen is picked by the first press, and discarded by the second', async () => {
  sit();
  key('t');
  await screen.findByText(/^Discard the/);
  const chosen = () => hand().find((tile) => tile.getAttribute('aria-pressed') === 'true');
  const [tile, count] = [chosen(), hand().length];
  if (!tile) throw new Error('the hint has chosen none');
  fireEvent.click(tile);
  expect(hand().length).toBe(count);
  expect(chosen()).toBe(tile);
  fireEvent.click(tile);
  expect(hand().length).toBe(count - 1);
});

test('all four hands are shown where the reader asks for it', async () => {
  sit();
  expect(screen.queryByRole('list', { name: 'Finch’s hand' })).toBeNull();
  await openSetup();
  screen.getByRole('radio', { name: 'All four hands' }).click();
  expect(within(screen.getByRole('list', { name: 'Finch’s hand' })).getAllByRole('img')).toHaveLength(13);
});

test('a seed deals the same tiles again, and options hold from the next deal on', async () => {
  sit();
  const dealt = names();
  await openSetup();
  screen.getByRole('button', { name: 'New deal' }).click();
  expect(names()).not.toEqual(dealt);
  expect(screen.queryByRole('button', { name: 'New deal' })).toBeNull();
  await openSetup();
  const field = screen.getByRole('textbox', { name: 'Seed' }) as HTMLInputElement;
  field.value = 'wagtail-258';
  screen.getByRole('button', { name: 'Deal this seed' }).click();
  expect(names()).toEqual(dealt);
});

test('a reader who has passed for and discarded for sees the deal go on, until they want to decide again', {
  timeout: 30_000,
}, async () => {
  sit();
  await openSetup();
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const ticked = () => [setup.relaxed, setup.discards].map((name) => tick(name).checked);
  expect(ticked()).toEqual([false, false]);
  tick(setup.discards).click();
  expect(ticked()).toEqual([true, true]);
  // East begins with fourteen tiles and has drawn none of them: the first discard is the reader's own.
  handOver();
  const own = () => log().filter((line) => /You discard/.test(line)).length;
  await vi.waitFor(() => expect(own()).toBeGreaterThan(1), { timeout: 20_000 });
  tick(setup.discards).click();
  expect(ticked()).toEqual([true, false]);
  tick(setup.relaxed).click();
  expect(ticked()).toEqual([false, false]);
});

test('how well the others play is chosen at the table, told, and kept for the next deal and visit', async () => {
  localStorage.clear();
  const { unmount } = sit();
  await openSetup();
  const bots = () => within(screen.getByRole('group', { name: 'The other players' }));
  const chosen = () =>
    bots()
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => radio.parentElement?.textContent);
  expect(chosen()).toEqual(['Careful']);
  const told = () => screen.getByText(/ever sees your tiles/).textContent;
  const careful = told();
  fireEvent.click(bots().getByRole('radio', { name: 'Beginners' }));
  expect(told()).not.toBe(careful);
  screen.getByRole('button', { name: 'New deal' }).click();
  await openSetup();
  expect(chosen()).toEqual(['Beginners']);
  unmount();
  expect((await openHand(game)).hand.strength).toBe('beginner');
  localStorage.clear();
});

test('whoever has done less than half of a course meets gentle players first, is told so, and chooses others', async () => {
  const seatedFor = async (solved: readonly string[]) => {
    localStorage.clear();
    for (const name of solved) markSolved(name);
    const at = await openHand(game, { halves: { 'two-five-eight': 2, riichi: 3 } });
    return at.hand.strength;
  };
  expect(await seatedFor([])).toBe('dreamer');
  expect(await seatedFor(['two-five-eight/a/1', 'riichi/a/1', 'riichi/a/2'])).toBe('dreamer');
  expect(await seatedFor(['riichi/a/1', 'riichi/a/2', 'riichi/b/1'])).toBe('careful');
  localStorage.clear();
  // Another choice, such as the pace, chooses no players.
  changeSettings({ pace: 'brisk' });
  const at = await openHand(game);
  expect(at.hand.strength).toBe('dreamer');
  sit(at);
  await openSetup();
  const bots = within(screen.getByRole('group', { name: 'The other players' }));
  expect(bots.getByRole('radio', { name: 'Absent-minded' })).toHaveProperty('checked', true);
  expect(screen.getByText(/until you have done half of a course/)).toBeTruthy();
  fireEvent.click(bots.getByRole('radio', { name: 'Careful' }));
  expect(screen.queryByText(/until you have done half of a course/)).toBeNull();
  expect((await openHand(game)).hand.strength).toBe('careful');
});

test('a link that names no players leads to the careful ones, as it always did', async () => {
  history.replaceState(null, '', '#v=1&game=two-five-eight&seed=wagtail-258&seat=e&end');
  expect((await openHand(game)).hand.strength).toBe('careful');
});

test('a deal of a course keeps its players, against which it can be won', async () => {
  const deal = { name: 'two-five-eight/deal/short', link: 'v=1' };
  const series = { title: 'A short deal', deals: [deal], onward: { label: 'Next lesson', href: '#' } };
  sit({ ...seated(), set: seatedAt({ series, deal, place: 1 }) });
  await openSetup();
  const players = screen.getByRole('group', { name: 'The other players' });
  expect(within(players).queryByRole('radio')).toBeNull();
  expect(players.textContent).toContain('it can be won');
  screen.getByRole('button', { name: 'New deal' }).click();
  await openSetup();
  expect(screen.getByRole('radio', { name: 'Beginners' })).toBeTruthy();
});

test('after the discard of the day the others wait until the reader goes on', () => {
  vi.useFakeTimers();
  try {
    const { hand: dealt } = seated();
    const start = opening(dealt);
    sit({ hand: dealt, history: start, duel: start.at });
    handOver();
    const lines = log().length;
    vi.advanceTimersByTime(60_000);
    expect(log().length).toBe(lines);
    bar().getByRole('button', { name: /Go on/ }).click();
    vi.advanceTimersByTime(10_000);
    expect(log().length).toBeGreaterThan(lines);
  } finally {
    vi.useRealTimers();
  }
});

/** A deal that is over, in which the reader played anyhow and a discard cost something. */
function overWithMistakes(): OpenedHand {
  for (let n = 0; n < 40; n++) {
    const dealt = handOf(game, {}, `mistakes-${n}`, sensible);
    let timeline = opening(dealt);
    while (!isOver(timeline)) {
      const now = frameAt(timeline).table;
      const [seat] = awaitedSeats(now);
      const bot = seat === 0 ? naive : sensible;
      const move = seat === undefined ? 'referee' : botAction(bot, dealt.ruleset, now, seat);
      timeline = makeMove(dealt.machine, timeline, judgeMove(dealt.ruleset, now, move));
    }
    const { moments } = reviewOf(dealt.ruleset, timeline, 0);
    const isMeant = moments.some(({ action, better }) => action.do === 'discard' && better?.do === 'discard');
    if (isMeant) return { hand: dealt, history: timeline };
  }
  throw new Error('no such deal');
}

test('of a moment that the review leads back to, both tiles are marked and named, until the reader goes on', async () => {
  const over = overWithMistakes();
  sit(over);
  const list = await vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>('.moments');
    if (!found) throw new Error('no review yet');
    return found;
  });
  // It stands before the winning hand and the payments, and each moment has its own reason.
  const sums = document.querySelector('.sums');
  expect(sums && list.compareDocumentPosition(sums) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const items = [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(new Set(items).size).toBe(items.length);
  const { moments } = reviewOf(over.hand.ruleset, over.history ?? opening(over.hand), 0);
  const at = moments.findIndex(({ action, better }) => action.do === 'discard' && better?.do === 'discard');
  within(list).getAllByRole('button')[at]?.click();
  const [moment] = moments.slice(at);
  if (moment?.action.do !== 'discard' || moment.better?.do !== 'discard') throw new Error('no discard');
  const isNamed = (tile: number, as: string) =>
    hand().some((each) =>
      each.getAttribute('aria-label')?.match(new RegExp(`^${words.tileName(tile)}\\b.*, ${as}$`)),
    );
  expect(isNamed(moment.action.tile, table.marks.done.long)).toBe(true);
  expect(isNamed(moment.better.tile, table.marks.better.long)).toBe(true);
  expect(document.querySelectorAll('.hand .move-mark')).toHaveLength(2);
  screen.getByRole('button', { name: 'Back to the result' }).click();
  await vi.waitFor(() => expect(document.querySelector('.hand .move-mark')).toBeNull());
});

test('a deal that is over is gone through again: at each decision the move that was made stands beside the hint', async () => {
  const over = overWithMistakes();
  sit(over);
  const again = await screen.findByRole('button', { name: review.again });
  again.click();
  const { ruleset } = over.hand;
  const history = over.history ?? opening(over.hand);
  const told = () => document.querySelector('.play-past')?.textContent ?? '';
  let at = firstDecision(history, 0);
  let compared = 0;
  for (let n = 0; n < 12; n++) {
    const { table: then } = history.frames[at]?.context ?? {};
    const move = history.frames[at + 1]?.context.move;
    if (!then || typeof move !== 'object' || move === null) throw new Error('no decision');
    const hint = hintFor(seenBy(ruleset, then, 0), { ruleset, table: then });
    if (move.do === 'discard' && hint?.action.do === 'discard') {
      const { tile } = hint.action;
      await vi.waitFor(() => expect(told()).toContain(`You discarded ${words.theTile(move.tile)}.`));
      const marked = [...document.querySelectorAll('.hand .move-mark')].map((mark) => mark.textContent);
      expect(marked.toSorted()).toEqual(
        tile === move.tile ? [table.marks.hint.short] : [table.marks.hint.short, table.marks.done.short],
      );
      if (tile !== move.tile)
        expect(told()).toContain(hints.head(words.theTile(tile), hint.action.says ?? null));
      compared += 1;
    }
    const next = decisionAfter(goTo(history, at), 0);
    if (next === history.frames.length - 1) break;
    at = next;
    screen.getByRole('button', { name: play.moveAfter }).click();
  }
  expect(compared).toBeGreaterThan(3);
  screen.getByRole('button', { name: 'Back to the result' }).click();
  await screen.findByRole('button', { name: review.again });
});

/** A deal that the reader plays to its end here: all but the last move is made already, and something cost them. */
function nearlyOverWithMistakes(): { readonly opened: OpenedHand; readonly decisions: readonly number[] } {
  const { hand: dealt, history = opening(dealt) } = overWithMistakes();
  const { moments } = reviewOf(dealt.ruleset, history, 0);
  const decisions = moments.flatMap(({ at, better, cost }) => (better && cost ? [at] : []));
  return { opened: { hand: dealt, history: cutOff(goTo(history, history.frames.length - 2)) }, decisions };
}

test('what cost most in a deal that is played here comes back as a question, which is graded by the move', async () => {
  localStorage.clear();
  // A deal that is opened at its end is somebody else’s.
  sit(overWithMistakes());
  await screen.findByRole('button', { name: review.again });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(momentCards()).toEqual({});
  cleanup();

  const { opened, decisions } = nearlyOverWithMistakes();
  expect(decisions.length).toBeGreaterThan(0);
  sit(opened);
  await screen.findByRole('button', { name: review.again }, { timeout: 10_000 });
  expect(await screen.findByText(ownMoments.comeBack(decisions.length))).toBeTruthy();
  const cards = Object.entries(momentCards());
  expect(cards).toHaveLength(decisions.length);
  cleanup();

  const [name, missed] = cards[0] ?? ['', null];
  const cardNow = () => momentCards()[name];
  const at = await (async () => {
    history.replaceState(null, '', `#${formatMomentLink(name.split('/')[2] ?? '')}`);
    return openHand(game);
  })();
  expect(at.history?.frames.length).toBe((at.duel ?? 0) + 1);
  expect(decisions).toContain(at.duel);
  const render = () => sit(at);
  const { table: then } = frameAt(at.history ?? opening(at.hand));
  const hint = hintFor(seenBy(at.hand.ruleset, then, 0), { ruleset: at.hand.ruleset, table: then });
  if (hint?.action.do !== 'discard') throw new Error('another seed is needed: the better move is no discard');
  const discardTile = (tile: number) => {
    const found = hand().findLast((each) =>
      each.getAttribute('aria-label')?.match(new RegExp(`^${words.tileName(tile)}(?:,|$)`)),
    );
    if (!found) throw new Error('no such tile');
    fireEvent.click(found);
    fireEvent.click(found);
  };
  render();
  expect(await screen.findByText(ownMoments.about, { exact: false })).toBeTruthy();
  discardTile(hint.action.tile);
  expect(await screen.findByText(ownMoments.right)).toBeTruthy();
  expect(cardNow()?.right).toBe(1);
  // Whoever takes it back and tries another move changes nothing.
  key('u');
  const { history: whole = opening(at.hand) } = overWithMistakes();
  const made = whole.frames[(at.duel ?? 0) + 1]?.context.move;
  if (typeof made !== 'object' || made?.do !== 'discard') throw new Error('the move was no discard');
  discardTile(made.tile);
  expect(await screen.findByText(ownMoments.wrong)).toBeTruthy();
  expect(cardNow()).toMatchObject({ right: 1, wrong: missed?.wrong });
  cleanup();
  // At the next time the first answer counts again.
  render();
  await screen.findByText(ownMoments.about, { exact: false });
  discardTile(made.tile);
  expect(await screen.findByText(ownMoments.wrong)).toBeTruthy();
  expect(cardNow()).toMatchObject({ right: 1, wrong: 2, streak: 0 });
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

test('how it works is folded up at first, and stays as the reader left it', async () => {
  const wide = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => wide(query === '(max-width: 699px)' ? 'not all' : query));
  const fold = () => document.querySelector<HTMLDetailsElement>('#play-how details');
  const { unmount } = sit();
  expect(fold()?.open).toBe(false);
  fold()?.querySelector('summary')?.click();
  await vi.waitFor(() => expect(localStorage.getItem('sparrow:settings')).toContain('"how":true'));
  unmount();
  sit();
  expect(fold()?.open).toBe(true);
});

describe('links', () => {
  test('that name a seat are sat down to there, and lead there again', async () => {
    history.replaceState(null, '', '#v=1&game=two-five-eight&seed=wagtail-258&seat=w&end');
    const { container, unmount } = await open();
    expect(container.querySelector('[data-side="bottom"]')?.getAttribute('aria-label')).toBe('You, West');
    expect(container.querySelector('[data-side="left"]')?.getAttribute('aria-label')).toBe('Pipit, North');
    // East begins, and is one of the others.
    await vi.waitFor(() => expect(log()[0]).toMatch(/^1Lark discards/), { timeout: 10_000 });
    onToMyTurn();
    handOver();
    expect(log().join()).toMatch(/You discard/);
    await openSetup();
    screen.getByRole('radio', { name: 'All four hands' }).click();
    const tiles = names();
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(localStorage.getItem('sparrow:table:two-five-eight')).toContain('&seat=w&');
    });
    unmount();
    history.replaceState(null, '', location.pathname + location.search);
    await open();
    await vi.waitFor(() => expect(names()).toEqual(tiles), { timeout: 5000 });
  });

  test('lead to the very position', async () => {
    const { unmount } = sit();
    hand()[2]?.click();
    hand()[2]?.click();
    onToMyTurn();
    const [tiles, lines] = [names(), log()];
    tools().getByRole('button', { name: 'Share' }).click();
    const field = screen.getByRole('textbox', {
      name: 'Link to this position',
      hidden: true,
    }) as HTMLInputElement;
    await vi.waitFor(() => expect(field.value).toContain('#v=1&game=two-five-eight'));
    expect(screen.getByText(/can see all four hands/)).toBeTruthy();
    unmount();
    history.replaceState(null, '', new URL(field.value).hash);
    await open();
    await vi.waitFor(() => expect(names()).toEqual(tiles), { timeout: 5000 });
    expect(log()).toEqual(lines);
  });

  test('that lead nowhere are told so, and a new hand lies there', async () => {
    history.replaceState(null, '', '#v=1&game=two-five-eight&seed=heron');
    await open();
    expect(await screen.findByText('This link does not lead to a deal.')).toBeTruthy();
    expect(hand()).toHaveLength(14);
    expect(location.hash).toContain('seed=heron');
  });

  test('a hand that was left is there again', async () => {
    const { unmount } = sit();
    hand()[2]?.click();
    hand()[2]?.click();
    onToMyTurn();
    const tiles = names();
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(localStorage.getItem('sparrow:table:two-five-eight')).toContain('game=two-five-eight');
    });
    unmount();
    await open();
    await vi.waitFor(() => expect(names()).toEqual(tiles), { timeout: 5000 });
  });

  test('an unfinished deal is kept with each move, though the page is never told that it ends', async () => {
    history.replaceState(null, '', '#v=1&game=two-five-eight&seed=wagtail-258&seat=e&end');
    const { unmount } = await open();
    const note = () => localStorage.getItem('sparrow:table:two-five-eight') ?? '';
    expect(note()).toBe('');
    hand()[2]?.click();
    hand()[2]?.click();
    await vi.waitFor(() => expect(note()).toContain('do='));
    const first = note();
    onToMyTurn();
    await vi.waitFor(() => expect(note()).not.toBe(first));
    const [tiles, lines] = [names(), log()];
    // Its address no longer leads back to the first tile.
    expect(location.hash).toBe('');
    unmount();
    await open();
    await vi.waitFor(() => expect(names()).toEqual(tiles), { timeout: 5000 });
    expect(log()).toEqual(lines);
  });

  test('an unfinished deal of a course and of the day is there again, and the table that was left stays', async () => {
    const link = 'v=1&game=two-five-eight&seed=wagtail-258&seat=e&end';
    const deal = { name: 'two-five-eight/deal/short', link };
    const series = { title: 'A short deal', deals: [deal], onward: { label: 'Next lesson', href: '#' } };
    const openSet = async () => {
      const at = await openHand(game, { deals: [series] });
      return { at, ...render(() => <Play {...props} seated={at} />) };
    };
    const free = JSON.stringify({ v: 1, link: 'v=1&game=two-five-eight&seed=heron&end', deals: [], at: 1 });
    localStorage.setItem('sparrow:table:two-five-eight', free);
    for (const fragment of [`#${link}`, `#${TODAY}`]) {
      history.replaceState(null, '', fragment);
      const { at, unmount } = await openSet();
      expect(at.keptName).toBeDefined();
      const before = localStorage.getItem('sparrow:set-deals:two-five-eight');
      hand()[2]?.click();
      hand()[2]?.click();
      await vi.waitFor(() =>
        expect(localStorage.getItem('sparrow:set-deals:two-five-eight')).not.toBe(before),
      );
      const [tiles, lines] = [names(), log().length];
      expect(location.hash).toBe(fragment);
      unmount();
      const again = await openSet();
      expect(names()).toEqual(tiles);
      expect(again.at.untouched?.at).toBe(at.history?.at);
      expect([again.at.set?.place, again.at.duel]).toEqual([at.set?.place, at.duel]);
      expect(lines).toBeGreaterThan(0);
      again.unmount();
    }
    expect(localStorage.getItem('sparrow:table:two-five-eight')).toBe(free);
  });

  test('a note of a table that cannot be read deals a new hand', async () => {
    const notes: readonly unknown[] = [
      { v: 1, link: 'v=1&game=two-five-eight&seed=heron', deals: [] },
      { v: 1, link: 'v=1&game=british&seed=heron&end', deals: [] },
      { v: 1, link: 'v=1&game=two-five-eight&seed=heron&do=w9s&at=1&end', deals: [{}] },
      { v: 1, link: 7, deals: 'many', at: 'once' },
      { v: 1, link: '#'.repeat(10_000) },
      { v: 0, link: 'v=1&game=two-five-eight&seed=heron&end' },
      'a word',
      null,
    ];
    for (const note of notes) {
      localStorage.setItem('sparrow:table:two-five-eight', JSON.stringify(note));
      const { unmount } = await open();
      expect(hand().length).toBeGreaterThan(12);
      expect(screen.queryByText('This link does not lead to a deal.')).toBeNull();
      unmount();
    }
  });

  test('a match that was left goes on with the deals that were played', { timeout: 60_000 }, async () => {
    const { unmount } = sit(seated('dunlin-7'));
    for (let n = 0; n < 100 && !screen.queryByText('Next deal'); n++) {
      onToMyTurn();
      if (mine()) handOver();
    }
    await vi.waitFor(() => {
      key('Enter');
      expect(screen.queryByText('Next deal')).toBeNull();
    });
    const kept = () => JSON.parse(localStorage.getItem('sparrow:table:two-five-eight') ?? '{}');
    await vi.waitFor(() => {
      fireEvent.pointerDown(document.body);
      dispatchEvent(new Event('pagehide'));
      expect(kept().deals).toHaveLength(1);
    });
    const { after } = kept().deals[0];
    expect(kept().link).not.toContain('dunlin-7');
    unmount();
    await open();
    await vi.waitFor(() => expect(hand().length).toBeGreaterThan(12));
    await vi.waitFor(() => {
      fireEvent.pointerDown(document.body);
      dispatchEvent(new Event('pagehide'));
      expect(kept().deals[0].after).toEqual(after);
    });
    expect(kept().deals).toHaveLength(1);
  });
});

test('calls are said in the words that the reader chose, and have their keys', async () => {
  document.documentElement.dataset.words = 'chi';
  sit();
  key('g');
  expect(await screen.findByRole('link', { name: '§ hard-kong' })).toBeTruthy();
  expect(bar().getByRole('button', { name: /Gang/ }).dataset.state).toBe('refused');
  expect(bar().getByRole('button', { name: /Hu/ })).toBeTruthy();
  delete document.documentElement.dataset.words;
});

test('a mistake that has a price is refused first, then taken back or paid', async () => {
  const priced = {
    ...game,
    under: {
      ordinary: (chosen: Parameters<typeof game.under.ordinary>[0]) => ({
        ...game.under.ordinary(chosen),
        mistakes: [
          {
            rule: 'jong-258',
            price: (action: { do: string }) =>
              action.do === 'win'
                ? {
                    rule: 'jong-258',
                    payments: ([1, 2, 3] as const).map(
                      (to) => ({ from: 0, to, amount: 30, rule: 'jong-258', book: 'cash' }) as const,
                    ),
                  }
                : null,
          },
        ],
      }),
    },
  };
  sit({ hand: handOf(priced, {}, 'wagtail-258', sensible) });
  key('h');
  (await screen.findByRole('button', { name: 'Take it back' })).click();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  key('h');
  (
    await screen.findByRole('button', {
      name: /^Declare it anyway: You pay Pipit, Lark and Finch 30 points each/,
    })
  ).click();
  await vi.waitFor(() => expect(log().join(' ')).toContain('You insist on'));
});
