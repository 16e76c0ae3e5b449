import { evening as say } from '#i18n/evening.ts';
import type { RuleId } from '../../engine/action.ts';
import type { LedgerStanding } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { BySeat } from '../../engine/seats.ts';

/** What the match remembers besides money, by rule: streaks and counters. */
export const standingsOf = ({
  ruleset,
  table,
}: Position): readonly { readonly rule: RuleId; readonly of: LedgerStanding }[] =>
  ruleset.clauses.flatMap(({ id, initial, lasts, stands }) => {
    const line = lasts === 'match' ? stands?.(table.memory[id] ?? initial) : null;
    return line ? [{ rule: id, of: line }] : [];
  });

/** Whether there is something to say of it: nobody asks for no counters. */
export const isStanding = ({ of }: { readonly of: LedgerStanding }): boolean =>
  of.is === 'streak' || of.count > 0;

export const standingText = (of: LedgerStanding, names: BySeat<string>): string =>
  of.is === 'streak' ? say.streaks.streak(names[of.seat]) : say.streaks[of.is](of.count);
