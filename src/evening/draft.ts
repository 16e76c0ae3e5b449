/** A deal while it is entered: who, how, for how much; and the events of it. */
import type { RuleId } from '../engine/action.ts';
import type { Position } from '../engine/ruleset.ts';
import { isSeat, SEATS, type Seat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { contestOf, type HandWithoutTiles, tell } from '../evaluation/settle-without-tiles.ts';
import { isFields, type JsonFields } from '../evaluation/told/fields.ts';
import type { EnteredDeal } from './evening.ts';

/** What a winner's hand is worth: a score, its counts, or its tiles. */
export type Worth =
  | { readonly score: number }
  | { readonly han: number; readonly fu: number }
  | { readonly yakuman: number; readonly liable?: Seat; readonly liableFor?: RuleId }
  | { readonly hand: string };

export interface DealDraft {
  /** What was told of the deal before its end: kongs, flowers, bets, mistakes. */
  readonly before: readonly JsonFields[];
  /** How it ended: a win, nobody won, or a mistake that voids it. Null until it is said. */
  readonly end: 'win' | 'drawn' | 'void' | null;
  /** The winners; of a void deal, who made the mistake. */
  readonly winners: readonly Seat[];
  /** Whose tile it was; `draw` for a tile of the winner's own, null until it is said. */
  readonly from: Seat | 'draw' | null;
  readonly worth: Readonly<Partial<Record<Seat, Worth>>>;
  /** What losers have, by a number or by their tiles. */
  readonly losers: Readonly<Partial<Record<Seat, number | string>>>;
  /** Of a deal that nobody won: the rule that ended it early, or null; who showed a ready hand, and paid rivers. */
  readonly rule: RuleId | null;
  readonly ready: readonly Seat[];
  readonly rivers: readonly Seat[];
}

export const EMPTY_DRAFT: DealDraft = {
  before: [],
  end: null,
  winners: [],
  from: null,
  worth: {},
  losers: {},
  rule: null,
  ready: [],
  rivers: [],
};

/** What is to be said next of a deal. */
type EntryStep = 'who' | 'how' | 'worth' | 'payments';

/** The first thing that is still to be said. */
export function stepOf(position: Position, { end, winners, from, worth }: DealDraft): EntryStep {
  if (end === null) return 'who';
  if (end !== 'win') return 'payments';
  if (from === null) return 'how';
  return asksWorth(position) && winners.some((seat) => worth[seat] === undefined) ? 'worth' : 'payments';
}

/** The draft without what was said last; the same where nothing was. */
export function takeBack(position: Position, draft: DealDraft): DealDraft {
  const step = stepOf(position, draft);
  if (step === 'payments' && draft.end === 'win' && asksWorth(position)) return { ...draft, worth: {} };
  if (draft.from !== null) return { ...draft, from: null, winners: draft.winners.slice(0, 1), worth: {} };
  return { ...EMPTY_DRAFT, before: draft.before };
}

/** More than an ordinary hand is worth in any game. */
const MUCH = 8000;

/** Does a win cost more where the hand is worth more? In some games every win costs the same. */
export function asksWorth({ ruleset, table }: Position): boolean {
  const paidFor = (total: number): string => {
    const winners = [{ seat: 0, total }] as const;
    const win: HandWithoutTiles = { tells: 'win', winners, from: null, losers: [null, null, null, null] };
    return JSON.stringify(tell(ruleset, { ...table, due: [] }, win).paid);
  };
  return ruleset.scoring !== null && paidFor(1) !== paidFor(ruleset.scoring.most ?? MUCH);
}

/** Who may win on this tile besides those who do: they share it, or all of them end the deal. */
export function alsoWins({ ruleset, table }: Position, { end, winners, from }: DealDraft): readonly Seat[] {
  if (end !== 'win' || from === null || from === 'draw') return [];
  return SEATS.filter((seat) => {
    if (seat === from || winners.includes(seat)) return false;
    const contest = contestOf(ruleset, table, [...winners, seat], from);
    return contest.ends !== undefined || contest.stand.length > winners.length;
  });
}

/** The events of a deal as it is entered. */
export function eventsOf(draft: DealDraft): EnteredDeal {
  const { before, end, winners, from, worth, losers, rule, ready, rivers } = draft;
  switch (end) {
    case null:
      return before;
    case 'void':
      return [...before, ...winners.map((seat) => ({ type: 'chombo', seat }))];
    case 'drawn':
      return [
        ...before,
        {
          type: 'drawn',
          ...(rule !== null && { rule }),
          ...(ready.length > 0 && { ready }),
          ...(rivers.length > 0 && { rivers }),
        },
      ];
    case 'win':
      return [
        ...before,
        {
          type: 'win',
          winners: winners.map((seat) => ({ seat, ...worth[seat] })),
          from: from === 'draw' ? null : from,
          ...(Object.keys(losers).length > 0 && { losers: { ...losers } as JsonFields }),
        },
      ];
  }
}

/** The draft of an entered deal, as far as it can be read. */
export function draftOf(events: EnteredDeal): DealDraft {
  const last = events.at(-1);
  const before = events.slice(0, -1);
  switch (last?.['type']) {
    case 'win': {
      const winners = listOf(last['winners'])
        .filter(isFields)
        .filter(({ seat }) => isSeat(seat));
      const seats = winners.map(({ seat }) => seat as Seat);
      const worth = Object.fromEntries(
        winners.flatMap((winner) => {
          const read = worthIn(winner, last);
          return read === null ? [] : [[winner['seat'], read]];
        }),
      );
      const from = last['from'] ?? null;
      const losers = Object.fromEntries(
        Object.entries(isFields(last['losers']) ? last['losers'] : {}).filter(
          ([seat, value]) =>
            SEATS.some((each) => String(each) === seat) &&
            (typeof value === 'number' || typeof value === 'string'),
        ),
      ) as DealDraft['losers'];
      return {
        ...EMPTY_DRAFT,
        before,
        end: 'win',
        winners: seats,
        from: isSeat(from) ? from : 'draw',
        worth,
        losers,
      };
    }
    case 'drawn': {
      const rule = typeof last['rule'] === 'string' ? last['rule'] : null;
      const seats = (key: string) => listOf(last[key]).filter(isSeat);
      return { ...EMPTY_DRAFT, before, end: 'drawn', rule, ready: seats('ready'), rivers: seats('rivers') };
    }
    case 'chombo': {
      const { seat } = last;
      if (isSeat(seat)) return { ...EMPTY_DRAFT, before, end: 'void', winners: [seat] };
      break;
    }
  }
  return { ...EMPTY_DRAFT, before: events };
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function worthIn(winner: JsonFields, event: JsonFields): Worth | null {
  const { hand, score, han, fu, yakuman } = winner;
  if (typeof hand === 'string') return { hand };
  if (typeof score === 'number') return { score };
  if (typeof han === 'number' && typeof fu === 'number') return { han, fu };
  if (typeof yakuman !== 'number') return null;
  const liable = winner['liable'] ?? event['liable'];
  const liableFor = winner['liableFor'] ?? event['liableFor'];
  return {
    yakuman,
    ...(isSeat(liable) && { liable }),
    ...(typeof liableFor === 'string' && { liableFor }),
  };
}
