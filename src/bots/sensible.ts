/** The bot that plans: it plays for what its game rewards. */
import type { Action, ClaimChow, ClaimPung, DeclareKong, Discard } from '../engine/action.ts';
import { withoutTiles } from '../engine/hands.ts';
import type { Seat } from '../engine/seats.ts';
import type { Kind } from '../engine/tiles.ts';
import type { SeatView, View } from '../engine/view.ts';
import { afterClaim, afterKong } from './after-claim.ts';
import { bestDiscard } from './best-discard.ts';
import type { Bot } from './bot.ts';
import { dangersOf } from './danger.ts';
import { type Prospect, prospectOf } from './evaluate-discards.ts';
import { bestOutlook, type Outlook } from './evaluate-waiting.ts';
import { folds } from './fold.ts';
import { leavesReady } from './honest-words.ts';
import { type BotKnowledge, knowledgeOf } from './knowledge.ts';
import { hasReds, keepingReds, plainView } from './plain-view.ts';

/** The best action and the outlook it leaves. `outlook` is null if no win is possible or none was searched for. */
interface Thought {
  readonly action: Action;
  readonly outlook: Outlook | null;
  /** Of a meld: the best outlook without it. */
  readonly instead?: Outlook | null;
  /** The bot gives up the hand because of another seat's declared hand. */
  readonly folds?: true;
  /** The discard that would leave the hand more, and is not made because of its risk. */
  readonly spared?: Kind;
}

/** Wins if it can; otherwise does what leaves the best chance to win. Acts at random if nothing is better. */
export const sensible: Bot = (view, random, ruleset) => {
  const thought = thoughtOf(view, ruleset);
  if (thought) return thought.action;
  const { legal, seat } = view;
  const any = legal[random.below(legal.length)];
  if (!any) throw new Error(`seat ${seat} is not asked for anything`);
  return any;
};

/** Finds the best action for the seat of this view; null if no action is better than another. */
export function thoughtOf(view: View, ruleset: BotKnowledge['ruleset']): Thought | null {
  if (!hasReds(ruleset.tiles)) return plainThoughtOf(view, ruleset);
  const thought = plainThoughtOf(plainView(view), ruleset);
  return thought && { ...thought, action: keepingReds(thought.action, view.legal) };
}

/** The same for a table without red fives. */
function plainThoughtOf(view: View, ruleset: BotKnowledge['ruleset']): Thought | null {
  const { legal, seat, stage } = view;
  if (seat === null) throw new Error('a bot plays one seat');
  const win = legal.find((action) => action.do === 'win');
  if (win) return { action: win, outlook: null };
  const knowledge = knowledgeOf(view, seat, ruleset);
  const hand = view.seats[seat];
  if (stage.phase === 'dealing') return beforeTheFirstTurn(legal, seat, hand, knowledge);
  // At the end of a hand, says the first word on offer: that is the one that is paid.
  if (stage.phase === 'settling') {
    const word = legal.find((action) => action.do === 'say');
    return word ? { action: word, outlook: null } : null;
  }
  const pass = legal.find((action) => action.do === 'pass');
  return pass ? bestClaim(view, hand, knowledge, pass) : onTurn(view, hand, knowledge);
}

const laysDown = (action: Action): action is ClaimChow | ClaimPung | DeclareKong =>
  action.do === 'chow' || action.do === 'pung' || action.do === 'kong';

/** On its own turn: a kong if that leaves more than the best discard, else the best discard. */
function onTurn(view: View, hand: SeatView, knowledge: BotKnowledge): Thought | null {
  const { legal } = view;
  const discards = legal.filter(
    (action): action is Discard => action.do === 'discard' && action.says === undefined,
  );
  const chosen = bestDiscard(
    knowledge,
    hand,
    discards.map(({ tile }) => tile),
  );
  const best = chosen?.outlook ?? null;
  const notes: Pick<Thought, 'folds' | 'spared'> = {
    ...(chosen?.isGivenUp && { folds: true }),
    ...(chosen?.spared != null && { spared: chosen.spared }),
  };
  const plain = discards.find(({ tile }) => tile === chosen?.discard);
  if (notes.folds) return plain ? { action: plain, outlook: best, ...notes } : null;
  for (const action of legal) {
    if (action.do !== 'kong') continue;
    const outlook = bestOutlook(knowledge, afterKong(hand, action));
    if (isTooRisky(action, hand, outlook, knowledge)) continue;
    if ((outlook?.drawing ?? 0) + paidFor(action, hand, knowledge) >= (best?.value ?? 0))
      return { action, outlook, instead: best };
  }
  const action = best ? discardWithWord(view, best, knowledge) : plain;
  return action ? { action, outlook: best, ...notes } : null;
}

/**
 * Against declared hands only a ready hand makes a kong: where it turns up an indicator, that counts for them too. A
 * fourth tile that they may wait for is not added to a pung, because they could rob it.
 */
function isTooRisky(
  { tile }: DeclareKong,
  { melds }: SeatView,
  outlook: Outlook | null,
  knowledge: BotKnowledge,
): boolean {
  if (knowledge.view.threats.length === 0) return false;
  const promotes = melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);
  return outlook?.distance !== 0 || (promotes && (dangersOf(knowledge)[tile] as number) > 0);
}

/** Immediate payment for a kong, in ordinary wins. */
function paidFor({ tile }: DeclareKong, { melds }: SeatView, { ruleset: { kongs } }: BotKnowledge): number {
  const promotes = melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);
  return (promotes ? kongs.promoted : kongs.concealed).brings ?? 0;
}

/** The discard, with its word if one is offered and the hand left is ready. */
function discardWithWord(
  view: View,
  { discard }: Prospect,
  { seat, ruleset }: BotKnowledge,
): Action | undefined {
  const all = view.legal.filter((action) => action.do === 'discard' && action.tile === discard);
  const word = all.find((action) => action.do === 'discard' && action.says !== undefined);
  if (word && leavesReady(view, seat, ruleset, discard)) return word;
  return all.find((action) => action.do === 'discard' && action.says === undefined);
}

/** The claim that leaves more than the seat's own next draw and is no reason to fold; else a pass. */
function bestClaim(
  { legal, stage: { offer } }: View,
  hand: SeatView,
  knowledge: BotKnowledge,
  pass: Action,
): Thought {
  const now = bestOutlook(knowledge, hand);
  let most = now?.drawing ?? 0;
  let declined = false;
  let best: Thought = { action: pass, outlook: now, instead: now };
  for (const action of legal) {
    if (!offer || !laysDown(action)) continue;
    const laid = afterClaim(hand, offer, action);
    const outlook: (Outlook & Partial<Prospect>) | null =
      action.do === 'kong' ? bestOutlook(knowledge, laid) : prospectOf(knowledge, laid, most);
    const value = (action.do === 'kong' ? outlook?.drawing : outlook?.value) ?? 0;
    if (value <= most) continue;
    if (folds(knowledge, outlook, outlook?.discard ?? null)) {
      declined = true;
    } else {
      most = value;
      best = { action, outlook, instead: now };
    }
  }
  return declined && best.action === pass ? { ...best, folds: true } : best;
}

/** The largest distance at which the hand is kept unchanged. */
const NEAR = 1;

/** In an exchange: the word on offer if the hand is near enough to be kept, else the tiles it needs least. */
function beforeTheFirstTurn(
  legal: readonly Action[],
  seat: Seat,
  hand: SeatView,
  knowledge: BotKnowledge,
): Thought | null {
  const word = legal.find((action) => action.do === 'say');
  const outlook = bestOutlook(knowledge, hand);
  if (word && outlook && outlook.distance <= NEAR) return { action: word, outlook };
  const exchange = legal.find((action) => action.do === 'exchange');
  if (!exchange) return null;
  let left: readonly Kind[] = hand.concealed;
  const tiles: Kind[] = [];
  while (tiles.length < exchange.tiles.length) {
    const least = prospectOf(knowledge, { ...hand, concealed: left })?.discard ?? (left[0] as Kind);
    tiles.push(least);
    left = withoutTiles(left, [least]);
  }
  return { action: { do: 'exchange', seat, tiles: tiles.sort((a, b) => a - b) }, outlook };
}
