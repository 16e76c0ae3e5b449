/** What the machine of an evening asks of the rules of a game. */
import type { Game } from '../engine/game.ts';
import type { Position } from '../engine/ruleset.ts';
import { QuestionError } from '../evaluation/told/fields.ts';
import type { EveningRules } from '../machines/evening.ts';
import { accountOf, type EveningAccount, type SettledDeal, settleDeal } from './account.ts';
import { type DealDraft, draftOf, EMPTY_DRAFT, eventsOf, stepOf, takeBack } from './draft.ts';
import type { EnteredDeal, Evening } from './evening.ts';

/** An evening of this game, with what it comes to. Each evening is settled once. */
export interface EveningOf {
  readonly accountOf: (evening: Evening) => EveningAccount;
  /** The table before the deal at this place; null where an earlier one is at fault or has ended the match. */
  readonly before: (evening: Evening, at: number) => Position | null;
  /** The deal as it would be settled at this place, or why it cannot stand there. */
  readonly settle: (evening: Evening, at: number, deal: EnteredDeal) => SettledDeal | QuestionError;
  readonly rules: EveningRules<Evening, EnteredDeal, DealDraft>;
}

export function eveningOf(game: Game): EveningOf {
  const accounts = new WeakMap<Evening, EveningAccount>();
  const account = (evening: Evening): EveningAccount => {
    const known = accounts.get(evening) ?? accountOf(game, evening);
    accounts.set(evening, known);
    return known;
  };
  const before = (evening: Evening, at: number): Position | null => {
    const { settled, now, over, fault } = account(evening);
    const deal = settled[at];
    if (deal) return { ruleset: deal.ruleset, table: deal.opening };
    return at === settled.length && over === null && (fault === null || fault.at === at) ? now : null;
  };
  const settle = (evening: Evening, at: number, deal: EnteredDeal): SettledDeal | QuestionError => {
    const position = before(evening, at);
    if (position === null) return new QuestionError(`hands[${at}]`, 'no deal can follow here');
    try {
      return settleDeal(position, deal, at);
    } catch (error) {
      if (error instanceof QuestionError) return error;
      throw error;
    }
  };
  return {
    accountOf: account,
    before,
    settle,
    rules: {
      dealsOf: ({ deals }) => deals,
      withDeals: (evening, deals) => ({ ...evening, deals }),
      isOver: (evening) => account(evening).over !== null,
      goesOn: (evening) => account(evening).over === null && account(evening).fault === null,
      empty: EMPTY_DRAFT,
      step: (evening, at, draft) => {
        const position = before(evening, at);
        return position === null ? 'who' : stepOf(position, draft);
      },
      takeBack: (evening, at, draft) => {
        const position = before(evening, at);
        return position === null ? EMPTY_DRAFT : takeBack(position, draft);
      },
      draftOf,
      dealOf: eventsOf,
      refusal: (evening, at, draft) => {
        const deal = settle(evening, at, eventsOf(draft));
        return deal instanceof QuestionError ? deal.message : null;
      },
    },
  };
}
