/** Finds what a course uses more than once: deals and hands. */
import { parseTiles } from '../../notation/tiles.ts';
import type { PlacedDecision } from './figures.ts';
import type { Walk } from './traverse.ts';

/** The least number of tiles of a hand. Fewer tiles are sets laid out side by side. */
const A_HAND = 10;

/** A hand used more than once, with its places. */
export interface RepeatedHand {
  readonly hand: string;
  /** Lesson and line: "03-a-turn:41". */
  readonly places: readonly string[];
}

/** Counts the uses of each deal, in decisions and in scenes. */
export function usesOf(walks: readonly Walk[], placed: readonly PlacedDecision[]): Map<string, number> {
  const uses = new Map<string, number>();
  const use = (deal: string | null | undefined): void => {
    if (deal != null) uses.set(deal, (uses.get(deal) ?? 0) + 1);
  };
  for (const { decided } of placed) use(decided.deal);
  for (const { met } of walks) {
    // A scene with a question is one use, counted at the question.
    const questions = new Set(
      met.flatMap(({ doing, at }) => (doing.is === 'decision' ? [`${at} ${doing.deal}`] : [])),
    );
    for (const { doing, at } of met) {
      if (doing.is === 'shown' && !questions.has(`${at} ${doing.scene}`)) use(doing.scene);
    }
  }
  return uses;
}

/** Finds hands used in two components, unless the lesson says nearby that they are the same. */
export function repeatedHands(walks: readonly Walk[]): RepeatedHand[] {
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

/** The number of characters around a component searched for such a remark. */
const BESIDE = 400;

/** Does the text near this component say that the hand is a repeated one? */
const isSaid = (text: string, at: number): boolean =>
  /\bsame (?:\w+ )?(?:hand|tiles|deal)\b/i.test(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
