/** Reads the English forms in which captions speak of a wait, each as a claim. */
import { numberOf } from './numbers.ts';
import { type TileInText, tilesAt } from './tiles.ts';

export type WaitClaim =
  /** These tiles are the whole wait (`all`) or part of it (`among`). `byShape` ignores conditions beyond the shape. */
  | { readonly is: 'all' | 'among'; readonly tiles: readonly TileInText[]; readonly byShape: boolean }
  /** The latest tile is part of the wait. */
  | { readonly is: 'this' }
  /** The wait has this many kinds; null means at least one. */
  | { readonly is: 'kinds'; readonly count: number | null }
  /** Without these tiles the hand would be one tile short. */
  | { readonly is: 'short-without'; readonly tiles: readonly TileInText[] }
  | { readonly is: 'unread' };

export interface WaitForm {
  readonly marks: RegExp;
  /** Set when the seat named last is the one that waits. */
  readonly ofLast?: true;
  /** Returns the claim, or null when the sentence does not mean a wait after all. */
  readonly reads: (match: RegExpExecArray, sentence: string) => WaitClaim | null;
}

const UNREAD: WaitClaim = { is: 'unread' };
const THIS: WaitClaim = { is: 'this' };
const READY: WaitClaim = { is: 'kinds', count: null };
const NONE: WaitClaim = { is: 'kinds', count: 0 };
const noClaim = (): null => null;
const thisTile = (): WaitClaim => THIS;

const WHO = '(?:East|South|West|North|you|You)';
const HAND =
  "the (?:whole )?hand|this hand|your (?:whole )?hand|(?:East|South|West|North)'s hand|them|it|the shape|four \\w+ and a pair";

/** The sentence forms. Order matters: the first whose `marks` match reads the sentence. */
export const FORMS: readonly WaitForm[] = [
  // Phrases that are no claim: a moment of time, nothing at all, or a hand that is not there yet.
  { marks: /\bwait for (?:ever|another way|the next|your next|its next)\b/, reads: noClaim },
  { marks: /\bnothing (?:left|else) to wait for\b|\bnot one tile short\b|\bthem lack\b/, reads: noClaim },
  { marks: /\bone of (?:the|your) (\w+) tiles\b/, reads: ([, count = '']) => kinds(count) },
  {
    marks: new RegExp(`\\bthat ${WHO} (?:waits?|(?:is|are|was|were) waiting) for\\b`),
    ofLast: true,
    reads: thisTile,
  },
  { marks: new RegExp(`\\bfor which ${WHO} (?:is|are) waiting\\b`), ofLast: true, reads: thisTile },
  { marks: new RegExp(`\\bone ${WHO} does wait for\\b`), ofLast: true, reads: thisTile },
  {
    marks: /\bwait(?:s|ing|ed)? for (?:the same |all )?(\w+) kinds?\b/,
    ofLast: true,
    reads: ([, count = '']) => kinds(count),
  },
  {
    marks: /\bwait(?:s|ing|ed)? for (?:just |exactly )?(?:it|this tile|this one)\b/,
    ofLast: true,
    reads: thisTile,
  },
  {
    marks: /\b(?:wait(?:s|ing|ed)?|fishing(?: too)?,) for (?=(.*))/s,
    ofLast: true,
    reads: ([, rest = ''], sentence) => all(rest, sentence),
  },
  { marks: /\bwait(?:s|ing|ed)? (?:on|at|between)\b/, ofLast: true, reads: () => UNREAD },
  {
    marks: /\btile that (?:was|is) missing\b|\btile that \w+ lacks\b|\blacks just that one\b/,
    reads: thisTile,
  },
  {
    marks: /^Without (.*) (?:your|the) hand would lack (?:just|only) one tile\b/,
    reads: ([, what = '']) => without(what),
  },
  { marks: /^(.*?)\b(?:is|are) missing\b(?:, (?=(.*)))?/s, reads: readMissing },
  {
    marks: /\blacks? (?:just |only )?one tile(?:, (?=(.*)))?/s,
    reads: ([, rest], sentence) => (rest === undefined ? READY : all(rest, sentence)),
  },
  { marks: /\bone tile short\b/i, reads: () => READY },
  { marks: /\b(?:may|can) complete\b/, reads: noClaim },
  { marks: /\bno (?:single )?tile completes\b/i, reads: () => NONE },
  {
    marks: /^(\w+) kinds? of tiles? completes? (?:this|the) hand\b/,
    reads: ([, count = '']) => kinds(count),
  },
  {
    marks: /^Any tile of (dots|bamboo|characters) completes (?:this|the) hand\b/,
    reads: ([, suit = ''], sentence) => all(wholeSuit(suit), sentence),
  },
  { marks: new RegExp(`^(.*?)\\b(completes?|would complete) (${HAND})\\b`, 's'), reads: completes },
  { marks: /^(.*?)\b(would|will) do\b/s, reads: does },
];

/**
 * Reads a list of tiles as the whole wait. Example: “a 3 or a 6 of dots.” → all of 3p, 6p. Unread when unexpected words
 * follow.
 */
function all(rest: string, sentence: string): WaitClaim {
  const found = tilesAt(rest);
  if (!found || !ENDS.test(rest.slice(found.length))) return UNREAD;
  return { is: 'all', tiles: found.tiles, byShape: BY_SHAPE.test(sentence) };
}

const BY_SHAPE = /\bby (?:its|their) shape\b/i;
const ENDS =
  /^(?: (?:between|beside) [^,.;]*)?(?: (?:now|once more|too|as well|still|instead))?(?:[,.;:]| and | but |$)/;

function kinds(word: string): WaitClaim {
  const count = numberOf(word);
  return count === null ? UNREAD : { is: 'kinds', count };
}

function without(what: string): WaitClaim {
  const found = tilesAt(what);
  return found && found.length === what.length ? { is: 'short-without', tiles: found.tiles } : UNREAD;
}

/**
 * Reads “One tile is missing, a 6 or a 9 of dots” and “a 3, a 6 or a 9 of dots is missing”. Returns null where
 * something other than a tile is missing, such as a suit.
 */
function readMissing([, before = '', after]: RegExpExecArray, sentence: string): WaitClaim | null {
  const tiles = tilesBefore(before);
  if (tiles) return { is: 'all', tiles, byShape: BY_SHAPE.test(sentence) };
  if (!/\b(?:a|one)(?: tile)? $/i.test(before)) return /\btiles? $/.test(before) ? UNREAD : null;
  return after !== undefined && tilesAt(after) ? all(after, sentence) : READY;
}

/** Reads “A 6 or a 9 completes the hand”, “the tile for it completes the hand”, “the 4 completes the shape”. */
function completes([, before = '', verb, what]: RegExpExecArray): WaitClaim {
  const tiles = tilesBefore(before);
  const byShape = what === 'the shape';
  if (!tiles) return what === 'them' || byShape ? UNREAD : THIS;
  const isOnly = tiles.length > 1 || /\bonly (?:an?|the) \S+(?: of \w+)? $/i.test(before);
  const isOneOf = !isOnly && (verb === 'would complete' || /\bthe \S+(?: of \w+)? $/i.test(before));
  return { is: isOneOf ? 'among' : 'all', tiles, byShape };
}

/** Reads “A third 8 or a third 3 will do”, “a 5 would do too”. Sentences about four alike or a pair are no claim. */
function does([, before = '', verb]: RegExpExecArray): WaitClaim | null {
  const tiles = tilesBefore(before);
  if (!tiles) return /\btile of\b/.test(before) && !/ pair of them $/.test(before) ? UNREAD : null;
  return { is: verb === 'will' ? 'all' : 'among', tiles, byShape: false };
}

/**
 * Returns the list of tiles at the end of the text; null when there is none. Example: “Now a 6 or a 9 of dots ” → 6p,
 * 9p.
 */
function tilesBefore(text: string): readonly TileInText[] | null {
  for (const { index } of text.matchAll(/(?<=^|\s)\S/g)) {
    const found = tilesAt(text.slice(index));
    if (found && text.slice(index + found.length).trim() === '') return found.tiles;
  }
  return null;
}

const wholeSuit = (suit: string): string =>
  `${[1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `a ${rank}`).join(', ')} or a 9 of ${suit}`;
