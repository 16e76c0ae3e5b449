/** Looks for the positions that points turn on, each with an address that gives it again. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { formatQuestionLink, type QuestionLink } from '../../notation/question-link.ts';
import { questionSteps } from '../../puzzles/make.ts';
import type { Concept, Question, Room } from '../../puzzles/question.ts';
import type { PairBoards } from './page.ts';
import type { Point } from './plan.ts';
import { formatTry, momentsOf, triesAt } from './positions.ts';
import { TRIED } from './question.ts';
import { type Turn, turnOn } from './turning.ts';

/** How many deals are looked through, and how many questions of any other kind; after how many attempts one is given up. */
const DEALS = 400;
const QUESTIONS = 400;
const ATTEMPTS = 40;
const SEED = 'unlearn';

/** A game with everything that asks its questions. */
export interface Home {
  readonly room: Room;
  readonly concepts: ReadonlyMap<string, Concept>;
}

/** Another game, and what somebody who knows it has to unlearn here. */
export interface Guest {
  readonly own: Ruleset;
  readonly points: readonly Point[];
}

interface Found {
  readonly address: string;
  readonly turn: Turn;
}

/**
 * The boards of a game, for each guest by the ids of the points: one for each that a position turns on. Where it can be
 * had, neither yes nor no is right oftener than the other.
 */
export function boardsAt(home: Home, guests: ReadonlyMap<string, Guest>): Record<string, PairBoards> {
  const tried = triesFor(home.room.ruleset, guests);
  return Object.fromEntries(
    [...guests].map(([id, guest]) => {
      const given = new Map<string, number>();
      const times = ({ turn }: Found): number => given.get(turn.right) ?? 0;
      const boards = guest.points.flatMap((point) => {
        const found = point.planned.boards
          .map((kind) =>
            kind === TRIED
              ? [...(tried.get(`${id} ${point.question.id}`)?.values() ?? [])]
              : questionsFor(point, kind, guest.own, home),
          )
          .find((some) => some.length > 0);
        const [best] = (found ?? []).toSorted((one, other) => times(one) - times(other));
        if (!best) return [];
        given.set(best.turn.right, times(best) + 1);
        return [[point.question.id, best.address] as const];
      });
      return [id, Object.fromEntries(boards)] as const;
    }),
  );
}

/** By guest and point, the first moment of each answer that is right there. */
function triesFor(
  ruleset: Ruleset,
  guests: ReadonlyMap<string, Guest>,
): ReadonlyMap<string, ReadonlyMap<string, Found>> {
  const all = new Map<string, Map<string, Found>>();
  const wanted = [...guests].flatMap(([id, { own, points }]) =>
    points
      .filter(({ planned }) => planned.boards.includes(TRIED))
      .map((point) => ({ name: `${id} ${point.question.id}`, own, point })),
  );
  for (let deal = 0; deal < DEALS; deal++) {
    for (const moment of momentsOf(ruleset, deal)) {
      for (const action of triesAt(ruleset, moment.table)) {
        for (const { name, own, point } of wanted) {
          const turn = turnOn(point, TRIED, { ...moment, action }, own, ruleset);
          const known = all.get(name) ?? new Map<string, Found>();
          all.set(name, known);
          if (turn && !known.has(turn.right)) {
            known.set(turn.right, { address: `${TRIED} ${formatTry(moment, action)}`, turn });
          }
        }
      }
    }
  }
  return all;
}

/** Of practice questions, the first of each answer that is right there. */
function questionsFor(point: Point, kind: string, own: Ruleset, { room, concepts }: Home): Found[] {
  const concept = concepts.get(kind);
  if (!concept) return [];
  const found = new Map<string, Found>();
  const known = new Set(room.relaxations.map(({ rule }) => rule));
  const rules = [...(point.here?.rules ?? []), ...(point.here?.see ?? [])].filter((rule) => known.has(rule));
  // What the other game alone forbids turns on no rule of this one.
  for (const asked of rules.length > 0 ? [rules, []] : [[]]) {
    for (let number = 0; number < QUESTIONS && found.size < 2; number++) {
      const link = {
        seed: SEED,
        number,
        grade: 1,
        rules: asked,
        without: [],
        under: 'ordinary',
        chosen: {},
      } as const;
      const question = questionAt(kind, concept, room, link);
      const turn = question && turnOn(point, kind, question.asked, own, room.ruleset);
      if (turn && !found.has(turn.right)) {
        found.set(turn.right, { address: `${kind} ${formatQuestionLink(link)}`, turn });
      }
    }
  }
  return [...found.values()];
}

/** Those that were dealt, and null for those that take too long: they are dealt again whenever the site is built. */
const dealt = new WeakMap<Room, Map<string, Question | null>>();

function questionAt(kind: string, concept: Concept, room: Room, link: QuestionLink): Question | null {
  const all = dealt.get(room) ?? new Map<string, Question | null>();
  dealt.set(room, all);
  const name = `${kind} ${formatQuestionLink(link)}`;
  const before = all.get(name);
  if (before !== undefined) return before;
  const steps = questionSteps(concept, room, { ...link, concept: kind, ruleset: room.ruleset.id });
  let question: Question | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && !question; attempt++) {
    const { done, value } = steps.next();
    if (done) question = value;
  }
  all.set(name, question);
  return question;
}
