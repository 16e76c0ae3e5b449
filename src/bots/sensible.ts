/** Plays by what its game asks for. */
import type { Action, ClaimChow, ClaimPung, DeclareKong, Discard } from '../engine/action.ts';
import { withoutTiles } from '../engine/hands.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { SeatView, View } from '../engine/view.ts';
import { afterClaim, afterKong, type HandAfterClaim } from './after-claim.ts';
import type { Bot } from './bot.ts';
import { bestProspect, type Prospect } from './evaluate-discards.ts';
import { bestOutlook, type Outlook } from './evaluate-waiting.ts';
import { folds, safest } from './fold.ts';
import { leavesReady } from './honest-words.ts';
import { type BotKnowledge, knowledgeOf } from './knowledge.ts';
import { hasReds, keepingReds, plainView } from './plain-view.ts';

/** What is best done, and the hand that is hoped for by it; no outlook where no hand can win any more, or where none
 *  had to be looked for. */
interface Thought {
  readonly action: Action;
  readonly outlook: Outlook | null;
  /** The hand is given up before those that others have declared. */
  readonly folds?: true;
}

/** Wins when it may; else does what leaves the best chance to win, by what its game lets win. */
export const sensible: Bot = (view, random, ruleset) => {
  const thought = thoughtOf(view, ruleset);
  if (thought) return thought.action;
  const { legal, seat } = view;
  const any = legal[random.below(legal.length)];
  if (!any) throw new Error(`seat ${seat} is not asked for anything`);
  return any;
};

/** What the seat of this view does best, or null where nothing is better than anything else. */
export function thoughtOf(view: View, ruleset: BotKnowledge['ruleset']): Thought | null {
  if (!hasReds(ruleset.tiles)) return plainThoughtOf(view, ruleset);
  const thought = plainThoughtOf(plainView(view), ruleset);
  return thought && { ...thought, action: keepingReds(thought.action, view.legal) };
}

/** The same at a table without red fives. */
function plainThoughtOf(view: View, ruleset: BotKnowledge['ruleset']): Thought | null {
  const { legal, seat, stage } = view;
  if (seat === null) throw new Error('a bot plays one seat');
  const win = legal.find((action) => action.do === 'win');
  if (win) return { action: win, outlook: null };
  const sight = knowledgeOf(view, seat, ruleset);
  const hand = view.seats[seat];
  if (stage.phase === 'dealing') return beforeTheFirstTurn(legal, seat, hand, sight);
  // What is asked at the end is answered with the first word there is: by it one is paid.
  if (stage.phase === 'settling') {
    const word = legal.find((action) => action.do === 'say');
    return word ? { action: word, outlook: null } : null;
  }
  const pass = legal.find((action) => action.do === 'pass');
  return pass ? claiming(view, hand, sight, pass) : onTurn(view, hand, sight);
}

const laysDown = (action: Action): action is ClaimChow | ClaimPung | DeclareKong =>
  action.do === 'chow' || action.do === 'pung' || action.do === 'kong';

const waiting = (sight: BotKnowledge, { concealed, melds }: HandAfterClaim): Outlook | null =>
  bestOutlook(sight, concealed, melds);

const discarding = (sight: BotKnowledge, { concealed, melds }: HandAfterClaim, floor = 0): Prospect | null =>
  bestProspect(sight, concealed, melds, [...new Set(concealed)], floor);

/** A kong of its own where the next tile is worth more than a discard now; else the best discard. */
function onTurn(view: View, hand: SeatView, sight: BotKnowledge): Thought | null {
  const { legal } = view;
  const discards = legal.filter(
    (action): action is Discard => action.do === 'discard' && action.says === undefined,
  );
  const kinds = discards.map(({ tile }) => tile);
  const best = bestProspect(sight, hand.concealed, hand.melds, kinds);
  if (folds(sight, best, best?.discard ?? null)) return folding(discards, hand, sight);
  for (const action of legal) {
    if (action.do !== 'kong') continue;
    const outlook = waiting(sight, afterKong(hand, action));
    if ((outlook?.drawing ?? 0) + paidFor(action, hand, sight) >= (best?.value ?? 0))
      return { action, outlook };
  }
  const action = best ? saying(view, best, sight) : discards[0];
  return action ? { action, outlook: best } : null;
}

/** The safest discard; of several that are as safe the one that leaves most. */
function folding(discards: readonly Discard[], hand: SeatView, sight: BotKnowledge): Thought | null {
  const kinds = safest(
    sight,
    discards.map(({ tile }) => tile),
  );
  const outlook = bestProspect(sight, hand.concealed, hand.melds, kinds);
  const tile = outlook ? outlook.discard : kinds[0];
  const action = discards.find((each) => each.tile === tile);
  return action ? { action, outlook, folds: true } : null;
}

/** What a kong is paid on the spot, in ordinary wins. */
function paidFor({ tile }: DeclareKong, { melds }: SeatView, { ruleset: { kongs } }: BotKnowledge): number {
  const promotes = melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);
  return (promotes ? kongs.promoted : kongs.concealed).brings ?? 0;
}

/** The discard, with a word where one is offered and one tile completes the hand that is left. */
function saying(view: View, { discard }: Prospect, { seat, ruleset }: BotKnowledge): Action | undefined {
  const all = view.legal.filter((action) => action.do === 'discard' && action.tile === discard);
  const word = all.find((action) => action.do === 'discard' && action.says !== undefined);
  if (word && leavesReady(view, seat, ruleset, discard)) return word;
  return all.find((action) => action.do === 'discard' && action.says === undefined);
}

/** The claim that leaves more than the next tile of one's own would, and is no reason to fold; else a pass. */
function claiming(
  { legal, stage: { offer } }: View,
  hand: SeatView,
  sight: BotKnowledge,
  pass: Action,
): Thought {
  const now = waiting(sight, hand);
  let most = now?.drawing ?? 0;
  let declined = false;
  let best: Thought = { action: pass, outlook: now };
  for (const action of legal) {
    if (!offer || !laysDown(action)) continue;
    const laid = afterClaim(hand, offer, action);
    const outlook: (Outlook & Partial<Prospect>) | null =
      action.do === 'kong' ? waiting(sight, laid) : discarding(sight, laid, most);
    const value = (action.do === 'kong' ? outlook?.drawing : outlook?.value) ?? 0;
    if (value <= most) continue;
    if (folds(sight, outlook, outlook?.discard ?? null)) {
      declined = true;
    } else {
      most = value;
      best = { action, outlook };
    }
  }
  return declined && best.action === pass ? { ...best, folds: true } : best;
}

/** A hand so near is kept as it is. */
const NEAR = 1;

/** In an exchange: a word while the hand is near enough to be kept, else the tiles that it misses least. */
function beforeTheFirstTurn(
  legal: readonly Action[],
  seat: Seat,
  hand: SeatView,
  sight: BotKnowledge,
): Thought | null {
  const word = legal.find((action) => action.do === 'say');
  const outlook = waiting(sight, hand);
  if (word && outlook && outlook.distance <= NEAR) return { action: word, outlook };
  const exchange = legal.find((action) => action.do === 'exchange');
  if (!exchange) return null;
  let left: readonly Kind[] = hand.concealed;
  const tiles: Kind[] = [];
  while (tiles.length < exchange.tiles.length) {
    const least = discarding(sight, { ...hand, concealed: left })?.discard ?? (left[0] as Kind);
    tiles.push(least);
    left = withoutTiles(left, [least]);
  }
  return { action: { do: 'exchange', seat, tiles: tiles.sort((a, b) => a - b) }, outlook };
}
