/** What the machine of an evening asks of the rules of a game. */
import type { Game } from '../engine/game.ts';
import type { Position } from '../engine/ruleset.ts';
import { QuestionError } from '../evaluation/told/fields.ts';
import type { EveningRules } from '../machines/evening.ts';
import { accountOf, type EveningAccount, settleDeal } from './account.ts';
import { type DealDraft, draftOf, EMPTY_DRAFT, eventsOf, stepOf, takeBack } from './draft.ts';
import type { EnteredDeal, Evening } from './evening.ts';

/** An evening of this game, with what it comes to. Each evening is settled once. */
export interface EveningOf {
  readonly accountOf: (evening: Evening) => EveningAccount;
  /** The table before the deal at this place; null where an earlier one is at fault or has ended the match. */
  readonly before: (evening: Evening, at: number) => Position | null;
  /** Why a deal cannot stand at this place; null if it can. */
  readonly fault: (evening: Evening, at: number, deal: EnteredDeal) => QuestionError | null;
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
  const fault = (evening: Evening, at: number, deal: EnteredDeal): QuestionError | null => {
    const position = before(evening, at);
    if (position === null) return new QuestionError(`hands[${at}]`, 'no deal can follow here');
    try {
      settleDeal(position, deal, at);
      return null;
    } catch (error) {
      if (error instanceof QuestionError) return error;
      throw error;
    }
  };
  return {
    accountOf: account,
    before,
    fault,
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
      refusal: (evening, at, draft) => fault(evening, at, eventsOf(draft))?.message ?? null,
    },
  };
}
