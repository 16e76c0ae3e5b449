/** A deal of a real game at the table: the record's result beside the rules', and what nobody saw. */
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../src/styles/global.css';
import { records } from '#i18n/records.ts';
import { table } from '#i18n/table.ts';
import type { Chosen } from '../../src/engine/game.ts';
import { openHand } from '../../src/islands/Play/open-hand.ts';
import { PlayTable } from '../../src/islands/Play/PlayTable.tsx';
import { formatShare, parseShare } from '../../src/notation/share.ts';
import { type ReplayedDeal, replayDeal } from '../../src/records/agreement.ts';
import { linkOfDeal } from '../../src/records/link.ts';
import type { RecordDeal } from '../../src/records/record.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';

const chosen: Chosen = rulesAt(TABLES.tenhou);
const deals = botsMatch(chosen, 'at the table', 12);
const END = 1e6;

/** As a format tells it that has no wall. */
const without = (deal: RecordDeal): RecordDeal => ({ ...deal, wall: null, under: [] });

function replayed(change: (deal: RecordDeal) => RecordDeal, is: (deal: RecordDeal) => boolean): ReplayedDeal {
  const deal = deals.find(is);
  if (!deal) throw new Error('no such deal');
  return replayDeal(riichi, chosen, change(deal), null);
}

async function open(
  deal: ReplayedDeal,
  step: number,
  you: 0 | 1 | 2 | 3 | null = null,
): Promise<HTMLElement> {
  location.hash = `#${linkOfDeal(riichi, deal, step, you)}`;
  return show();
}

/** The line of the deal in the address. */
async function show(): Promise<HTMLElement> {
  const seated = await openHand(riichi);
  render(() => <PlayTable game="riichi" rulebook="/rules/riichi/" book="/book.json" seated={seated} />);
  return screen.findByRole('region', { name: records.table.label });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  location.hash = '';
});

const isWon = (deal: RecordDeal): boolean => deal.result?.is === 'won';

test('the end shows what the record says, and that the rules come to the same', async () => {
  const line = await open(replayed(without, isWon), END);
  await waitFor(() => expect(line.textContent).toContain(records.table.result));
  expect(line.textContent).toContain(records.table.course);
  expect(line.textContent).toContain(records.table.agrees);
  expect(within(line).getByLabelText(records.points)).toBeTruthy();
});

test('other points of the record are told beside those of the rules', async () => {
  const line = await open(
    replayed((deal) => ({ ...without(deal), after: [1, 2, 3, 4], changes: null }), isWon),
    END,
  );
  await waitFor(() => expect(line.textContent).toContain(records.differs));
  expect(line.textContent).not.toContain(records.table.agrees);
});

test('a record that says two things of the points is said to', async () => {
  const line = await open(
    replayed((deal) => ({ ...without(deal), after: [1, 2, 3, 4] }), isWon),
    END,
  );
  await waitFor(() => expect(line.textContent).toContain(records.atOdds));
});

test('a link made after somebody did something else says that the rest is made up', async () => {
  const deal = replayed(without, isWon);
  const line = await open(deal, 0, 0);
  expect(line.textContent).toContain(records.table.course);
  expect(line.textContent).toMatch(/\d+ tiles of the wall nobody saw/);
  cleanup();
  const link = parseShare(linkOfDeal(riichi, deal, 0, 0));
  location.hash = `#${formatShare({ ...link, actions: link.actions.slice(0, -3) })}`;
  const other = await show();
  expect(other.textContent).toContain(records.table.playedOn(0));
  expect(other.textContent).not.toContain(records.table.course);
});

test('indicators that no record has stay face down', async () => {
  const isUnder = (deal: RecordDeal): boolean => isWon(deal) && deal.under.length > 0;
  const line = await open(replayed(without, isUnder), END);
  await waitFor(() => expect(line.textContent).toContain(records.table.under));
  const [tile] = within(screen.getByRole('list', { name: table.under })).getAllByRole('listitem');
  expect(tile?.querySelector('.tile')?.getAttribute('data-face')).toBe('down');
  cleanup();
  const known = await open(
    replayed((deal) => deal, isUnder),
    END,
  );
  await waitFor(() => expect(known.textContent).toContain(records.table.result));
  expect(known.textContent).not.toContain(records.table.under);
});

test('what a seat waits for is told where it is looked through', async () => {
  const deal = replayed(without, isWon);
  const line = await open(deal, deal.played.table.events - 12, null);
  await waitFor(() => expect(line.textContent).toMatch(/waits for the/));
});
