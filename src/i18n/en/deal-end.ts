import type { RuleId } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { drawnText, endsEarly } from './drawn-deal.ts';
import { capital, list, number } from './numbers.ts';

/** English texts of the end of a hand. */
export const dealEnd = {
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  several: (names: string) => `${capital(names)} win`,
  drawn: 'Nobody wins',
  /** The reason for a draw, and whether anything is paid. */
  drawnText: (rule: RuleId, isPaid: boolean, terms: Terms) =>
    [
      endsEarly(rule) ? drawnText(rule, terms) : 'The wall has run out.',
      ...(isPaid ? [] : ['Nobody pays anything.']),
    ].join(' '),
  /** Label of the list of each seat's balance. */
  sums: 'What everyone has won or lost',
  /** Change of what a seat is owed by others; negative where it owes them. */
  owed: (value: number, amount: string, you: boolean) =>
    value > 0 ? `and ${you ? 'are' : 'is'} owed ${amount}` : `and ${you ? 'owe' : 'owes'} ${amount}`,
  /**
   * What a rule brought a seat; negative where it cost something. The amount is per seat; names are left out where it
   * is all others.
   */
  gain: (
    title: string,
    parts: readonly { readonly amount: number; readonly each: boolean; readonly others: string | null }[],
  ) => {
    const sentences = parts.map(
      ({ amount, each, others }) =>
        `${number(Math.abs(amount))}${each ? ' each' : ''} ${amount > 0 ? 'from' : 'to'} ${others ?? 'the others'}`,
    );
    return `${title}: ${list(sentences)}`;
  },
  /** The payer or receiver where that is not a seat. */
  pot: 'the pot',
  pays: 'Who pays whom',
  nothing: 'Nobody pays anything.',
  balance: (unit: string) => `${capital(unit)} after this deal`,
};
