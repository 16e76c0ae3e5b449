import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import type { SettledDeal } from '../../evening/account.ts';
import { asksWorth } from '../../evening/draft.ts';
import type { EveningState } from './evening-state.ts';

/** How a deal ended, in a sentence without its stop. */
export function dealText(
  state: Pick<EveningState, 'names' | 'terms'>,
  { outcome, ruleset, opening }: SettledDeal,
): string {
  if (outcome.is === 'drawn') return say.deals.drawn;
  const names = state.names();
  const counts = asksWorth({ ruleset, table: opening });
  const worth = counts ? outcome.winners.map(({ score }) => words.scoreTotal(score)).join(', ') : '';
  return say.deals.won(
    outcome.winners.map(({ seat }) => names[seat]),
    worth,
    outcome.from === null ? null : names[outcome.from],
  );
}
