/** Writes refusals in English: the rulebook's refusal text with the tiles and seats of this table filled in. */
import type { Action } from '../../engine/action.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import type { Claim, LostBid } from '../../engine/table.ts';
import { byPlace, FACE_DOWN, isSuited, type Kind, plainKind, suitOf } from '../../engine/tiles.ts';
import type { Explanation, MessageContext, RefusalFacts, RuleWords } from '../message-context.ts';
import { refusalFor } from '../refusal.ts';
import { winCall } from '../terms.ts';
import { callName } from './calls.ts';
import { leftOver } from './left-over.ts';
import { untimely } from './moments.ts';
import { capital, inWords, list, listOr } from './numbers.ts';
import { clause, seatList, seatName } from './seats.ts';
import { countedTile, SUIT_NAMES, theTile, tileList, tileName, tilesName } from './tiles.ts';

/** All placeholders of a refusal; a test rejects others. */
export const PLACEHOLDERS = [
  'tile',
  'tiles',
  'runs',
  'plural',
  'suits',
  'held',
  'have',
  'need',
  'idle',
  'helps',
  'seat',
  'seats',
  'awaited',
  'untimely',
  'misfit',
  'left',
  'tried',
  'giver',
  'next',
  'chow',
  'pung',
  'kong',
  'pair',
  'win',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/**
 * Fills the refusal of `entry`. A sentence is dropped where a placeholder has no value; where nothing is left, the
 * rule's title and sentence are used.
 */
export function explain(reason: Reason, entry: RuleWords, facts: RefusalFacts): Explanation {
  const values = valuesOf(reason, facts);
  const refusal = refusalFor(entry.refusal ?? {}, reason, facts);
  const head = fill(refusal.head ?? '', values) || `${entry.title}.`;
  const text = fill(refusal.text ?? '', values) || entry.sentence;
  const [first, ...more] = facts.also ?? [];
  if (entry.refusal?.last && first) {
    const why = explain(reason, first, { ...facts, also: more });
    return { ...why, text: `${why.text} ${text}`, rule: first.id };
  }
  // Tiles belong to the first rule; of further rules only their own line is added.
  const also = entry.refusal?.alone
    ? []
    : (facts.also ?? []).map(({ refusal: other, sentence }) => fill(other?.head ?? '', values) || sentence);
  // Where the text has `{left}` itself, the remark on left-over tiles is not added again.
  const left = refusal.text?.includes('{left}') ? null : values.left;
  const sentences = [...(left === null ? [] : [left]), text, ...nearly(facts), ...also];
  return { head: addressHead(head, facts), text: sentences.join(' '), rule: reason.rule };
}

/** Names the closest of the other shapes that an incomplete hand is nearly. */
function nearly({ near: [nearest] = [] }: RefusalFacts): string[] {
  return nearest ? [`It is also close to another kind of hand. ${nearest.sentence}`] : [];
}

/** The text at the start of a deal that a rule makes special; empty where there is none. */
export const opening = (reason: Reason, entry: RuleWords, messageContext: MessageContext): string =>
  fill(entry.opening ?? '', valuesOf(reason, { ...messageContext, action: null, offer: null, awaits: [] }));

/** Refusals address the player who acts as "you"; where that is not the reader, the seat's name goes in front. */
function addressHead(head: string, { action, reader, ...messageContext }: RefusalFacts): string {
  if (action === null || action.seat === reader) return head;
  const name = seatName(action.seat, { ...messageContext, reader });
  // Only these words lose their capital; seats and claims keep theirs.
  return `${name}: ${head.replace(/^(Not|You|This|These|There|The|An?|It)\b/, (word) => word.toLowerCase())}`;
}

/**
 * Fills a template, and drops each sentence with a placeholder that has no value. Example: with `tile` = "the 5 of
 * dots" and `left` = null, "Not {tile}. {left}" gives "Not the 5 of dots."
 */
export function fill(template: string, values: Readonly<Record<Placeholder, string | null>>): string {
  const sentences = template.split(/(?<=[.?]|\{left\}) +/).map((sentence) => {
    let known = true;
    const text = sentence.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
      const value = isPlaceholder(name) ? values[name] : null;
      if (value === null) known = false;
      return value ?? whole;
    });
    return known ? capital(text) : '';
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The values of all placeholders; null where this refusal has none. */
export function valuesOf(reason: Reason, facts: RefusalFacts): Readonly<Record<Placeholder, string | null>> {
  const { action, offer, moment, awaits, terms } = facts;
  const tiles = (reason.tiles ?? []).filter((kind) => kind !== FACE_DOWN);
  const tile =
    [tiles[0], tileOf(action), offer?.tile].find((kind) => kind !== undefined && kind !== FACE_DOWN) ?? null;
  const seats = reason.seats ?? [];
  const winWord = winCall(terms, offer === null ? 'draw' : 'discard');
  const named = (seat: Seat | undefined): string | null =>
    seat === undefined ? null : seatName(seat, addressee(facts));
  return {
    tile: of(tile, tileName),
    plural: of(tile, tilesName),
    suits: suitsOf(tiles),
    tiles: tiles.length > 0 ? tileList(tiles) : null,
    runs: runsOf(tiles),
    tried: calledOf(action, winWord, terms),
    held: tile !== null && reason.have !== undefined ? countedTile(tile, reason.have) : null,
    have: of(reason.have ?? null, inWords),
    need: of(reason.need ?? null, inWords),
    idle: of(reason.idle ?? null, inWords),
    helps: facts.helps?.length ? listOr(facts.helps.map(({ title }) => title)) : null,
    seat: named(seats[0]),
    seats: seats.length > 0 ? seatList(seats, addressee(facts)) : null,
    awaited: awaits.length > 0 ? clause(awaits, 'be', addressee(facts)) : null,
    untimely: moment && action ? untimely(moment, action, terms) : null,
    misfit: misfit(reason, tiles),
    left: of(reason.left ?? null, (left) => leftOver(left, terms)),
    giver: named(offer?.from),
    next: offer === null ? null : (named(seatAfter(offer.from)) ?? null),
    chow: terms.chow,
    pung: terms.pung,
    kong: terms.kong,
    pair: terms.pair,
    win: winWord,
  };
}

/** The message context in which "you" is the player who acts. */
const addressee = ({ action, reader, dealer, terms }: RefusalFacts): MessageContext => ({
  reader: action?.seat ?? reader,
  dealer,
  terms,
});

const of = <T>(value: T | null, say: (value: T) => string): string | null =>
  value === null ? null : say(value);

/** Lists the suits of these tiles: "dots", "dots and bamboo". */
function suitsOf(tiles: readonly Kind[]): string | null {
  const suits = new Set(tiles.map((tile) => suitOf(plainKind(tile))).filter((suit) => suit !== null));
  return suits.size > 0 ? list([...suits].map((suit) => SUIT_NAMES[suit])) : null;
}

/** Lists runs of three tiles: "2-3-4 of characters and 6-7-8 of dots". Null unless the tiles come in threes. */
function runsOf(tiles: readonly Kind[]): string | null {
  if (tiles.length === 0 || tiles.length % 3 !== 0) return null;
  const runs = Array.from({ length: tiles.length / 3 }, (_, i) =>
    tiles.slice(3 * i, 3 * i + 3).sort(byPlace),
  );
  return list(
    runs.map(
      (run) => `${run.map((kind) => (plainKind(kind) % 9) + 1).join('-')} of ${suitsOf(run) ?? 'no suit'}`,
    ),
  );
}

/** The claim that was tried, in the game's word; null for other actions. */
function calledOf(action: Action | null, winWord: string, terms: Terms): string | null {
  switch (action?.do) {
    case 'chow':
    case 'pung':
    case 'kong':
      return terms[action.do];
    case 'win':
      return winWord;
    default:
      return null;
  }
}

const tileOf = (action: Action | null): Kind | undefined =>
  action !== null && 'tile' in action ? action.tile : undefined;

/** Explains three tiles that are no run, or a single tile that no two of the reader's complete to a run. */
function misfit({ need }: Reason, tiles: readonly Kind[]): string | null {
  const [tile] = tiles;
  if (tile === undefined || (tiles.length < 3 && need !== 2)) return null;
  const honour = tiles.find((kind) => !isSuited(kind));
  if (honour !== undefined) return 'winds and dragons are never part of a run';
  if (tiles.length < 3) return `no two of your tiles make a run with ${theTile(tile)}`;
  const laid = `you would lay down ${tileList(tiles)}`;
  if (new Set(tiles.map(suitOf)).size > 1) return `${laid}, and they are not all of one suit`;
  const ranks = tiles.map((kind) => kind % 9);
  return ranks.includes(0) && ranks.includes(8) ? `${laid}, and a run stops at the 9` : laid;
}

/** Explains why a legal claim lost: to which seat, and by which rule. */
export function explainLost(
  { bid, rule }: LostBid,
  stand: readonly Claim[],
  messageContext: MessageContext,
): Explanation {
  const call = callName(bid.call, messageContext.terms);
  const better = stand[0];
  const owner = capital(seatName(bid.seat, messageContext, 'owner'));
  const head = `${owner} ${call} was allowed.`;
  if (better === undefined) return { head, text: 'Another call comes first.', rule };
  const other = callName(better.call, messageContext.terms);
  const text =
    better.call === bid.call
      ? `But ${seatName(better.seat, messageContext, 'owner')} ${other} comes first.`
      : `But a ${other} comes first, and ${better.seat === messageContext.reader ? 'you' : seatName(better.seat, messageContext)} called it.`;
  return { head, text, rule };
}
