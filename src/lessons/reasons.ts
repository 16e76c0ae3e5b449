/** Why a move is right or not, from what it does to the hand: as data, and in words. */
import { type Action, sameAction } from '../engine/action.ts';
import { heldBy } from '../engine/hands.ts';
import { legal } from '../engine/legal.ts';
import type { Meld } from '../engine/melds.ts';
import { type Minimum, minimumOf } from '../engine/minimum.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Reading, Score } from '../engine/score.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { howDrawn, howOffered, offered } from '../engine/table-facts.ts';
import type { Kind } from '../engine/tiles.ts';
import { judgeHand, type WinVerdict } from '../engine/win.ts';
import { type Effect, effectOf } from '../puzzles/proof/effects.ts';
import { effectWordsIn } from '../words/effects.ts';
import type { Author } from './author.ts';
import { readingText } from './reading.ts';
import { isComeTo, worthText } from './worth.ts';

/** One thing that is to be said of a move. */
export type Reason =
  | { readonly is: 'sets'; readonly reading: Reading; readonly melds: readonly Meld[] }
  | { readonly is: 'worth'; readonly score: Score; readonly minimum: Minimum | null }
  | { readonly is: 'broken'; readonly tiles: readonly Kind[] }
  | { readonly is: 'pair'; readonly kind: Kind; readonly only: boolean }
  | { readonly is: 'partner'; readonly beside: Kind; readonly lacks: readonly Kind[] }
  | { readonly is: 'ready'; readonly kinds: readonly Kind[]; readonly unseen: number }
  | { readonly is: 'unready'; readonly kinds: readonly Kind[]; readonly than: Action }
  | {
      readonly is: 'fewer';
      readonly kinds: readonly Kind[];
      readonly unseen: number;
      readonly better: number;
      readonly than: Action;
    }
  | {
      readonly is: 'further' | 'slower';
      readonly count: number;
      readonly better: number;
      readonly than: Action;
    }
  | { readonly is: 'hopeless'; readonly than: Action }
  | { readonly is: 'nearer'; readonly short: number; readonly nearer: number }
  | { readonly is: 'passed'; readonly left: number }
  | { readonly is: 'shows' | 'costs'; readonly call: Action }
  | { readonly is: 'says'; readonly word: string }
  | { readonly is: 'asGood' | 'missed' | 'unsaid' | 'passWin' | 'wins' | 'kong' | 'exchange' };

/** A moment at which somebody acts. */
export interface Moment {
  readonly ruleset: Ruleset;
  readonly table: Table;
}

/** What is to be said of a move that is allowed, where another one is right: why, and never which. */
export function reasonsAgainst({ ruleset, table }: Moment, action: Action, goal: Action): Reason[] {
  if (goal.do === 'win') {
    if (action.do === 'pass') return [{ is: 'passWin' }];
    return [{ is: action.do === 'exchange' ? 'exchange' : 'wins' }];
  }
  if (action.do === 'discard' && action.says !== undefined) {
    const { says, ...plain } = action;
    if (sameAction(plain, goal)) return [{ is: 'says', word: says }];
  }
  if (
    goal.do === 'discard' &&
    goal.says !== undefined &&
    action.do === 'discard' &&
    action.tile === goal.tile
  ) {
    return [{ is: 'unsaid' }];
  }
  const [effect, better] = [effectOf(ruleset, table, action), effectOf(ruleset, table, goal)];
  const compared = comparedWith(effect, better, goal);
  if (action.do === 'pass') {
    const missed: Reason[] = compared.length > 0 ? compared : [{ is: 'missed' }];
    return [{ is: 'passed', left: effect.left }, ...missed];
  }
  const [lost] = lostBy(effect);
  const isClaim = offered(table) !== null;
  if (compared.length > 0) return [...(lost ? [lost] : []), ...compared];
  if (goal.do === 'kong' && !isClaim) return [{ is: 'kong' }, ...(lost ? [lost] : [])];
  if (isClaim && goal.do === 'pass') return [...(lost ? [lost] : []), { is: 'shows', call: action }];
  return [{ is: 'asGood' }];
}

/** What it takes apart, the worst of it. */
function lostBy({ broken, pair, partner }: Effect): Reason[] {
  if (broken) return [{ is: 'broken', tiles: broken }];
  if (pair) return [{ is: 'pair', ...pair }];
  return partner && partner.lacks.length > 0 ? [{ is: 'partner', ...partner }] : [];
}

/** In what the hand is worse off than by the right move; nothing where it is not. */
function comparedWith(own: Effect, better: Effect, than: Action): Reason[] {
  const [has, had] = [own.waits, better.waits];
  if (had.kinds.length > 0) {
    if (has.kinds.length === 0) return [{ is: 'unready', kinds: had.kinds, than }];
    return has.tiles < had.tiles
      ? [{ is: 'fewer', kinds: has.kinds, unseen: has.tiles, better: had.tiles, than }]
      : [];
  }
  if (better.short === null) return [];
  if (own.short === null) return [{ is: 'hopeless', than }];
  if (own.short > better.short) {
    return [{ is: 'further', count: own.short, better: better.short, than }];
  }
  return own.short === better.short && own.nearer < better.nearer
    ? [{ is: 'slower', count: own.nearer, better: better.nearer, than }]
    : [];
}

/** Why the right move is right. */
export function reasonsFor({ ruleset, table }: Moment, goal: Action): Reason[] {
  const verdict = judgedNow({ ruleset, table }, goal.seat);
  if (goal.do === 'win') return verdict?.wins ? wonWith({ ruleset, table }, goal.seat, verdict.score) : [];
  const tooLittle = verdict && !verdict.wins ? worthOf(ruleset, verdict.score) : [];
  const effect = effectOf(ruleset, table, goal);
  if (goal.do === 'pass') {
    // Why nothing else is: what the best of the calls would cost.
    const call = legal(ruleset, table, goal.seat).find((each) => each.do !== 'pass' && each.do !== 'win');
    const costs: Reason[] = call
      ? [{ is: 'costs', call }, ...reasonsAgainst({ ruleset, table }, call, goal)]
      : [];
    return [...tooLittle, ...costs];
  }
  const { kinds, tiles } = effect.waits;
  if (kinds.length > 0) return [...tooLittle, { is: 'ready', kinds, unseen: tiles }];
  return effect.short === null || effect.nearer === 0
    ? tooLittle
    : [...tooLittle, { is: 'nearer', short: effect.short, nearer: effect.nearer }];
}

/** Whether the hand wins with the tile that was drawn, or that lies there; null where there is none to win with. */
function judgedNow({ ruleset, table }: Moment, seat: Seat): WinVerdict | null {
  const { stage } = table;
  const offer = offered(table);
  const drew = stage.phase === 'deciding' ? stage.drew : null;
  const how = offer ? howOffered(offer) : drew && howDrawn(table, seat, drew);
  if (!how) return null;
  return judgeHand({ ruleset, table }, seat, heldBy(table, seat, offer?.tile ?? null), how);
}

/** The sets of a hand that wins now, and what it is worth. */
const wonWith = ({ ruleset, table }: Moment, seat: Seat, score: Score): Reason[] => [
  ...(score.reading ? [{ is: 'sets', reading: score.reading, melds: table.seats[seat].melds } as const] : []),
  ...worthOf(ruleset, score),
];

/** What was counted, held against the least that a win must be worth. */
const worthOf = (ruleset: Ruleset, score: Score | null): Reason[] =>
  score && score.lines.length > 0 ? [{ is: 'worth', score, minimum: minimumOf(ruleset, score) }] : [];

/** Reasons in words. */
export const saidOf = (author: Author, reasons: readonly Reason[]): string =>
  reasons
    .filter((reason) => reason.is !== 'worth' || isComeTo(author, reason))
    .map((reason) => said(author, reason))
    .join(' ');

function said(author: Author, reason: Reason): string {
  const { words, terms } = author;
  const effects = effectWordsIn(words.language);
  const than = (goal: Action): string => effects.than[sortOf(goal)];
  const list = words.tileList;
  switch (reason.is) {
    case 'sets':
      return readingText(author, reason.reading, reason.melds);
    case 'worth':
      return worthText(author, reason);
    case 'broken':
      return effects.broken(list(reason.tiles));
    case 'pair':
      return effects.pair(words.countedTile(reason.kind, 2), reason.only);
    case 'partner':
      return effects.partner(words.theTile(reason.beside), list(reason.lacks));
    case 'ready':
      return effects.ready(list(reason.kinds), reason.kinds.length, reason.unseen);
    case 'unready':
      return effects.unready(reason.kinds.length, than(reason.than));
    case 'fewer':
      return effects.fewer(list(reason.kinds), reason.unseen, reason.better, than(reason.than));
    case 'further':
      return effects.further(reason.count, reason.better, than(reason.than));
    case 'slower':
      return effects.slower(reason.count, reason.better, than(reason.than));
    case 'hopeless':
      return effects.hopeless(than(reason.than));
    case 'nearer':
      return effects.nearer(reason.short, reason.nearer);
    case 'passed':
      return effects.passed(reason.left);
    case 'costs':
    case 'shows':
      return effects[reason.is](words.callName(callOf(reason.call), terms));
    case 'says':
      return effects.says(reason.word);
    case 'kong':
      return effects.kong(terms.kong);
    case 'asGood':
    case 'exchange':
    case 'missed':
    case 'passWin':
    case 'unsaid':
    case 'wins':
      return effects[reason.is];
  }
}

const callOf = ({ do: what }: Action) =>
  what === 'chow' || what === 'pung' || what === 'kong' || what === 'win' ? what : 'pass';

/** Of a move that is still to be found: what it is, and no more. */
const sortOf = ({ do: what }: Action): 'discard' | 'answer' | 'move' => {
  if (what === 'discard') return 'discard';
  return what === 'pass' || what === 'chow' || what === 'pung' ? 'answer' : 'move';
};
