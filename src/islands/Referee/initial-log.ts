/** Opens a transcript as a hand: from a log, from the command's output, or from a link. */
import type { Action } from '../../engine/action.ts';
import type { Game } from '../../engine/game.ts';
import { type BySeat, SEATS } from '../../engine/seats.ts';
import { parseShare, type ShareLink } from '../../notation/share.ts';
import { startOf } from '../../notation/share-start.ts';
import { lineOf } from '../../referee/built-in.ts';
import { type LoggedHand, parseLog } from '../../referee/log.ts';
import type { SeatAnswer, SeatPrompt } from '../../referee/protocol-game.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import {
  advanceReferee,
  finalResult,
  opening,
  type ProtocolMoment,
  type RefereeSetup,
  refereeSetup,
} from '../../sessions/web-referee.ts';

/** Faults of a text: no hand in it, another game, a broken link, or moves that do not fit the table. */
type LogFault =
  | { readonly is: 'empty' }
  | { readonly is: 'other' }
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'unplayable' };

export type OpenedLog =
  | {
      readonly is: 'hand';
      readonly court: RefereeSetup;
      /** All moments from the first prompt to the last recorded answer. */
      readonly moments: readonly [ProtocolMoment, ...ProtocolMoment[]];
      /** The result the text claims, if it differs from the one reached here; else null. */
      readonly promised: string | null;
    }
  | { readonly is: 'fault'; readonly fault: LogFault };

/** Parses the hands in a text; empty if there are none. */
export const handsIn = (text: string): readonly LoggedHand[] => parseLog(text);

type SeatAnswers = [SeatAnswer[], SeatAnswer[], SeatAnswer[], SeatAnswer[]];

const RECORDED: BySeat<'record'> = ['record', 'record', 'record', 'record'];

/** Replays a hand of a transcript. Returns faults, never throws. */
export function openHand(game: Game, hand: LoggedHand): OpenedLog {
  const fault = (is: LogFault): OpenedLog => ({ is: 'fault', fault: is });
  let link: ShareLink | null = null;
  try {
    link = hand.link === null ? null : parseShare(hand.link);
    if (link && (link.game !== game.id || link.under !== 'protocol')) return fault({ is: 'other' });
    const start =
      link === null
        ? (hand.seed ?? '')
        : startOf(rulesetOf(game, link.chosen, link.under), link.under, link.start);
    const record: SeatAnswers = [[], [], [], []];
    // A log has all answers. A link has only the actions, plus the losing answer if it was printed beside it.
    if (link && hand.seed === null) {
      const dealRecord = recordOf(refereeSetup(game, RECORDED, start), link.actions);
      if (!dealRecord) return fault({ is: 'unplayable' });
      for (const seat of SEATS) record[seat].push(...dealRecord[seat]);
    }
    for (const { seat, answer } of hand.answers) record[seat].push(answer);
    const court = refereeSetup(game, RECORDED, start, record);
    const first = opening(court);
    const moments: [ProtocolMoment, ...ProtocolMoment[]] = [first, ...advanceReferee(court, first)];
    const end = finalResult(court, moments.at(-1) ?? first);
    const promised = hand.result !== null && hand.result !== end?.result ? hand.result : null;
    return { is: 'hand', court, moments, promised };
  } catch (error) {
    return fault({ is: 'broken', why: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Protocol lines for these actions, by seat; null if they do not fit the table. A losing call carries a discard that
 * nobody saw and no link holds, so any legal one stands in.
 */
function recordOf(court: RefereeSetup, actions: readonly Action[]): SeatAnswers | null {
  const record: SeatAnswers = [[], [], [], []];
  let sitting = court.referee.begin(court.start);
  for (let done = 0; done < actions.length && !sitting.ending; ) {
    const { prompts } = sitting;
    const after = actions[done + prompts.length];
    const answers = prompts.map((each, i): SeatAnswer | undefined => {
      const action = actions[done + i];
      return action && action.seat === each.seat ? lineFor(each, action, after) : undefined;
    });
    for (const [i, { seat }] of prompts.entries()) {
      const answer = answers[i];
      if (answer !== undefined) record[seat].push(answer);
    }
    const next = court.referee.hear(sitting, answers);
    // The link ends between the answers to one prompt; what follows is given beside it, or missing.
    if (next === sitting)
      return done + answers.filter((each) => each !== undefined).length === actions.length ? record : null;
    if (next.ending?.is === 'forfeit') return null;
    done = next.actions.length;
    sitting = next;
  }
  return record;
}

/**
 * The protocol line for an action.
 * @param after the next action: if the call stood, the discard it carried
 */
function lineFor({ seat, view }: SeatPrompt, action: Action, after: Action | undefined): string {
  const carried = after?.do === 'discard' && after.seat === seat ? after : null;
  return lineOf((now) => (now === view ? action : (carried ?? now.legal[0] ?? action)), '', view, 0);
}
