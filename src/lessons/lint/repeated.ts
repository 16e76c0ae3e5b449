/** What a course uses more than once: deals, and whole hands. */
import { parseTiles } from '../../notation/tiles.ts';
import type { Placed } from './figures.ts';
import type { Walk } from './traverse.ts';

/** Fewer tiles than this are no hand, but sets laid out side by side. */
const A_HAND = 10;

/** A hand that a course shows or asks about more than once, and where. */
export interface Repeated {
  readonly hand: string;
  /** "03-a-turn:41" */
  readonly places: readonly string[];
}

/** How often each deal is used, by decisions and by scenes that show it. */
export function usesOf(walks: readonly Walk[], placed: readonly Placed[]): Map<string, number> {
  const uses = new Map<string, number>();
  const use = (deal: string | null | undefined): void => {
    if (deal != null) uses.set(deal, (uses.get(deal) ?? 0) + 1);
  };
  for (const { decided } of placed) use(decided.deal);
  for (const { met } of walks) {
    // A scene that stops and asks is one use: its question says so itself.
    const questions = new Set(
      met.flatMap(({ doing, at }) => (doing.is === 'decision' ? [`${at} ${doing.deal}`] : [])),
    );
    for (const { doing, at } of met) {
      if (doing.is === 'shown' && !questions.has(`${at} ${doing.scene}`)) use(doing.scene);
    }
  }
  return uses;
}

/** Hands that stand in two components, unless a lesson says beside them that they are the same. */
export function repeatedHands(walks: readonly Walk[]): Repeated[] {
  const seen = new Map<string, Map<string, string>>();
  for (const walk of walks) {
    for (const { doing, at, line } of walk.met) {
      const hands = doing.is === 'decision' || doing.is === 'shown' ? doing.hands : [];
      for (const hand of hands) {
        if (parseTiles(hand).length < A_HAND) continue;
        const places = seen.get(hand) ?? new Map<string, string>();
        const repeats = [...places.keys()].some((place) => place.startsWith(`${walk.name} `));
        if (!(repeats && isSaid(walk.text, at))) places.set(`${walk.name} ${at}`, `${walk.name}:${line}`);
        seen.set(hand, places);
      }
    }
  }
  return [...seen].flatMap(([hand, places]) =>
    places.size > 1 ? [{ hand, places: [...places.values()] }] : [],
  );
}

/** How far from a component its text speaks of it. */
const BESIDE = 400;

/** Whether the lesson is about this hand being one that the reader knows. */
const isSaid = (text: string, at: number): boolean =>
  /\bsame (?:\w+ )?(?:hand|tiles|deal)\b/i.test(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
