/**
 * Concept `reveal`: the wall is empty and nobody has won. Who shows a ready hand, and what does each of the others pay?
 */

import type { RuleId } from '../../engine/action.ts';
import { copiesOf } from '../../engine/counts.ts';
import { withoutTile } from '../../engine/hands.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { isConcealed, isExposed } from '../../engine/melds.ts';
import { memo } from '../../engine/memo.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import { createRandom, type Random, shuffle } from '../../engine/random.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { isRun } from '../../engine/runs.ts';
import { bySeat, distance, SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import type { ClosingStep } from '../../engine/steps.ts';
import type { Table } from '../../engine/table.ts';
import { byPlace, type Kind } from '../../engine/tiles.ts';
import { tableWithoutTiles, tell } from '../../evaluation/settle-without-tiles.ts';
import { tableOf } from '../../evaluation/table.ts';
import { playMove } from '../../machines/play.ts';
import { likelyHand } from '../../puzzles/dealt-hands.ts';
import { playedIn } from '../../puzzles/hands.ts';
import { rulesLaid } from '../../puzzles/involved-rules.ts';
import type { Concept, DealAim, GeneratorContext, KeyWithoutRule } from '../../puzzles/question.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import { firstOf, scoringHandOfTiles, trueFacts } from '../../puzzles/whole-hands.ts';
import { type FinalHand, paysText, type UnwonDeal } from './unwon-deal.ts';

const twoGames: TwoGameForm<UnwonDeal> = {
  of: 'nothing',
  why: 'What is said after a deal that nobody wins is each game’s own.',
};

type DeclareStep = Extract<ClosingStep, { step: 'declare' }>;

const stepOf = ({ deal }: Ruleset): DeclareStep | null =>
  deal.closing.find((step): step is DeclareStep => step.step === 'declare') ?? null;

/** Builds the table at the moment when a tile must be drawn and none is left. */
function tableAtEnd({ hands }: UnwonDeal, ruleset: Ruleset): Table {
  return tableOf(ruleset, {
    seats: bySeat((seat) => {
      const { concealed, melds, facts = {} } = hands[seat];
      return { concealed, melds, facts, discards: 1 };
    }),
    left: 0,
    stage: {
      phase: 'drawing',
      seat: 0,
      why: 'turn',
      laying: null,
      chain: 0,
      afterClaim: false,
      by: 'wall',
      offer: null,
    },
  });
}

/** What each seat said, and what is paid for it. */
export interface WallEndWords {
  /** Seats that show their hands. */
  readonly shows: readonly Seat[];
  /** What a seat would have said and may not, with the reason. */
  readonly refused: readonly { readonly seat: Seat; readonly shows: boolean; readonly reason: Reason }[];
  readonly groups: readonly PaymentGroup[];
}

/** Lets each seat that is asked say its word: to show, or to hide where it is shy. Where it may not, it says the other. */
export function wordsAtWallEnd(subject: UnwonDeal, ruleset: Ruleset): WallEndWords {
  const step = stepOf(ruleset);
  const ended = playMove(ruleset, tableAtEnd(subject, ruleset), 'referee');
  const refused: WallEndWords['refused'][number][] = [];
  let table = tableAfter(ended);
  const isOver = ({ stage }: Table): boolean =>
    stage.phase !== 'settling' || ruleset.deal.closing[stage.step] !== step;
  while (step && !isOver(table)) {
    const [seat] = table.stage.phase === 'settling' ? table.stage.pending : [];
    if (seat === undefined) {
      // The referee lays a hand open before the next seat speaks.
      table = tableAfter(playMove(ruleset, table, 'referee'));
      continue;
    }
    const shows = seat !== subject.shy;
    const say = (shown: boolean) =>
      ({ do: 'say', seat, word: shown ? step.says.shows : step.says.hides }) as const;
    const verdict = judgeAction(ruleset, table, say(shows));
    if (verdict.is !== 'allowed') refused.push({ seat, shows, reason: verdict.reason });
    table = tableAfter(playMove(ruleset, table, say(verdict.is === 'allowed' ? shows : !shows)));
  }
  if (!step || table.stage.phase !== 'settling') return { shows: [], refused, groups: [] };
  const { outcome } = table.stage;
  const position = { ruleset, table };
  return {
    shows: step.shows(position, outcome),
    refused,
    groups: ruleset.settle?.(outcome, position) ?? [],
  };
}

function tableAfter(result: ReturnType<typeof playMove>): Table {
  if (result.is !== 'done') throw new Error(`a deal that nobody wins goes on: ${JSON.stringify(result)}`);
  return result.table;
}

const answerOf = (shows: readonly Seat[], amount: number): string[] => [
  ...SEATS.filter((seat) => shows.includes(seat)).map(String),
  paysText(amount),
];

/** What one seat pays in all. Those that pay anything pay the same. */
function amountOf(groups: readonly PaymentGroup[]): number {
  const payments = groups.flatMap((group) => group.payments);
  const paid = SEATS.map((seat) =>
    payments.reduce((sum, { from, amount }) => (from === seat ? sum + amount : sum), 0),
  );
  return Math.max(...paid);
}

/** The answer if these seats showed, whether or not they may. */
const answerIf = (shows: readonly Seat[], ruleset: Ruleset): string[] =>
  answerOf(
    shows,
    amountOf(tell(ruleset, tableWithoutTiles(ruleset, { dealer: 0 }), { tells: 'drawn', ready: shows }).paid),
  );

const reveal: Concept<UnwonDeal> = {
  version: 12,
  order: 16,
  decision: 'who-pays',
  has: (ruleset) => stepOf(ruleset) !== null && ruleset.ready !== undefined,
  twoGames,
  parts: [],
  deal: (generator, random, aim) => firstOf(() => dealUnwonDeal(generator, random, aim)),
  key: (subject, ruleset) => {
    const { shows, groups } = wordsAtWallEnd(subject, ruleset);
    return answerOf(shows, amountOf(groups));
  },
  forgetting: (subject, { ruleset }) => forgotten(subject, ruleset),
  about: (generator) => rulesMet(generator),
  involves: ({ hands }, { ruleset }) => hands.flatMap((hand) => rulesLaid(ruleset, hand)),
  choices: () => null,
  describe: ({ hands, shy }, write) => ({
    seats: hands.map(({ concealed, melds, facts }) => ({
      hand: write(concealed),
      melds: melds.map((meld) => ({
        kind: meld.kind,
        tiles: write(meld.tiles),
        exposed: isExposed(meld),
      })),
      ...(facts && { facts }),
    })),
    shy,
  }),
};

/**
 * Keys of players who do not know one rule: who shows a hand that may not be shown, hides one that must be seen, shows
 * one that may be hidden, or does not know what is paid.
 */
function forgotten(subject: UnwonDeal, ruleset: Ruleset): KeyWithoutRule[] {
  const { shows, refused, groups } = wordsAtWallEnd(subject, ruleset);
  const changed = new Map<RuleId, readonly Seat[]>();
  for (const { seat, shows: shown, reason } of refused) {
    const others = changed.get(reason.rule) ?? shows;
    changed.set(reason.rule, shown ? [...others, seat] : others.filter((each) => each !== seat));
  }
  const step = stepOf(ruleset);
  const { shy } = subject;
  const isHidden = shy !== null && !shows.includes(shy) && !refused.some(({ seat }) => seat === shy);
  if (step && isHidden) changed.set(step.rule, [...shows, shy]);
  const [paid] = groups.flatMap(({ payments }) => payments);
  return [
    ...[...changed].map(([rule, seats]) => ({ rule, key: answerIf(seats, ruleset) })),
    ...(paid ? [{ rule: paid.rule, key: answerOf(shows, 0) }] : []),
  ];
}

/** Number of deals tried to find the rules that such questions turn on. */
const DEALS = 24;

const rulesMet = memo((generator: GeneratorContext): readonly RuleId[] => {
  const random = createRandom('reveal');
  const rules = new Set<RuleId>();
  for (let n = 0; n < DEALS; n++) {
    const subject = firstOf(() => dealUnwonDeal(generator, random, { grade: 3, rules: [] }));
    for (const { rule } of subject ? forgotten(subject, generator.ruleset) : []) rules.add(rule);
  }
  return [...rules];
});

/** Whether a hand is ready, one tile from it, or waits only for a tile of which it has all four. */
type Fate = 'ready' | 'near' | 'blocked';

/** How many of the four seats are ready. None and all, where nobody pays, come up less often. */
const READY = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4] as const;

/** Of ten deals, this many have a seat that would rather hide its hand. */
const SHY: Readonly<Record<DealAim['grade'], number>> = { 1: 0, 2: 6, 3: 8 };

function dealUnwonDeal(generator: GeneratorContext, random: Random, { grade }: DealAim): UnwonDeal | null {
  const { ruleset } = generator;
  const ready = shuffle(SEATS, random).slice(0, READY[random.below(READY.length)] ?? 0);
  const pool = [...ruleset.tiles];
  const hands: FinalHand[] = [];
  for (const seat of SEATS) {
    const fate: Fate = ready.includes(seat)
      ? 'ready'
      : grade > 1 && random.below(4 - grade + 1) === 0
        ? 'blocked'
        : 'near';
    const hand = firstOf(() => dealRevealedHand(generator, random, seat, fate, pool));
    if (!hand) return null;
    for (const kind of tilesIn(hand)) pool[kind] = (pool[kind] ?? 0) - 1;
    hands.push(hand);
  }
  const shy = random.below(10) < SHY[grade] ? (ready[random.below(ready.length)] ?? null) : null;
  const subject = { hands: bySeat((seat) => hands[seat] as FinalHand), shy };
  // Where all are ready and none hides, no rule decides anything.
  return forgotten(subject, ruleset).length > 0 ? subject : null;
}

const tilesIn = ({ concealed, melds }: Pick<FinalHand, 'concealed' | 'melds'>): readonly Kind[] => [
  ...concealed,
  ...melds.flatMap((meld) => meld.tiles),
];

/** Deals a hand of this fate from the tiles that are left. */
function dealRevealedHand(
  { ruleset, ...generator }: GeneratorContext,
  random: Random,
  seat: Seat,
  fate: Fate,
  pool: readonly number[],
): FinalHand | null {
  const aim = { grade: random.below(3) === 0 ? 3 : 1, rules: [] } as const;
  const whole = fate === 'blocked' ? null : likelyHand({ ruleset, ...generator }, random, aim);
  const concealed = whole
    ? fate === 'near'
      ? nearly(ruleset, random, whole.concealed)
      : whole.concealed
    : fourAndSets(ruleset, random);
  const melds = (whole?.melds ?? []).map((meld) =>
    'from' in meld && meld.from !== null
      ? { ...meld, from: seatAfter(seat, distance(whole?.seat ?? seat, meld.from)) }
      : meld,
  );
  const hand = { seat, concealed: [...concealed].sort(byPlace), melds };
  const tiles = tilesIn(hand);
  if (tiles.some((kind) => copiesOf(tiles, kind) > (pool[kind] ?? 0))) return null;
  if (ruleset.ready?.is(scoringHandOfTiles(hand, hand.concealed)) !== (fate === 'ready')) return null;
  const [facts = []] = ruleset.ready?.facts ?? [];
  const isDeclared = fate === 'ready' && isConcealed(melds) && random.below(3) === 0;
  return isDeclared ? { ...hand, facts: trueFacts(facts) } : hand;
}

/** Exchanges one tile for another near it. */
function nearly(ruleset: Ruleset, random: Random, concealed: readonly Kind[]): readonly Kind[] {
  const out = concealed[random.below(concealed.length)] as Kind;
  const near = playedIn(ruleset).filter((kind) => kind !== out && Math.abs(kind - out) <= 4);
  return [...withoutTile(concealed, out), near[random.below(near.length)] ?? out];
}

/** Four tiles alike and three sets: by its shape such a hand mostly waits for a fifth of them. */
function fourAndSets(ruleset: Ruleset, random: Random): readonly Kind[] {
  const kinds = playedIn(ruleset);
  const any = (): Kind => kinds[random.below(kinds.length)] as Kind;
  const sets = Array.from({ length: ruleset.deal.sets - 1 }, () => {
    const kind = any();
    const run = [kind, kind + 1, kind + 2];
    return random.below(3) > 0 && isRun(run) ? run : [kind, kind, kind];
  });
  const four = any();
  return [four, four, four, four, ...sets.flat()];
}

export default reveal;
