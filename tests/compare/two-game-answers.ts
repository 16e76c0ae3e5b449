/** Every kind that is asked in two games, every two games, and questions of them. */

import { partOf, withPart } from '../../src/compare/deal/rule-areas.ts';
import { seatPlayer } from '../../src/compare/guest.ts';
import {
  type GamePlace,
  otherPlace,
  repliesAt,
  type TwoGameSubject,
} from '../../src/compare/two-games/game-side.ts';
import { inBoth } from '../../src/compare/two-games/two-game-question.ts';
import { rulingOf } from '../../src/compare/unlearn/ruling.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { judgeHand } from '../../src/engine/win.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { bothName } from '../../src/notation/two-game-id.ts';
import { blankTable } from '../../src/puzzles/empty-table.ts';
import { playedIn, type ShownHand } from '../../src/puzzles/hands.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { GeneratorContext, Question, QuestionSpec } from '../../src/puzzles/question.ts';
import { howOf, scoringHandOf, tableFor } from '../../src/puzzles/whole-hands.ts';
import { NOBODY } from '../../src/questions/claim/claim-outcome.ts';
import type { TriedAction } from '../../src/questions/may/attempt.ts';
import may from '../../src/questions/may/rules.ts';
import { conceptIds } from '../../src/questions/registry.node.ts';
import type { HandOneShort } from '../../src/questions/waits/winning-kinds.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { conceptFor, gamesWith, roomFor } from '../puzzles/concepts.ts';
import { SEED, someOf } from '../scale.ts';

export type TwoGameQuestion = Question<TwoGameSubject>;
export type Rooms = Readonly<Record<GamePlace, GeneratorContext>>;

/** The kinds that are asked in two games. */
export const KINDS = conceptIds.filter((id) => ['hand', 'table'].includes(conceptFor(id).twoGames.of));

/** Every two games, each asked from either side. */
export const PAIRS = gameIds.flatMap((here) =>
  gameIds.filter((there) => there !== here).map((there) => [here, there] as const),
);

export const roomsOf = (here: GeneratorContext, there: GeneratorContext): Rooms => ({ here, there });

/** Some of them, others with each commit. */
export const pairs = (use: string, wanted: number, kinds = KINDS, of = PAIRS) =>
  kinds.flatMap((kind) =>
    someOf(`${use} ${kind}`, of, wanted)
      .filter((games) => games.every((id) => gamesWith(kind).includes(id)))
      .map(([here, there]) => ({
        kind,
        name: `${kind}: ${here}, ${there}`,
        rooms: roomsOf(roomFor(here), roomFor(there)),
      })),
  );

export const askedBoth = (
  kind: string,
  { here, there }: Rooms,
  number: number,
  more: Partial<QuestionSpec> = {},
): QuestionSpec => ({
  concept: bothName(kind, there.ruleset.id),
  ruleset: here.ruleset.id,
  chosen: {},
  under: 'ordinary',
  seed: SEED,
  number,
  grade: 1,
  rules: [],
  without: [],
  ...more,
});

export const askBoth = (
  kind: string,
  rooms: Rooms,
  number: number,
  more: Partial<QuestionSpec> = {},
): TwoGameQuestion =>
  makeQuestion(inBoth(conceptFor(kind), rooms.there), rooms.here, askedBoth(kind, rooms, number, more));

export const differs = ({ key }: TwoGameQuestion): boolean =>
  repliesAt(key, 'here').join() !== repliesAt(key, 'there').join();

/** What rules answer in the place of one of the games, by the judges of hands and of actions themselves. */
export function judged(
  kind: string,
  { each, home }: TwoGameSubject,
  place: GamePlace,
  own: Ruleset,
  rooms: Rooms,
): string {
  const asked = each[place];
  if (kind === 'win') return rulingOf('win', asked, own, own).answer;
  if (kind === 'waits') return waitsBy(asked as HandOneShort, own).join();
  const table = home === undefined || home === place ? own : rooms[home].ruleset;
  return rulingOf(kind, asked, own, table).answer || NOBODY;
}

/** Tile by tile, each held against the whole game. */
function waitsBy(hand: HandOneShort, ruleset: Ruleset): string[] {
  const position = { ruleset, table: tableFor(hand, ruleset, blankTable(ruleset)) };
  const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  return playedIn(ruleset).flatMap((winning) => {
    if (all.filter((tile) => tile === winning).length >= (ruleset.tiles[winning] ?? 0)) return [];
    const whole: ShownHand = { ...hand, winning };
    return judgeHand(position, hand.seat, scoringHandOf(whole), howOf(whole)).wins
      ? [formatTile(winning)]
      : [];
  });
}

/** The rulesets of a game without a rule, or with what another game has in its place. */
export function without(
  kind: string,
  { subject }: TwoGameQuestion,
  place: GamePlace,
  rule: string,
  rooms: Rooms,
): Ruleset[] {
  const { ruleset, relaxations } = rooms[place];
  const of = rooms[otherPlace(place)].ruleset;
  const left = relaxations.filter((each) => each.rule === rule && !each.fewer).map((each) => each.ruleset);
  const fewer = relaxations.filter((each) => each.rule === rule && each.fewer).map((each) => each.ruleset);
  if (kind !== 'may') return [...left, ...fewer];
  const tried = subject.each[place] as TriedAction;
  const seated = seatPlayer(may.twoGames, tried, ruleset, rooms[subject.home ?? place].ruleset);
  const { table, action } = seated.subject;
  const verdict = judgeAction(seated.ruleset, table, action);
  if (verdict.is === 'allowed' || verdict.reason.rule !== rule) return [];
  return [withPart(ruleset, partOf(seated.ruleset, table, action, rule), of)];
}
