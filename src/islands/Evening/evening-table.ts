/** The evening as a table of comma-separated values, a line a deal. */
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import { pointsByDeal, winnersOf } from '../../evening/statistics.ts';
import { dealText } from './deal-text.ts';
import type { EveningState } from './evening-state.ts';

/** A value with what a spreadsheet would take for a separator or a formula made harmless. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The whole table, its first line the names of the columns. */
export function eveningTable(state: EveningState): string {
  const account = state.account();
  if (!account) return '';
  const names = state.names();
  const points = pointsByDeal(account);
  const { csv } = say;
  const head = [csv.deal, csv.dealer, csv.round, csv.end, csv.winner, csv.from, csv.worth, ...names];
  const rows = account.settled.map((deal, at) => {
    const { opening, outcome } = deal;
    const isWon = outcome.is === 'won';
    return [
      at + 1,
      names[opening.dealer],
      words.windName(opening.round),
      dealText(state, deal),
      winnersOf(deal)
        .map((seat) => names[seat])
        .join(' '),
      isWon && outcome.from !== null ? names[outcome.from] : '',
      isWon ? outcome.winners.map(({ score }) => score.total).join(' ') : '',
      ...(points[at + 1] ?? []),
    ];
  });
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
