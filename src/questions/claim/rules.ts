/** Concept `claim`: several seats claim one discard. Which claim stands, and which rule defeats each of the others? */

import type { RuleId } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { claimsOf } from '../../engine/legality/legal.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { plainDiscard } from '../../engine/offer.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type BySeat, bySeat, distance, othersAfter, type Seat } from '../../engine/seats.ts';
import type { Claim } from '../../engine/table.ts';
import { allTiles, byPlace, isSuited, type Kind } from '../../engine/tiles.ts';
import { type SeatFacts, withPresumed } from '../../evaluation/facts.ts';
import { tableOf } from '../../evaluation/table.ts';
import { handOf, likelyHand } from '../../puzzles/dealt-hands.ts';
import { playedIn, type ShownHand } from '../../puzzles/hands.ts';
import { isMet, ruleOfCall, rulesLaid } from '../../puzzles/involved-rules.ts';
import { refusingRule } from '../../puzzles/offered-tile.ts';
import { against, ranksOf } from '../../puzzles/proof/true-refusals.ts';
import type { Concept, DealAim, GeneratorContext } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { factsOf } from '../../puzzles/win-facts.ts';
import { missedFates, NOBODY, namesWhoGetsIt, reasonsOf, STANDS, takersIn } from './claim-outcome.ts';
import type { ClaimAction, ClaimedTile } from './claimed-tile.ts';

/** In two games: the same claims on the same tile. Who gets it in each game? */
const twoGames: TwoGameForm<ClaimedTile> = {
  of: 'table',
  parts: ['shapes', 'wins', 'calls', 'contest', 'clauses'],
  isYesOrNo: false,
  comesTo: (answer) => [takersIn(answer).join() || NOBODY],
  isShared: () => true,
  restate: (called) => ({ ...called, rules: [] }),
  table: ({ table }) => table,
  at: (called, table) => ({ ...called, table }),
};

export const bidOf = (call: ClaimAction): Claim =>
  call.do === 'chow'
    ? { seat: call.seat, call: 'chow', using: call.using }
    : { seat: call.seat, call: call.do };

/** The fate of each claim, as `seat:stands` or `seat:rule`. The rule forbids the claim or makes it lose. */
function fates({ table, offer, calls }: ClaimedTile, ruleset: Ruleset): string[] {
  const forbidden = new Map<Seat, RuleId>();
  for (const call of calls) {
    const verdict = judgeAction(ruleset, table, call);
    if (verdict.is !== 'allowed') forbidden.set(call.seat, refusingRule(ruleset, verdict.reason));
  }
  const bids = calls.filter(({ seat }) => !forbidden.has(seat)).map(bidOf);
  const { stand, lost } =
    bids.length > 0 ? ruleset.contest(bids, offer, { ruleset, table }) : { stand: [], lost: [] };
  return calls.map(({ seat }) => {
    const by = forbidden.get(seat) ?? lost.find(({ bid }) => bid.seat === seat)?.rule;
    return `${seat}:${by ?? (stand.some((bid) => bid.seat === seat) ? STANDS : NOBODY)}`;
  });
}

/** The fate in `seat:fate`. */
const ruleIn = (fate: string): string => fate.split(':')[1] ?? '';

/**
 * Tiles a seat needs in hand to claim this tile. Returns null if no such claim exists. Example: chow of 4m → `[2m,
 * 3m]`, `[3m, 5m]` or `[5m, 6m]`.
 */
function towards(call: ClaimAction['do'], tile: Kind, random: Random): readonly Kind[] | null {
  if (call === 'pung') return [tile, tile];
  if (call === 'kong') return [tile, tile, tile];
  if (!isSuited(tile)) return null;
  const rank = tile % 9;
  const runs = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].filter((run) => run.every((step) => rank + step >= 0 && rank + step <= 8));
  return runs[random.below(runs.length)]?.map((step) => tile + step) ?? null;
}

const claim: Concept<ClaimedTile> = {
  accepts: namesWhoGetsIt,
  missed: missedFates,
  version: 12,
  order: 7,
  decision: 'who-gets-it',
  practises: { contest: 1, calls: 2 },
  has: () => true,
  twoGames,
  parts: ['shapes', 'wins', 'calls', 'contest', 'clauses'],
  deal: someCall,
  key: fates,
  // A player who does not know the defeating rule lets the claim stand.
  forgetting: (called, { ruleset }) => {
    const key = fates(called, ruleset);
    const rules = new Set(key.map(ruleIn).filter((rule) => rule !== STANDS));
    return [...rules].map((rule) => ({
      rule,
      key: key.map((fate) => (ruleIn(fate) === rule ? `${fate[0]}:${STANDS}` : fate)),
    }));
  },
  involves: ({ table, calls, facts, rules }, { ruleset }) => [
    ...rules,
    ...calls.flatMap((call) => ruleOfCall(ruleset, table, call) ?? []),
    ...table.seats.flatMap(({ melds }) => rulesLaid(ruleset, { melds })),
    ...rulesLaid(ruleset, { melds: [], facts: calls.some(({ do: call }) => call === 'win') ? facts : {} }),
  ],
  choices: (called) =>
    called.rules.length === 0
      ? null
      : called.calls.flatMap(({ seat }, at) =>
          [STANDS, ...reasonsOf(called, at)].map((fate) => `${seat}:${fate}`),
        ),
  describe: ({ table, offer, calls, facts, rules, reasons = [] }, write) => ({
    discarder: offer.from,
    discard: write([offer.tile]),
    seats: table.seats.map(({ concealed }) => ({ hand: write(concealed) })),
    calls: calls.map((call) => ({
      seat: call.seat,
      call: call.do === 'chow' ? `chow:${write(call.using)}` : call.do,
      ...(call.do === 'win' && { facts }),
    })),
    rules,
    ...(reasons.length > 0 && { reasons }),
  }),
};

/** The tiles of the hand as if none of them had been laid down, since each seat shows all of its tiles. */
const takenUp = ({ melds, concealed }: ShownHand): readonly Kind[] => [
  ...concealed,
  ...melds.flatMap(({ tiles }) => tiles),
];

/** Number of tries for a second hand that the tile completes. */
const TRIES = 12;

/** A second hand that this tile completes, without the tile. Half the time none is looked for and null is returned. */
function anotherWith(
  generator: GeneratorContext,
  random: Random,
  aim: DealAim,
  tile: Kind,
): readonly Kind[] | null {
  for (let tries = random.below(2) * TRIES; tries > 0; tries--) {
    const hand = handOf(generator, random, { ...aim, grade: 1 }, null, true);
    const all = hand && [...takenUp(hand), hand.winning];
    const at = all?.indexOf(tile) ?? -1;
    if (all && at >= 0) return all.filter((_, i) => i !== at).sort(byPlace);
  }
  return null;
}

/** Facts that may forbid a win, all set to false. Facts that a win presumes are left out. */
const nobodys = (ruleset: Ruleset): SeatFacts => {
  const presumed = Object.keys(withPresumed(ruleset, {}));
  const names = factsOf(ruleset).filter((fact) => !presumed.includes(fact));
  return Object.fromEntries(names.map((name) => [name, false]));
};

/** Deals a discard that two or three seats claim. At most one claim is forbidden. */
function someCall(generator: GeneratorContext, random: Random, aim: DealAim): ClaimedTile | null {
  const { ruleset } = generator;
  const kinds = playedIn(ruleset);
  const from = random.below(4) as Seat;
  const seats = shuffle(othersAfter(from), random).slice(0, 2 + random.below(2));
  const win = random.below(2) === 0 ? likelyHand(generator, random, aim) : null;
  const tile = win ? win.winning : (kinds[random.below(kinds.length)] as Kind);
  const wanted = new Map<Seat, { readonly call: ClaimAction['do']; readonly own: readonly Kind[] }>();
  for (const [i, seat] of seats.entries()) {
    const own = i > 1 || !win ? null : i === 0 ? takenUp(win) : anotherWith(generator, random, aim, tile);
    if (own) {
      wanted.set(seat, { call: 'win', own });
      continue;
    }
    const near = distance(from, seat) === 1;
    const call = (near ? (['chow', 'chow', 'pung'] as const) : (['pung', 'kong', 'pung', 'chow'] as const))[
      random.below(near ? 3 : 4)
    ] as 'chow' | 'pung' | 'kong';
    const towardsIt = towards(call, tile, random);
    if (towardsIt) wanted.set(seat, { call, own: towardsIt });
  }
  if (wanted.size < 2) return null;
  const pool = [...ruleset.tiles];
  const take = (tiles: readonly Kind[]): boolean => {
    for (const each of tiles) pool[each] = (pool[each] ?? 0) - 1;
    return tiles.every((each) => (pool[each] ?? 0) >= 0);
  };
  if (![[tile], ...[...wanted.values()].map(({ own }) => own)].every(take)) return null;
  const rest = shuffle(allTiles(pool.map((copies, kind) => (kinds.includes(kind) ? copies : 0))), random);
  const size = 3 * ruleset.deal.sets + 1;
  const hands: BySeat<readonly Kind[]> = bySeat((seat) => {
    const own = wanted.get(seat)?.own ?? [];
    return [...own, ...rest.splice(0, size - own.length)].sort(byPlace);
  });
  const offer = plainDiscard(tile, from);
  const facts = withPresumed(ruleset, nobodys(ruleset));
  const table = tableOf(ruleset, {
    seats: bySeat((seat) => ({
      concealed: hands[seat],
      discards: 1,
      ...(seat === from && { river: [tile] }),
      ...(wanted.get(seat)?.call === 'win' && { facts }),
    })),
    stage: { phase: 'collecting', offer, pending: othersAfter(from), answers: [], kong: null },
  });
  const calls = othersAfter(from).flatMap((seat): ClaimAction[] => {
    const { call, own } = wanted.get(seat) ?? {};
    if (call === undefined || own === undefined) return [];
    if (call === 'chow') return [{ do: 'chow', seat, using: [own[0] as Kind, own[1] as Kind] }];
    return [call === 'kong' ? { do: 'kong', seat, tile } : { do: call, seat }];
  });
  const allowed = calls.filter((call) => judgeAction(ruleset, table, call).is === 'allowed');
  if (allowed.length === 0 || calls.length - allowed.length > 1) return null;
  // A seat that could win but claims less is no fair example.
  const couldWin = (seat: Seat): boolean =>
    claimsOf(ruleset, table, offer, seat).some((action) => action.do === 'win');
  const fair = calls.every(({ do: call, seat }) => call === 'win' || !couldWin(seat));
  if (!fair || copiesOf(hands[from], tile) >= 3) return null;
  return withReasons(generator, random, aim, { table, offer, calls, facts, rules: [] });
}

/** Number of rules offered for each claim, if enough of them are false. */
const RULES_OFFERED = 3;

/**
 * Adds reasons to choose from: for each claim the right rule and others that do not apply. Returns null if there are
 * too few.
 */
function withReasons(
  { ruleset, relaxations }: GeneratorContext,
  random: Random,
  aim: DealAim,
  called: ClaimedTile,
): ClaimedTile | null {
  const key = fates(called, ruleset).map(ruleIn);
  const { chow, pung, kong } = ruleset.calls;
  const callOf: Partial<Record<RuleId, ClaimAction['do']>> = {
    [ruleset.wins.shapeRule]: 'win',
    [kong.rule]: 'kong',
    [pung.rule]: 'pung',
    [chow.rule]: 'chow',
  };
  for (const { rule, part } of relaxations) if (part === 'shapes' || part === 'wins') callOf[rule] = 'win';
  const might = relaxations
    .filter(({ part, fewer, distractor }) => part === 'contest' || (part === 'wins' && !fewer && !distractor))
    .map(({ rule }) => rule);
  const known = shuffle(
    [...new Set([...might, chow.rule, pung.rule, kong.rule, ruleset.wins.shapeRule, OWN_TILES])]
      .filter((rule) => isMet([rule], aim))
      .sort(),
    random,
  );
  const reasons = called.calls.map((call, at) => {
    const right = key[at] === STANDS ? [] : [key[at] ?? ''];
    const so = againstCall(ruleset, called, call);
    // Rules about this kind of claim come first: nobody thinks a chow rule forbids a pung.
    const isOf = (rule: RuleId): boolean => (callOf[rule] ?? call.do) === call.do;
    const others = known
      .filter((rule) => !so.has(rule) && !right.includes(rule))
      .sort((one, other) => Number(isOf(other)) - Number(isOf(one)));
    return shuffle([...right, ...others].slice(0, RULES_OFFERED), random);
  });
  if (reasons.some((rules) => rules.length < 2)) return null;
  return { ...called, rules: [...new Set(reasons.flat())], reasons };
}

const OWN_TILES = 'own-tiles';

/**
 * Every rule that truthfully speaks against this claim: rules that forbid it, and rules by which another claim goes
 * first.
 */
export function againstCall(
  ruleset: Ruleset,
  { table, offer, calls }: ClaimedTile,
  call: ClaimAction,
): ReadonlySet<RuleId> {
  const position = { ruleset, table };
  const allowed = calls.filter(
    (other) => other !== call && judgeAction(ruleset, table, other).is === 'allowed',
  );
  const lost = allowed.flatMap((other) =>
    ruleset
      .contest([bidOf(other), bidOf(call)], offer, position)
      .lost.flatMap(({ bid, rule }) => (bid.seat === call.seat ? [rule] : [])),
  );
  // All claims are known here, so a ranking rule applies only to seats that have claimed.
  const ranks = new Set(ranksOf(ruleset, table));
  const refusals = [...against(ruleset, table, call)].filter((rule) => !ranks.has(rule));
  return new Set([...refusals, ...lost]);
}

export default claim;
