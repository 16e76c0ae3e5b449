import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { table as sayTable } from '#i18n/table.ts';
import '../../src/styles/global.css';
import { startFrom } from '../../src/engine/deal.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy, type View } from '../../src/engine/view.ts';
import { begin } from '../../src/machines/play.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';
import { type OwnHand, OwnHandContext } from '../../src/ui/Table/own-hand.ts';
import { playersAround } from '../../src/ui/Table/players.ts';
import { TableView } from '../../src/ui/Table/TableView.tsx';

const ruleset = rulesetOf(game);
const dealt = begin(ruleset, startFrom(ruleset, 'heron-412'));
afterEach(cleanup);

/** The dealt table with East’s tiles and other things changed. */
function table(change: Partial<Table['seats'][0]> = {}, south: Partial<Table['seats'][0]> = {}): Table {
  const [a, b, c, d] = dealt.seats;
  return { ...dealt, seats: [{ ...a, ...change }, { ...b, ...south }, c, d] };
}

const shown = (view: View, more: Partial<Parameters<typeof TableView>[0]> = {}) =>
  render(() => (
    <TableView view={view} size="play" you={0} label={sayTable.table} terms={ruleset.terms} {...more} />
  ));

/** Whoever may press the tiles of the hand at the bottom. */
const pressing = (press: OwnHand['press'] = () => {}): OwnHand => ({
  press,
  pressable: () => true,
  selected: () => [],
  refused: () => null,
});

const shownTo = (own: OwnHand, view: View) =>
  render(() => (
    <OwnHandContext.Provider value={own}>
      <TableView view={view} size="play" you={0} label={sayTable.table} terms={ruleset.terms} />
    </OwnHandContext.Provider>
  ));

describe('where players have names', () => {
  const players = playersAround(0, 'counter-clockwise');

  test('each seat is a group by its player, with the wind', () => {
    shown({ ...seenBy(ruleset, dealt, 0), dealer: 3 }, { players });
    const all = within(screen.getByRole('group', { name: 'The table' }));
    for (const name of ['You, South', 'Finch, West', 'Lark, North', 'Pipit, East'])
      all.getByRole('group', { name });
  });

  test('the same place has the same name, whichever way turns go', () => {
    expect(players).toEqual(['You', 'Finch', 'Lark', 'Pipit']);
    expect(playersAround(0, 'clockwise')).toEqual(['You', 'Pipit', 'Lark', 'Finch']);
    expect(playersAround(2, 'counter-clockwise')).toEqual(['Lark', 'Pipit', 'You', 'Finch']);
  });

  test('a call on the table is told by the player', () => {
    const bids = [
      { seat: 1, word: 'Pung', call: 'pung', fate: 'stands' },
      { seat: 0, word: 'Chow', call: 'chow', fate: 'lost' },
    ] as const;
    shown(seenBy(ruleset, dealt, 0), { players, bids });
    expect(screen.getByText('Finch gets it with Pung')).toBeTruthy();
    expect(screen.getByText('You call Chow in vain')).toBeTruthy();
  });
});

describe('what is told of the table', () => {
  test('each seat is a group by its wind, the reader’s marked', () => {
    shown(seenBy(ruleset, dealt, 0));
    const all = within(screen.getByRole('group', { name: 'The table' }));
    for (const name of ['East, you', 'South', 'West', 'North']) all.getByRole('group', { name });
  });

  test('a seat’s label has the dealer’s own name in this game, and a balance only where anybody ever pays', () => {
    const seen = seenBy(ruleset, dealt, 0);
    const label = () =>
      screen.getByRole('group', { name: 'East, you' }).querySelector('.seat-label')?.textContent;
    const banker = { ...ruleset.terms, dealer: 'Banker' };
    shown(seen, { terms: banker });
    expect(label()).toBe('EEast, youBanker, 00 points, to act');
    cleanup();
    shown({ ...seen, paid: false }, { terms: banker });
    expect(label()).toBe('EEast, youBanker, to act');
    cleanup();
    // Where the dealer is called by the wind, the wind says it already.
    shown({ ...seen, paid: false });
    expect(label()).toBe('EEast, you, to act');
  });

  test('hidden tiles are counted and never named', () => {
    shown(seenBy(ruleset, dealt, 0));
    const west = within(screen.getByRole('group', { name: 'West' }));
    expect(west.getByText('13 tiles, face down')).toBeTruthy();
    expect(west.queryAllByRole('img')).toHaveLength(0);
  });

  test('at an open table all four hands are named', () => {
    shown(seenBy(ruleset, dealt, null));
    const hand = within(screen.getByRole('list', { name: 'West’s hand' }));
    expect(hand.getAllByRole('img')).toHaveLength(13);
  });

  test('a meld says its kind, its tiles and who gave one', () => {
    const tile = 13;
    const view = seenBy(
      ruleset,
      table({ melds: [{ kind: 'pung', tile, tiles: [tile, tile, tile], from: 2 }] }),
      0,
    );
    shown(view);
    expect(screen.getByText('Pung of three 5s of dots, called from West')).toBeTruthy();
  });

  test('discards are a list in the order they were made, the last one current while it may be claimed', () => {
    const view = seenBy(ruleset, table({}, { river: parseTiles('1p 9s 3m') }), 0);
    const offer = {
      tile: 2,
      from: 1,
      as: 'discard',
      says: null,
      last: false,
      opening: false,
      afterCall: null,
    } as const;
    shown({ ...view, stage: { ...view.stage, phase: 'waiting', seat: null, offer } });
    const list = within(screen.getByRole('list', { name: 'South’s discards' }));
    expect(list.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '1 of dots',
      '9 of bamboo',
      '3 of characters',
    ]);
    expect(list.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'true',
    ]);
  });

  test('a word that was declared stands beside its seat', () => {
    const label = (seat: string) =>
      screen.getByRole('group', { name: seat }).querySelector('.declared')?.textContent ?? null;
    const seen = seenBy(ruleset, dealt, 0);
    shown(seen);
    expect(label('South')).toBeNull();
    cleanup();
    shown({ ...seen, declarations: [null, 'ready', null, null] });
    expect([label('South'), label('West')]).toEqual(['“Ready”', null]);
  });

  test('what somebody has is heard with the unit of the game', () => {
    const seen = seenBy(ruleset, dealt, 0);
    shown(seen, { terms: { ...ruleset.terms, money: 'chips' } });
    const south = screen.getByRole('group', { name: 'South' });
    expect(south.querySelector('.score .unseen')?.textContent).toBe('0 chips');
  });

  test('whose business it is, is said', () => {
    shown(seenBy(ruleset, dealt, 0));
    expect(screen.getByRole('group', { name: 'East, you' }).textContent).toContain('to act');
    expect(screen.getByRole('group', { name: 'South' }).textContent).not.toContain('to act');
  });
});

describe('the own hand', () => {
  const hand = () => within(screen.getByRole('toolbar', { name: 'Your hand' }));

  test('is one stop for Tab; arrows, Home and End move in it, and press comes with the tile', async () => {
    const press = vi.fn();
    shownTo(pressing(press), seenBy(ruleset, dealt, 0));
    const tiles = hand().getAllByRole('button');
    expect(tiles).toHaveLength(14);
    expect(tiles.map((tile) => tile.tabIndex).filter((index) => index === 0)).toHaveLength(1);
    tiles[0]?.focus();
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    key('ArrowRight');
    expect(document.activeElement).toBe(tiles[1]);
    key('End');
    expect(document.activeElement).toBe(tiles[13]);
    key('ArrowRight');
    expect(document.activeElement).toBe(tiles[0]);
    key('ArrowLeft');
    expect(document.activeElement).toBe(tiles[13]);
    (document.activeElement as HTMLElement).click();
    expect(press).toHaveBeenCalledWith(13);
  });

  test('the drawn tile stands last and is called so', () => {
    const concealed = parseTiles('123m 456p 789s 5m 1m 2m 3m 4p').sort((a, b) => a - b);
    const laid = table({ concealed });
    const drawn: Table = {
      ...laid,
      stage: {
        phase: 'deciding',
        seat: 0,
        drew: { by: 'wall', tile: 0, chain: 0, afterClaim: false, last: false },
        claimed: null,
      },
    };
    shownTo(pressing(), seenBy(ruleset, drawn, 0));
    expect(hand().getAllByRole('button').at(-1)?.getAttribute('aria-label')).toBe('1 of characters, drawn');
  });

  test('where nothing can be pressed it is a list of pictures', () => {
    shown(seenBy(ruleset, dealt, 0));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Your hand' })).getAllByRole('img')).toHaveLength(14);
  });

  test('the focus stays in it when its tiles change, and where one went from it meanwhile', () => {
    const [view, setView] = createSignal(seenBy(ruleset, dealt, 0));
    render(() => (
      <OwnHandContext.Provider value={pressing()}>
        <TableView view={view()} size="play" you={0} label={sayTable.table} terms={ruleset.terms} />
        <input aria-label="Elsewhere" />
      </OwnHandContext.Provider>
    ));
    const keep = (tiles: number) =>
      setView(seenBy(ruleset, table({ concealed: dealt.seats[0].concealed.slice(0, tiles) }), 0));
    hand().getAllByRole('button')[13]?.focus();
    keep(13);
    expect(hand().getAllByRole('button')).toContain(document.activeElement);

    // Pressed beside all controls, and then in a field: nothing tells the hand where the focus went.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    elsewhere.focus();
    keep(12);
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('geometry', () => {
  const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

  test('clockwise, South sits at the left; counter-clockwise, at the right', () => {
    const view = seenBy(ruleset, dealt, 0);
    const at = (direction: View['direction']) => {
      const { container } = shown({ ...view, direction });
      const x = middle(box(container.querySelector('.seat[data-seat="1"] .seat-label'))).x;
      cleanup();
      return x;
    };
    expect(at('clockwise')).toBeLessThan(200);
    expect(at('counter-clockwise')).toBeGreaterThan(600);
  });

  test('labels do not move, whatever lies on the table', () => {
    const labels = (view: View) => {
      const { container } = shown(view);
      const places = [...container.querySelectorAll('.disc')].map((disc) => {
        const { x, y } = middle(box(disc));
        return [Math.round(x), Math.round(y)];
      });
      cleanup();
      return places;
    };
    const melds = [5, 14, 23].map(
      (tile) => ({ kind: 'pung', tile, tiles: [tile, tile, tile], from: 2 }) as const,
    );
    const full = table(
      { concealed: parseTiles('1122m'), melds, river: parseTiles('123456789m 123456789p') },
      { concealed: parseTiles('1122m'), melds, river: parseTiles('123456789m 123456789p') },
    );
    const before = labels(seenBy(ruleset, dealt, 0));
    const after = labels(seenBy(ruleset, full, 0));
    for (const [i, [x = 0, y = 0]] of before.entries()) {
      expect(Math.abs(x - (after[i]?.[0] ?? 0)), `seat ${i} sideways`).toBeLessThan(20);
      expect(Math.abs(y - (after[i]?.[1] ?? 0)), `seat ${i} up or down`).toBeLessThan(3);
    }
  });

  for (const width of [888, 744, 360, 320]) {
    test(`at ${width} px no label of the other players covers another, and each stays while sets are laid`, () => {
      const laid = [5, 14].map(
        (tile) => ({ kind: 'pung', tile, tiles: [tile, tile, tile], from: 1 }) as const,
      );
      const labels = (table: Table) => {
        const holder = document.createElement('div');
        holder.style.width = `${width}px`;
        document.body.append(holder);
        const { container } = render(
          () => (
            <TableView
              view={{ ...seenBy(ruleset, table, 0), paid: true }}
              size="play"
              you={0}
              label={sayTable.table}
              terms={ruleset.terms}
              players={playersAround(0, 'counter-clockwise')}
            />
          ),
          { container: holder },
        );
        const found = [...container.querySelectorAll('.seat:not([data-side="bottom"]) .seat-label')].map(box);
        cleanup();
        return found;
      };
      const before = labels(dealt);
      for (const [i, one] of before.entries()) {
        for (const other of before.slice(i + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(apart).toBe(true);
        }
      }
      const seats = dealt.seats.map((seat) => ({ ...seat, concealed: seat.concealed.slice(6), melds: laid }));
      const after = labels({ ...dealt, seats: seats as unknown as Table['seats'] });
      expect(after.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
        before.map(({ x, y }) => [Math.round(x), Math.round(y)]),
      );
    });
  }

  for (const width of [888, 360]) {
    test.each([6, 13, 18, 19, 24])(`at ${width} px a river of %i keeps its rows`, (count) => {
      const river = parseTiles('123456789m 123456789p 123456s').slice(0, count);
      const seats = dealt.seats.map((seat) => ({ ...seat, river })) as unknown as Table['seats'];
      const holder = document.createElement('div');
      holder.style.width = `${width}px`;
      document.body.append(holder);
      const { container } = render(
        () => (
          <TableView
            view={seenBy(ruleset, { ...dealt, seats }, 0)}
            size="play"
            you={0}
            label={sayTable.table}
            terms={ruleset.terms}
          />
        ),
        { container: holder },
      );
      const ponds = [...container.querySelectorAll<HTMLElement>('.pond')];
      expect(ponds).toHaveLength(4);
      for (const pond of ponds) {
        const isLevel = width === 360 || pond.dataset['side'] === 'top' || pond.dataset['side'] === 'bottom';
        const rows = new Map<number, number>();
        for (const spot of pond.children) {
          const { left, right, top, bottom } = spot.getBoundingClientRect();
          const row = Math.round(isLevel ? (top + bottom) / 2 : (left + right) / 2);
          rows.set(row, (rows.get(row) ?? 0) + 1);
        }
        // On a phone twelve tiles lie four a row, and smaller ones six; the reader's own have the width of the cloth.
        if (width === 360 && pond.dataset['side'] === 'bottom') {
          expect(rows.size).toBeLessThanOrEqual(2);
          continue;
        }
        const most = width === 360 && count <= 12 ? 4 : 6;
        const full = [...rows.values()].filter((inRow) => inRow === most).length;
        expect(full, pond.dataset['side']).toBe(Math.floor(count / most));
        expect(rows.size, pond.dataset['side']).toBe(Math.ceil(count / most));
      }
    });
  }

  for (const width of [888, 768, 360, 320]) {
    test(`at ${width} px nothing of a full table leaves the cloth`, () => {
      const melds = [5, 14, 23, 17].map(
        (tile) => ({ kind: 'kong', how: 'claimed', tile, tiles: [tile, tile, tile, tile], from: 2 }) as const,
      );
      const river = parseTiles('123456789m 123456789p');
      const seats = dealt.seats.map((seat, i) =>
        i === 0
          ? { ...seat, river }
          : {
              ...seat,
              concealed: i === 1 ? parseTiles('5m') : seat.concealed,
              melds: i === 1 ? melds : [],
              river,
            },
      ) as unknown as Table['seats'];
      const holder = document.createElement('div');
      holder.style.width = `${width}px`;
      document.body.append(holder);
      const { container } = render(
        () => (
          <OwnHandContext.Provider value={pressing()}>
            <TableView
              view={seenBy(ruleset, { ...dealt, seats }, 0)}
              size="play"
              you={0}
              label={sayTable.table}
              terms={ruleset.terms}
            />
          </OwnHandContext.Provider>
        ),
        { container: holder },
      );
      const cloth = box(container.querySelector('.cloth'));
      expect(cloth.width).toBe(width);
      for (const tile of container.querySelectorAll('.tile')) {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        expect(left, 'left').toBeGreaterThanOrEqual(cloth.left - 1);
        expect(right, 'right').toBeLessThanOrEqual(cloth.right + 1);
        expect(top, 'top').toBeGreaterThanOrEqual(cloth.top - 1);
        expect(bottom, 'bottom').toBeLessThanOrEqual(cloth.bottom + 1);
      }
      const rows = new Set(
        [...container.querySelectorAll('.hand > li')].map((li) => Math.round(box(li).top)),
      );
      expect(rows.size).toBe(width >= 600 ? 1 : 2);
      for (const button of container.querySelectorAll('.hand button')) {
        expect(box(button).width).toBeGreaterThanOrEqual(44);
        expect(box(button).height).toBeGreaterThanOrEqual(58);
      }
      holder.remove();
    });
  }

  test('a hand of fourteen less four sets, and the sets, fit a phone', () => {
    for (const tiles of [3, 4]) {
      const melds = [5, 14, 23, 17].map((tile) => ({
        kind: tiles === 4 ? 'kong' : 'pung',
        ...(tiles === 4 ? { how: 'claimed' } : {}),
        tile,
        tiles: new Array(tiles).fill(tile),
        from: 2,
      })) as unknown as Table['seats'][0]['melds'];
      const holder = document.createElement('div');
      holder.style.width = '360px';
      document.body.append(holder);
      const { container } = render(
        () => (
          <OwnHandContext.Provider value={pressing()}>
            <TableView
              view={seenBy(ruleset, table({ concealed: parseTiles('55m'), melds }), 0)}
              size="play"
              you={0}
              label={sayTable.table}
              terms={ruleset.terms}
            />
          </OwnHandContext.Provider>
        ),
        { container: holder },
      );
      const cloth = box(container.querySelector('.cloth'));
      for (const tile of container.querySelectorAll('.seat[data-side="bottom"] .place .tile')) {
        expect(tile.getBoundingClientRect().right).toBeLessThanOrEqual(cloth.right);
      }
      expect(cloth.height).toBeLessThan(480);
      cleanup();
      holder.remove();
    }
  });
});

test('another seat’s tiles can be looked at more closely, and put away', async () => {
  shown(seenBy(ruleset, table({}, { river: parseTiles('1p 9s') }), 0));
  screen.getByRole('button', { name: /South/ }).click();
  const closer = await screen.findByRole('dialog', { name: 'South' });
  expect(within(closer).getAllByRole('img')).toHaveLength(2);
  closer.hidePopover();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a hand that lies open is looked at closely with them, and one that does not is not', async () => {
  const held = within(shown(seenBy(ruleset, table(), null)).container).getByRole('group', { name: 'South' });
  within(held)
    .getByRole('button', { name: /Look closer at South/ })
    .click();
  const closer = within(await screen.findByRole('dialog', { name: 'South' }));
  expect(within(closer.getByRole('list', { name: /hand$/ })).getAllByRole('img')).toHaveLength(13);
  cleanup();
  shown(seenBy(ruleset, table(), 0));
  screen.getByRole('button', { name: /Look closer at South/ }).click();
  const closed = within(await screen.findByRole('dialog', { name: 'South' }));
  expect(closed.queryByRole('list', { name: /hand$/ })).toBeNull();
});

describe('a tile of the own hand that is dragged', () => {
  /** What became of the third tile, pressed and moved by so much, in a hand of the reader's. */
  const dragged = async (x: number, y: number) => {
    const done: string[] = [];
    const own = {
      ...pressing((at) => done.push(`pressed ${at}`)),
      discard: (at: number) => done.push(`discarded ${at}`),
    };
    shownTo(own, seenBy(ruleset, table(), 0));
    const tile = within(screen.getByRole('toolbar')).getAllByRole('button')[2];
    if (!tile) throw new Error('no third tile');
    const { left, top } = tile.getBoundingClientRect();
    const from = {
      clientX: left + 9,
      clientY: top + 9,
      isPrimary: true,
      pointerId: 7,
      button: 0,
      bubbles: true,
    };
    const to = { ...from, clientX: from.clientX + x, clientY: from.clientY + y };
    tile.dispatchEvent(new PointerEvent('pointerdown', from));
    dispatchEvent(new PointerEvent('pointermove', to));
    dispatchEvent(new PointerEvent('pointerup', to));
    tile.click();
    expect(tile.closest<HTMLElement>('.spot')?.style.translate).toBe('');
    cleanup();
    // What is kept from being a press is so only for this moment.
    await new Promise((resolve) => setTimeout(resolve));
    return done;
  };

  test('onto the cloth is discarded, and not pressed', async () => {
    expect(await dragged(30, -160)).toEqual(['discarded 2']);
  });

  test('and let go in its row is neither', async () => {
    expect(await dragged(60, 4)).toEqual([]);
  });

  test('no farther than a finger slips is pressed', async () => {
    expect(await dragged(2, -3)).toEqual(['pressed 2']);
  });
});

describe('in a game with indicators, counters and discards that lie sideways', () => {
  const japanese = rulesetOf(riichi);
  const lying = (view: View, more: Partial<Parameters<typeof TableView>[0]> = {}) =>
    render(() => (
      <TableView view={view} size="play" you={0} label={sayTable.table} terms={japanese.terms} {...more} />
    ));
  const seen = seenBy(japanese, begin(japanese, startFrom(japanese, 'heron-412')), 0);

  test('the open indicators are named, the others are backs, and nothing is told of them', () => {
    const [open, under] = [parseTiles('3p 1s'), parseTiles('E 5m')];
    lying({ ...seen, indicators: { open, under } });
    const row = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('img')
        .map((tile) => tile.getAttribute('aria-label'));
    expect(row('Dora indicators')).toEqual(['Dora indicator: 3 of dots', 'Dora indicator: 1 of bamboo']);
    expect(row('Ura dora indicators')).toEqual([
      'Ura dora indicator: east wind',
      'Ura dora indicator: 5 of characters',
    ]);
    expect(document.querySelectorAll('.indicators .spot')).toHaveLength(10);
  });

  test('what lies under them has no place before it is looked at', () => {
    lying(seen);
    expect(document.querySelectorAll('.indicators .spot')).toHaveLength(5);
    expect(screen.queryByRole('list', { name: 'Ura dora indicators' })).toBeNull();
  });

  test('counters and pot stand in the middle', () => {
    lying({ ...seen, counters: 2, cash: { ...seen.cash, pot: 3000 } });
    expect(document.querySelector('.at-stake')?.textContent).toBe('Counters 2 Pot 3,000');
  });

  test('in a match the counters stand with the round, as players say it, and only there', () => {
    lying({ ...seen, counters: 2, cash: { ...seen.cash, pot: 3000 } }, { deal: 5 });
    expect(document.querySelector('.round')?.textContent).toBe('East 12 honba');
    expect(document.querySelector('.at-stake')?.textContent).toBe('Pot 3,000');
    cleanup();
    lying({ ...seen, counters: 0 }, { deal: 1 });
    expect(document.querySelector('.round')?.textContent).toBe('East 1');
  });

  test('a discard that lies sideways is turned, and told as such', () => {
    const [you, south, ...others] = seen.seats;
    const sideways = { ...south, river: parseTiles('1p 9s 3m'), sideways: [1] };
    lying({ ...seen, seats: [you, sideways, ...others] });
    const list = within(screen.getByRole('list', { name: 'South’s discards' }));
    expect(list.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '1 of dots',
      '9 of bamboo, sideways',
      '3 of characters',
    ]);
    const turns = list.getAllByRole('img').map((tile) => tile.getAttribute('data-turn'));
    expect(turns[0]).toBe(turns[2]);
    expect(turns[1]).not.toBe(turns[0]);
    screen.getByRole('button', { name: /^S?South/ }).click();
    within(screen.getByRole('dialog', { name: 'South' })).getByRole('img', { name: '9 of bamboo, sideways' });
  });

  test('other games have none of it', () => {
    shown(seenBy(ruleset, dealt, 0));
    expect(document.querySelector('.indicators, .at-stake, .cloth[data-sideways]')).toBeNull();
  });
});
