/** State of the deal comparison: the open deal, the current step, and whether the reader has answered. */
import { batch, createMemo, createSignal, onCleanup, onMount } from 'solid-js';
import type { DealStep, Fork, TwoGameDeal } from '../../compare/deal/parting.ts';
import { type Beside, besideIt } from '../../compare/deal/proof.ts';
import { dealOf } from '../../compare/deal/search.ts';
import { both, type CommonStart, commonStart, type GamePair } from '../../compare/deal/start.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Phase, Table } from '../../engine/table.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { type DealAddress, dealIn, keepDeal } from './address.ts';
import { eyesOf } from './deal-texts.ts';
import type { DealProps, GameOf } from './props.ts';

/** A deal played to its end under two games. */
export interface Open extends DealAddress {
  readonly of: GamePair<GameOf>;
  readonly rulesets: GamePair<Ruleset>;
  readonly start: CommonStart;
  readonly deal: TwoGameDeal;
  /** Further differences besides the named rule. */
  readonly beside: Beside;
  readonly viewer: Seat;
}

/** One table at the current step. */
interface Stand {
  readonly table: Table;
  /** The last event; null at the start, and if nothing happened. */
  readonly event: TableEvent | null;
  readonly phase: Phase;
  readonly before: Phase | null;
}

export type DealState = ReturnType<typeof createDealState>;

/** Creates the state of the page on which two games begin the same deal and part. */
export function createDealState(props: DealProps) {
  const [open, setOpen] = createSignal<Open | null>(null);
  const [broken, setBroken] = createSignal(false);
  const [at, setAt] = createSignal({ step: 0, walked: false });
  const [answered, setAnswered] = createSignal(false);
  const step = () => at().step;
  const common = () => (open()?.deal.beats.length ?? 1) - 1;
  /** The step with the difference opens only after the reader has answered. */
  const end = () => common() + (open()?.deal.parting && answered() ? 1 : 0);
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(end(), to));
    setAt({ step: next, walked: next === step() + 1 });
  };
  let requests = 0;
  const deal = async (address: DealAddress): Promise<void> => {
    const turn = ++requests;
    try {
      const opened = await opening(props, address);
      // Drop the result if another deal was requested meanwhile.
      if (turn !== requests) return;
      batch(() => {
        setOpen(opened);
        setAt({ step: 0, walked: false });
        setAnswered(false);
        setBroken(false);
      });
      keepDeal(opened);
    } catch (error) {
      setBroken(true);
      console.warn(error);
    }
  };
  onMount(() => {
    const [first] = props.pairs;
    const listed = first && { games: first.games, seed: first.deals[0]?.seed ?? '1' };
    const follow = (): void => {
      const named = dealIn(location.hash);
      const now = open();
      if (named && now && named.seed === now.seed && named.games.join() === now.games.join()) return;
      const wanted = named && hasBothGames(props, named) ? named : now ? null : listed;
      if (wanted) void deal(wanted);
    };
    follow();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  return {
    open,
    broken,
    step,
    /** Index of the last common step. */
    common,
    /** Index of the last reachable step. */
    end,
    stands: createMemo(() => {
      const now = open();
      return now && standsAt(now.deal, step());
    }),
    /** True after a single step forward; only then is the move animated. */
    walked: () => at().walked,
    answered,
    answer: () => setAnswered(true),
    parted: () => step() > common(),
    go,
    deal,
  };
}

const hasBothGames = (props: DealProps, { games: [a, b] }: DealAddress): boolean =>
  a !== b && [a, b].every((id) => props.games.some((game) => game.id === id));

/**
 * Loads both games and plays the deal.
 * @throws Error for an unknown game
 */
async function opening(props: DealProps, { games, seed }: DealAddress): Promise<Open> {
  const sorted: GamePair<string> = games[0] < games[1] ? [games[0], games[1]] : [games[1], games[0]];
  const [a, b] = await Promise.all(sorted.map(loadGame));
  const [one, two] = sorted.map((id) => props.games.find((game) => game.id === id));
  if (!a || !b || !one || !two) throw new Error(`there are no games ${sorted.join()}`);
  const rulesets: GamePair<Ruleset> = [rulesetOf(a), rulesetOf(b)];
  const twoGameDeal = dealOf(rulesets, seed);
  const start = commonStart(rulesets, seed);
  const beside = besideIt(rulesets, seed, twoGameDeal);
  return {
    games: sorted,
    seed,
    of: [one, two],
    rulesets,
    start,
    deal: twoGameDeal,
    beside,
    viewer: eyesOf(twoGameDeal),
  };
}

function standsAt({ beats, parting }: TwoGameDeal, step: number): GamePair<Stand> {
  const beat = beats[step];
  if (beat) return both(beat.tables, (_, at) => stand(beat, at));
  const last: DealStep = beats[beats.length - 1] ?? beats[0];
  return parting
    ? both(parting.forks, (fork) => standAtFork(fork))
    : both(last.tables, (_, at) => stand(last, at));
}

const stand = ({ tables, events, from }: DealStep, at: 0 | 1): Stand => ({
  table: tables[at],
  event: events[at],
  phase: tables[at].stage.phase,
  before: from[at],
});

const standAtFork = ({ table, events, from }: Fork): Stand => ({
  table,
  event: events.at(-1) ?? null,
  phase: table.stage.phase,
  before: events.length > 0 ? from : null,
});
