/**
 * The order of a hand, and the only one: who may act, who is asked about a tile, what goes by itself. XState runs it
 * for readers of the site (`table.ts`); bots, puzzles, the judge and tests run the same object without it (`play.ts`).
 *
 * A player's action is an event of its name; `NEXT` is the next thing that goes by itself. Guards ask about the table
 * (`hand-guards.ts`), actions are what the engine does to it (`hand-effects.ts`). One event that is seen is one
 * transition; the transitions under `always` follow from it and are not seen by themselves. What differs between
 * games is no state: it is a step of dealing or settling, or a sentence of the game's clauses.
 */
import type { Action, Move } from '../engine/action.ts';
import type { EffectName } from './hand-effects.ts';
import type { GuardName } from './hand-guards.ts';
import type { ChartState } from './run.ts';

/** The type of the event that a move is to the chart. */
export const eventType = (move: Move): HandEventType =>
  move === 'referee' ? 'NEXT' : (move.do.toUpperCase() as Uppercase<Action['do']>);
type HandEventType = Uppercase<Action['do']> | 'NEXT';

/** What is owed on the spot is paid before anything else happens. */
const PAY = { guard: 'isPaymentDue', actions: 'pay' } as const;
/** A clause of the game may end the hand after any event, and an exchange may end with a win. */
const STOP = { guard: 'hasOutcome', target: '#settling' } as const;
/** A mistake that the game prices happens once its player insists; anything else is refused by its rule. */
const OTHERWISE = [{ guard: 'isInsistedOn', actions: 'makeMistake' }, { actions: 'refuse' }] as const;

/** The event of an allowed action. */
const allowed = <D extends EffectName>(actions: D) => [{ guard: 'isAllowed', actions }] as const;
const leading = <D extends EffectName, T extends string>(actions: D, target: `#${T}`) =>
  [{ guard: 'isAllowed', actions, target }] as const;

export const HAND = {
  id: 'hand',
  initial: 'dealing',
  on: {
    NEXT: [PAY, { actions: 'refuse' }],
    // A word that a clause offers: the hand stays where it is.
    SAY: [...allowed('say'), ...OTHERWISE],
    '*': OTHERWISE,
  },
  states: {
    /** The dice, bonus tiles before the first turn, an exchange: the steps of the game's `deal.preamble`. */
    dealing: {
      id: 'dealing',
      always: [
        STOP,
        { guard: 'isDealtAndDealerHasExtra', actions: 'beginFirstTurn', target: '#deciding' },
        { guard: 'isDealt', actions: 'beginFirstTurn', target: '#drawing' },
      ],
      on: {
        NEXT: [PAY, { guard: 'everyoneHasChosen', actions: 'prepare' }],
        EXCHANGE: allowed('choose'),
        SAY: allowed('choose'),
        WIN: allowed('choose'),
        PASS: allowed('choose'),
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
            DISCARD: leading('discard', '#collecting'),
            KONG: leading('declareKong', '#collecting'),
            WIN: leading('declareWin', '#settling'),
          },
        },
      },
    },
    /** A discard, or the tile of a kong, lies there to be taken. */
    claims: {
      initial: 'collecting',
      states: {
        /** Everyone with a claim is asked at once; the order of their answers does not matter. */
        collecting: {
          id: 'collecting',
          always: [
            STOP,
            { guard: 'isNobodyAsked', actions: 'passOver', target: '#drawing' },
            { guard: 'everyoneHasAnswered', actions: 'closeClaims', target: '#awarding' },
          ],
          on: {
            WIN: allowed('answer'),
            KONG: allowed('answer'),
            PUNG: allowed('answer'),
            CHOW: allowed('answer'),
            PASS: allowed('answer'),
          },
        },
        awarding: {
          id: 'awarding',
          always: [STOP],
          on: {
            NEXT: [
              PAY,
              { guard: 'isUnclaimed', actions: 'leaveUnclaimed', target: '#drawing' },
              { guard: 'isWonByClaim', actions: 'award', target: '#settling' },
              { guard: 'isKongByClaim', actions: 'award', target: '#drawing' },
              { actions: 'award', target: '#deciding' },
            ],
          },
        },
      },
    },
    /** Hands are shown and paid for: the steps of the game's `deal.closing`. */
    settling: {
      id: 'settling',
      on: {
        NEXT: [
          PAY,
          { guard: 'isSettled', actions: 'endHand', target: '#ended' },
          { guard: 'areHandsToShow', actions: 'showHands' },
        ],
        SHOW: allowed('showKong'),
      },
    },
    ended: { id: 'ended' },
  },
} as const satisfies ChartState<GuardName, EffectName>;
