/**
 * State chart of a hand, the only definition of its order: who may act, who is asked about a tile, what happens by
 * itself. XState runs it for readers of the site (`table.ts`); bots, puzzles, the judge and tests run the same object
 * without XState (`play.ts`).
 * A player's action is an event of its name; `NEXT` is the next automatic step. Guards (`hand-guards.ts`) ask about
 * the table; actions (`hand-effects.ts`) apply the engine to it. Each visible event is one transition; transitions
 * under `always` follow from it and are not visible by themselves. Differences between games are not states: they are
 * steps of dealing or settling, or clauses.
 */
import type { Action, Move } from '../engine/action.ts';
import type { EffectName } from './hand-effects.ts';
import type { GuardName } from './hand-guards.ts';
import type { ChartState } from './run.ts';

/** Event type of a move in the chart. Example: a discard is `DISCARD`, a referee step `NEXT`. */
export const eventType = (move: Move): HandEventType =>
  move === 'referee' ? 'NEXT' : (move.do.toUpperCase() as Uppercase<Action['do']>);
type HandEventType = Uppercase<Action['do']> | 'NEXT';

/** Immediate payments are made before anything else. */
const PAY = { guard: 'isPaymentDue', actions: 'pay' } as const;
/** A clause may end the hand after any event, and an exchange may end with a win. */
const STOP = { guard: 'hasOutcome', target: '#settling' } as const;
/** A priced mistake is made if its player insists; any other move is refused. */
const OTHERWISE = [{ guard: 'isInsistedOn', actions: 'makeMistake' }, { actions: 'refuse' }] as const;

/** Transition of an allowed action. */
const whenAllowed = <D extends EffectName>(actions: D) => [{ guard: 'isAllowed', actions }] as const;
const leadsTo = <D extends EffectName, T extends string>(actions: D, target: `#${T}`) =>
  [{ guard: 'isAllowed', actions, target }] as const;

export const HAND = {
  id: 'hand',
  initial: 'dealing',
  on: {
    NEXT: [PAY, { actions: 'refuse' }],
    // Declarations such as riichi do not leave the state.
    SAY: [...whenAllowed('say'), ...OTHERWISE],
    '*': OTHERWISE,
  },
  states: {
    /** Dice, bonus tiles and exchanges before the first turn: the steps of `deal.preamble`. */
    dealing: {
      id: 'dealing',
      always: [
        STOP,
        { guard: 'isDealtAndDealerHasExtra', actions: 'beginFirstTurn', target: '#deciding' },
        { guard: 'isDealt', actions: 'beginFirstTurn', target: '#drawing' },
      ],
      on: {
        NEXT: [PAY, { guard: 'everyoneHasChosen', actions: 'prepare' }],
        EXCHANGE: whenAllowed('choose'),
        SAY: whenAllowed('choose'),
        WIN: whenAllowed('choose'),
        PASS: whenAllowed('choose'),
      },
    },
    turn: {
      initial: 'drawing',
      states: {
        drawing: {
          id: 'drawing',
          always: [STOP],
          on: {
            NEXT: [
              PAY,
              { guard: 'isBonusToLay', actions: 'layBonus' },
              { guard: 'isStopped', actions: 'endWithoutWinner', target: '#settling' },
              { guard: 'isNoTileLeft', actions: 'endWithoutWinner', target: '#settling' },
              { guard: 'isBonusNext', actions: 'draw' },
              { actions: 'draw', target: '#deciding' },
            ],
          },
        },
        deciding: {
          id: 'deciding',
          always: [STOP],
          on: {
            DISCARD: leadsTo('discard', '#collecting'),
            KONG: leadsTo('declareKong', '#collecting'),
            WIN: leadsTo('declareWin', '#settling'),
          },
        },
      },
    },
    /** A discard or the tile of a kong is on offer. */
    claims: {
      initial: 'collecting',
      states: {
        /** All seats with a claim are asked at once; the order of answers does not matter. */
        collecting: {
          id: 'collecting',
          always: [
            STOP,
            { guard: 'isNobodyPending', actions: 'passOver', target: '#drawing' },
            { guard: 'everyoneHasAnswered', actions: 'closeClaims', target: '#awarding' },
          ],
          on: {
            WIN: whenAllowed('answer'),
            KONG: whenAllowed('answer'),
            PUNG: whenAllowed('answer'),
            CHOW: whenAllowed('answer'),
            PASS: whenAllowed('answer'),
          },
        },
        awarding: {
          id: 'awarding',
          always: [STOP],
          on: {
            NEXT: [
              PAY,
              { guard: 'isUnclaimed', actions: 'leaveUnclaimed', target: '#drawing' },
              { guard: 'isEndedByClaims', actions: 'endByClaims', target: '#settling' },
              { guard: 'isWonByClaim', actions: 'award', target: '#settling' },
              { guard: 'isKongByClaim', actions: 'award', target: '#drawing' },
              { actions: 'award', target: '#deciding' },
            ],
          },
        },
      },
    },
    /** Showing hands and payments: the steps of `deal.closing`. */
    settling: {
      id: 'settling',
      on: {
        NEXT: [
          PAY,
          { guard: 'isSettled', actions: 'endHand', target: '#ended' },
          { guard: 'areHandsToShow', actions: 'showHands' },
        ],
        SHOW: whenAllowed('showKong'),
      },
    },
    ended: { id: 'ended' },
  },
} as const satisfies ChartState<GuardName, EffectName>;
