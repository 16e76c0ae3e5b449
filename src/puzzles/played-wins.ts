/**
 * Winning hands of deals that bots have played to their end: how many sets are laid down, how the last tile came, what was
 * declared and turned up, is as it was. A deal takes some milliseconds, so a question looks at a few and then makes a hand up.
 */
import { botAction } from '../bots/bot.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import { isExposed, type Meld } from '../engine/melds.ts';
import { memo } from '../engine/memo.ts';
import { type Random, shuffle } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Wind } from '../engine/seats.ts';
import { isRed, isSuited, type Kind, plainKind, RED_FIVES, SUITS, sortTiles } from '../engine/tiles.ts';
import { playHand } from '../machines/play.ts';
import { blankTable } from './empty-table.ts';
import type { ShownHand } from './hands.ts';
import type { DealAim } from './question.ts';
import { scoreOf, trueFacts } from './whole-hands.ts';
import { wonHand } from './won-hand.ts';

/** Number of deals that are played for a game. Their suits change places, so each serves for six. */
const DEALS = 512;

/** Number of deals that one attempt at a question looks at. */
const LOOKS = 6;

/** Wins of deals that are written down, by deal. */
const writtenWins = new WeakMap<Ruleset, readonly string[]>();

/** Questions of these rules take the wins of {@link winsOfDeals} from here instead of playing the deals. */
export const keepPlayedWins = (ruleset: Ruleset, wins: readonly string[]): void => {
  writtenWins.set(ruleset, wins);
};

/** Deals of a game that have been played, as text, since a page keeps them for as long as it is open. */
const dealsOf = memo((ruleset: Ruleset) => {
  const play = playerOf(ruleset);
  return memo((deal: string): string => writtenWins.get(ruleset)?.[Number(deal)] ?? play(deal));
});

/**
 * Plays deals that questions of this game may come from: all of them, or those of these numbers.
 * @returns a list of winning hands each, as JSON
 */
export const winsOfDeals = (
  ruleset: Ruleset,
  deals: readonly number[] = [...Array(DEALS).keys()],
): readonly string[] => deals.map(String).map(playerOf(ruleset));

function playerOf(ruleset: Ruleset): (deal: string) => string {
  const table = blankTable(ruleset);
  return (deal) => JSON.stringify(winsIn(ruleset, table, deal));
}

/** The hands that win this deal and are worth as much where nothing but the hand is told. */
function winsIn(ruleset: Ruleset, blank: ReturnType<typeof blankTable>, deal: string): readonly ShownHand[] {
  const rounds = ruleset.roundCounts ? (ruleset.rounds ?? 1) : 1;
  const start = startFrom(ruleset, `practice ${deal}`, { round: (Number(deal) % rounds) as Wind });
  const { stage, ...table } = playHand(ruleset, start, (at, seat) => botAction(sensible, ruleset, at, seat));
  if (stage.phase !== 'ended' || stage.outcome.is !== 'won') return [];
  return stage.outcome.winners.flatMap((win) => {
    const hand = wonHand(ruleset, { ...table, stage }, win);
    const isTold = win.how.by !== 'robbery' && (hand.way === undefined || ruleset.indicators !== undefined);
    const shown = isTold && hand.way !== 'first' ? withDeclared(ruleset, hand) : null;
    if (!shown || scoreOf(shown, ruleset, blank)?.total !== win.score.total) return [];
    return [{ ...shown, river: table.seats[win.seat].river }];
  });
}

/** Of all that is true of the seat, a question tells what was declared. */
function withDeclared({ ready }: Ruleset, { facts = {}, ...hand }: ShownHand): ShownHand {
  const declared = (ready?.facts.flat() ?? []).filter((fact) => facts[fact] === true);
  return declared.length > 0 ? { ...hand, facts: trueFacts(declared) } : hand;
}

/** Has each suit as many red fives? Otherwise they cannot change places. */
const areAlike = ({ tiles }: Ruleset): boolean =>
  SUITS.every((suit) => tiles[RED_FIVES + suit] === tiles[RED_FIVES]);

/** How many deals a stream of random numbers has looked at: an attempt at a question has one stream. */
const looked = new WeakMap<Random, number>();

/**
 * A played hand of which this is true; null if it is of none that is looked at, or the aim asks for one that is made up.
 * @param as what the question takes of it
 */
export function playedWin(
  ruleset: Ruleset,
  random: Random,
  { isMadeUp = false }: Pick<DealAim, 'isMadeUp'>,
  is: (hand: ShownHand) => boolean,
  as: (hand: ShownHand, ruleset: Ruleset) => ShownHand | null = bareHand,
): ShownHand | null {
  if (isMadeUp || ruleset.jokers) return null;
  for (let looks = looked.get(random) ?? 0; looks < LOOKS; looks++) {
    looked.set(random, looks + 1);
    const wins: readonly ShownHand[] = JSON.parse(dealsOf(ruleset)(String(random.below(DEALS))));
    const order = areAlike(ruleset) ? shuffle(SUITS, random) : SUITS;
    const win = wins[random.below(Math.max(1, wins.length))];
    const hand = win && as(inSuits(win, order), ruleset);
    if (hand && is(hand)) return hand;
  }
  return null;
}

/** The hand with all that counts. */
export const asPlayed = ({ river: _, ...hand }: ShownHand): ShownHand => hand;

/** The hand and the declaration alone, without what only counts: a kong is the pung that it was made of. */
export function bareHand(hand: ShownHand, { ready }: Ruleset): ShownHand {
  const { seat, concealed, winning, from, facts } = hand;
  const [plain = []] = ready?.facts ?? [];
  const melds = hand.melds.map((meld) => withTiles(meld, plainKind));
  const ofKongs = melds.flatMap((meld) => (isExposed(meld) ? [] : meld.tiles.slice(1)));
  return {
    seat,
    concealed: sortTiles([...concealed.map(plainKind), ...ofKongs]),
    melds: melds.filter(isExposed).map(asPung),
    winning: plainKind(winning),
    from,
    ...(facts && { facts: trueFacts(plain) }),
  };
}

const asPung = (meld: Meld): Meld =>
  meld.kind === 'kong' && meld.how !== 'concealed'
    ? { kind: 'pung', tile: meld.tile, tiles: meld.tiles.slice(1), from: meld.from }
    : meld;

/** The same with the seat's river. */
export const withRiver = (hand: ShownHand, ruleset: Ruleset): ShownHand => ({
  ...bareHand(hand, ruleset),
  ...(hand.river && { river: hand.river.map(plainKind) }),
});

/** The hand with its suits in another order: to the rules all three are alike. */
function inSuits(hand: ShownHand, order: readonly number[]): ShownHand {
  const turned = (tile: Kind): Kind => {
    if (isRed(tile)) return RED_FIVES + (order[tile - RED_FIVES] as number);
    return isSuited(tile) ? 9 * (order[Math.floor(tile / 9)] as number) + (tile % 9) : tile;
  };
  const all = (tiles: readonly Kind[]): readonly Kind[] => tiles.map(turned);
  const { indicators, river } = hand;
  return {
    ...hand,
    concealed: sortTiles(all(hand.concealed)),
    melds: hand.melds.map((meld) => withTiles(meld, turned)),
    winning: turned(hand.winning),
    ...(river && { river: all(river) }),
    ...(indicators && { indicators: { open: all(indicators.open), under: all(indicators.under) } }),
  };
}

function withTiles(meld: Meld, to: (tile: Kind) => Kind): Meld {
  const tiles = sortTiles(meld.tiles.map(to));
  const tile = to(meld.tile);
  return meld.kind === 'chow'
    ? { ...meld, tile, tiles, claimed: to(meld.claimed) }
    : { ...meld, tile, tiles };
}
