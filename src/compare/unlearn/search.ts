/** Searches for boards that turn on the points, each with an address that reproduces it. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';
import { triesAt } from '../../puzzles/concepts/may/plausible-actions.ts';
import { momentsOf } from '../../puzzles/positions.ts';
import type { Concept, GeneratorContext } from '../../puzzles/question.ts';
import { positionOf, questionAt } from './dealt.ts';
import { FOLLOWS } from './follows.ts';
import type { PairBoards } from './page.ts';
import type { ComparedPoint } from './plan.ts';
import { deedOf, formatTry } from './positions.ts';
import { CALLED, TRIED } from './question.ts';
import { YES } from './ruling.ts';
import { agreed, type TurningAnswers, turnOn } from './turning.ts';
import { SETTLED } from './won.ts';

/** Deals searched for actions, and practice questions searched per point of another kind. */
const DEALS = 400;
const QUESTIONS = 1200;
/** Positions made per recipe. */
const MADE = 60;
const SEED = 'unlearn';

/** The game being learnt, with what asks its questions. */
export interface Home {
  readonly generator: GeneratorContext;
  readonly concepts: ReadonlyMap<string, Concept>;
}

/** A game that the reader may know, and the points to unlearn coming from it. */
export interface Guest {
  readonly own: Ruleset;
  readonly points: readonly ComparedPoint[];
}

interface Found {
  readonly address: string;
  readonly turn: TurningAnswers;
  /** Addresses of similar boards on which both games answer as the habit does. */
  readonly agreeing: readonly string[];
}

type OfTry = Omit<Found, 'agreeing'> & { readonly deed: string };

/**
 * Actions tried at tables. `turning`: by "<guest> <point>", boards that turn on it. `allowed`: by "<guest> <deed>",
 * boards on which both games allow the deed.
 */
interface Tried {
  readonly turning: ReadonlyMap<string, ReadonlyMap<string, OfTry>>;
  readonly allowed: ReadonlyMap<string, readonly string[]>;
}

/** Kinds that practice does not ask, or not in this way; they come from recipes only. */
const ON_PURPOSE: ReadonlySet<string> = new Set([SETTLED, FOLLOWS]);

/** Agreeing boards kept per answer, so that points of the same kind can show different ones. */
const KEPT = 6;

/**
 * Finds the boards of a game, by guest and point: one that turns on the point, and if possible a twin on which the
 * habit is right. Where there is a choice, picks boards so that neither yes nor no is right more often.
 */
export function boardsAt(home: Home, guests: ReadonlyMap<string, Guest>): Record<string, PairBoards> {
  const tried = triesFor(home.generator.ruleset, guests);
  return Object.fromEntries(
    [...guests].map(([id, guest]) => {
      const counts = new Map<string, number>();
      const used = new Set<string>();
      const times = ({ turn }: Found): number => counts.get(turn.right) ?? 0;
      const boards = guest.points.flatMap((point) => {
        const found = point.planned.boards
          .map((kind) =>
            kind === TRIED
              ? [...triedFor(tried, id, point), ...recipesFor(point, kind, guest.own, home)]
              : ON_PURPOSE.has(kind)
                ? recipesFor(point, kind, guest.own, home)
                : recipesOrDeals(point, kind, guest.own, home),
          )
          .find((some) => some.length > 0);
        const [best] = (found ?? []).toSorted((one, other) => times(one) - times(other));
        if (!best) return [];
        counts.set(best.turn.right, times(best) + 1);
        const twin = best.agreeing.find((address) => !used.has(address));
        if (twin !== undefined) used.add(twin);
        return [[point.question.id, [best.address, ...(twin === undefined ? [] : [twin])]] as const];
      });
      return [id, Object.fromEntries(boards)] as const;
    }),
  );
}

/** Boards that turn on a point. If the habit allows the deed, adds boards on which both games allow it. */
const triedFor = ({ turning, allowed }: Tried, id: string, { question }: ComparedPoint): Found[] =>
  [...(turning.get(`${id} ${question.id}`)?.values() ?? [])].map(({ deed, ...found }) => ({
    ...found,
    agreeing: found.turn.habit === YES ? (allowed.get(`${id} ${deed}`) ?? []) : [],
  }));

/**
 * Searches positions made by a point's recipes. The first recipe turns on the point: keeps the first board per right
 * answer. The others supply boards on which both games agree.
 */
function recipesFor(point: ComparedPoint, kind: string, own: Ruleset, { generator }: Home): Found[] {
  const found = new Map<string, Omit<Found, 'agreeing'>>();
  const alike = new Map<string, string[]>();
  for (let at = 0; at < MADE; at++) {
    for (const [i, making] of point.planned.recipes.entries()) {
      const position = positionOf(generator, kind, making, at);
      if (!position) continue;
      const { subject, address } = position;
      const turn = i === 0 ? turnOn(point, kind, subject, own, generator.ruleset) : null;
      const yes = kind === SETTLED ? PAID : turn?.right;
      if (turn && yes !== undefined && !found.has(yes)) found.set(yes, { address, turn });
      const both = turn ? null : agreed(kind, subject, own, generator.ruleset);
      const answer = kind === SETTLED && both ? PAID : both;
      const same = answer ? (alike.get(answer) ?? []) : [];
      // A board without an answer (nothing is paid) shows nothing.
      if (answer && same.length < KEPT) alike.set(answer, [...same, address]);
    }
  }
  return [...found.values()].map((each) => ({
    ...each,
    agreeing: alike.get(kind === SETTLED ? PAID : each.turn.habit) ?? [],
  }));
}

/** Tries recipes first, since dealt questions hardly ever contain what recipes make. */
function recipesOrDeals(point: ComparedPoint, kind: string, own: Ruleset, home: Home): Found[] {
  const fromRecipes = point.planned.recipes.length > 0 ? recipesFor(point, kind, own, home) : [];
  return fromRecipes.length > 0 ? fromRecipes : questionsFor(point, kind, own, home);
}

/** Common key for all settlements: every one has a different answer, and any will do. */
const PAID = 'paid';

/** Searches deals for actions. Keeps, by guest and point, the first board per right answer. */
function triesFor(ruleset: Ruleset, guests: ReadonlyMap<string, Guest>): Tried {
  const all = new Map<string, Map<string, OfTry>>();
  const allowed = new Map<string, string[]>();
  const wanted = [...guests].flatMap(([id, { own, points }]) =>
    points
      .filter(({ planned }) => planned.boards.includes(TRIED))
      .map((point) => ({ name: `${id} ${point.question.id}`, own, point })),
  );
  for (let deal = 0; deal < DEALS; deal++) {
    for (const moment of momentsOf(ruleset, deal)) {
      for (const action of triesAt(ruleset, moment.table)) {
        const deed = deedOf(moment.table, action);
        for (const [id, { own }] of guests) {
          const known = allowed.get(`${id} ${deed}`) ?? [];
          // Take at most one board per deal, so that boards do not look alike.
          if (known.length >= KEPT || known.some((address) => address.includes(` deal=${deal} `))) continue;
          if (agreed(TRIED, { ...moment, action }, own, ruleset) !== YES) continue;
          allowed.set(`${id} ${deed}`, [...known, `${TRIED} ${formatTry(moment, action)}`]);
        }
        for (const { name, own, point } of wanted) {
          const turn = turnOn(point, TRIED, { ...moment, action }, own, ruleset);
          const known = all.get(name) ?? new Map<string, OfTry>();
          all.set(name, known);
          if (turn && !known.has(turn.right)) {
            known.set(turn.right, { address: `${TRIED} ${formatTry(moment, action)}`, turn, deed });
          }
        }
      }
    }
  }
  return { turning: all, allowed };
}

/** Searches practice questions; keeps the first board per right answer. */
function questionsFor(
  point: ComparedPoint,
  kind: string,
  own: Ruleset,
  { generator, concepts }: Home,
): Found[] {
  const concept = concepts.get(kind);
  if (!concept) return [];
  const found = new Map<string, Omit<Found, 'agreeing'>>();
  /** Agreeing boards, by the answer of both games. */
  const alike = new Map<string, string[]>();
  const known = new Set(generator.relaxations.map(({ rule }) => rule));
  const rules = [...(point.here?.rules ?? []), ...(point.here?.see ?? [])].filter((rule) => known.has(rule));
  // Also search without a target rule: what only the other game forbids turns on no rule of this game.
  for (const targets of rules.length > 0 ? [rules, []] : [[]]) {
    for (let number = 0; number < QUESTIONS && found.size < 2; number++) {
      const link = {
        seed: SEED,
        number,
        grade: 1,
        rules: targets,
        without: [],
        under: 'ordinary',
        chosen: {},
      } as const;
      const question = questionAt(kind, concept, generator, link);
      if (!question) continue;
      const address = `${kind} ${formatQuestionLink(link)}`;
      const turn = turnOn(point, kind, question.subject, own, generator.ruleset);
      if (turn && !found.has(turn.right)) found.set(turn.right, { address, turn });
      const answer = turn ? null : agreed(kind, question.subject, own, generator.ruleset);
      const same = answer === null ? [] : (alike.get(answer) ?? []);
      if (answer !== null && same.length < KEPT) alike.set(answer, [...same, address]);
    }
  }
  return [...found.values()].map((each) => ({
    ...each,
    agreeing: kind === CALLED ? [] : (alike.get(each.turn.habit) ?? []),
  }));
}
