/** Guards of the hand chart: each asks about the table and the move. */
import { resolveClaims } from '../engine/claim-resolution.ts';
import { isDealt } from '../engine/deal.ts';
import { nextTile, stopBeforeDraw } from '../engine/draw.ts';
import { isInsistedOn, judgedAt } from '../engine/legality/verdict.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { areHandsToShow, isSettled } from '../engine/settlement.ts';
import type { Table } from '../engine/table.ts';
import { isBonus } from '../engine/tiles.ts';
import type { JudgedMove } from './hand-effects.ts';

type Guard = (ruleset: Ruleset, table: Table, move: JudgedMove) => boolean;

export const GUARDS = {
  isPaymentDue: (_, { due }) => due.length > 0,
  /** A seat has won, or the hand is drawn. */
  hasOutcome: (_, { stage: { phase } }) => phase === 'settling' || phase === 'ended',

  isAllowed: (ruleset, table, move) =>
    move !== 'referee' && judgedAt(ruleset, table, move).verdict.is === 'allowed',
  isInsistedOn: (ruleset, table, move) => move !== 'referee' && isInsistedOn(judgedAt(ruleset, table, move)),

  everyoneHasChosen: (_, table) => awaitedSeats(table).length === 0,
  isDealt,
  isDealtAndDealerHasExtra: (ruleset, table) => ruleset.deal.dealerExtra && isDealt(ruleset, table),

  /** A clause ends the hand before this draw, in turn. */
  isStopped: (ruleset, table) => stopBeforeDraw(ruleset, table) !== null,
  isBonusToLay: (_, { stage }) => stage.phase === 'drawing' && stage.laying !== null,
  isNoTileLeft: (ruleset, table) => nextTile(ruleset, table) === null,
  isBonusNext: (ruleset, table) => {
    const next = nextTile(ruleset, table);
    return next !== null && isBonus(next.tile);
  },

  isNobodyPending: (_, { stage }) => stage.phase === 'collecting' && stage.pending.length === 0,
  everyoneHasAnswered: (_, { stage }) =>
    stage.phase === 'collecting' && stage.answers.length === stage.pending.length,

  isUnclaimed: (ruleset, table) => resolveClaims(ruleset, table) === null,
  isEndedByClaims: (ruleset, table) => resolveClaims(ruleset, table)?.ends !== undefined,
  isWonByClaim: (ruleset, table) => resolveClaims(ruleset, table)?.stand[0]?.call === 'win',
  isKongByClaim: (ruleset, table) => resolveClaims(ruleset, table)?.stand[0]?.call === 'kong',

  isSettled,
  areHandsToShow,
} as const satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof GUARDS;
