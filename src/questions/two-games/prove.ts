/** Proves answers to two-game questions: what each game says, and the rule in which they differ. */
import { practice } from '#i18n/practice.ts';
import { type BothKind, twoGames as sayTwoGames } from '#i18n/two-games.ts';
import { seatPlayer } from '../../compare/guest.ts';
import {
  type GamePlace,
  inEach,
  otherPlace,
  PLACES,
  repliesAt,
  type TwoGameSubject,
} from '../../compare/two-games/game-side.ts';
import { ownOf } from '../../compare/two-games/two-game-question.ts';
import { foreignName } from '../../notation/two-game-id.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import type { TwoGameForm } from '../../puzzles/two-games.ts';
import type { PracticeContext } from '../kind.ts';
import { contextOf, entryIn } from '../practice-book.ts';
import type { Evidence, Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import type { BothGames } from './both-games.ts';
import type { AnyPart } from './part.ts';

/** Makes the prover of a question about two games. It explains each game by that game’s own part. */
export const prover =
  (games: BothGames, twoGames: TwoGameForm<unknown>, part: AnyPart, texts: BothKind) =>
  ({ subject, key, decides }: Question<TwoGameSubject>, answer: ReaderAnswer): Proof => {
    const { first, each, home } = subject;
    const order: readonly GamePlace[] = [first, otherPlace(first)];
    const id = games.there.generator.ruleset.id;
    const named = (place: GamePlace, rule: string) => (place === 'here' ? rule : foreignName(id, rule));
    const rightIn = inEach((place) => repliesAt(key, place));
    const explanations = inEach((place) => {
      const own = proverAt(games, place);
      const { ruleset } = proverAt(games, home ?? place).generator;
      const at = seatPlayer(twoGames, each[place], own.generator.ruleset, ruleset);
      return part.tell(
        { ...own, generator: { ...own.generator, ruleset: at.ruleset } },
        {
          game: games[place].title,
          subject: at.subject,
          right: rightIn[place],
          other: rightIn[otherPlace(place)],
          decides: ownOf(place, decides),
        },
      );
    });
    const right = same(answer, key);
    const differ = !same(rightIn.here, rightIn.there);
    const [wrong, ...others] = order.filter((place) => !same(repliesAt(answer, place), rightIn[place]));
    const isHabit =
      wrong !== undefined &&
      others.length === 0 &&
      same(repliesAt(answer, wrong), rightIn[otherPlace(wrong)]);
    const title = (place: GamePlace): string => games[place].title;
    const rows = order.map((place): ProofRow => {
      const { mark, says, why, rule, tiles } = explanations[place];
      return {
        mark,
        head: sayTwoGames.says(title(place), says),
        text: why,
        ...(tiles && { tiles }),
        ...(rule !== null && { rule: named(place, rule) }),
      };
    });
    // If both games agree, the first game's explanation stands for both.
    const parting = differ ? partingOf(decides) : null;
    const { rule } = explanations[first];
    const [one, other] = order.map((place) => ({
      game: title(place),
      says: explanations[place].says,
      right: rightIn[place],
    }));
    return {
      right,
      head: one && other ? texts.verdict(right, one, other) : '',
      text: parting
        ? [
            wrong && isHabit ? sayTwoGames.habit(title(wrong), title(otherPlace(wrong))) : '',
            sayTwoGames.parting(entryIn(games[parting.place].book, parting.rule).title, title(parting.place)),
          ]
            .join(' ')
            .trim()
        : '',
      rule: parting ? named(parting.place, parting.rule) : rule === null ? null : named(first, rule),
      evidence: [
        ...(rows.some(({ text }) => text) ? [{ is: 'rows', title: sayTwoGames.rows, rows } as const] : []),
        ...joinEvidence(
          order.flatMap((place) =>
            explanations[place].evidence.map((each) => ruledBy(each, (rule) => named(place, rule))),
          ),
        ),
      ],
    };
  };

/** The first rule in which the games differ, and the game it belongs to; null if there is none. */
const partingOf = (decides: readonly string[]): { readonly place: GamePlace; readonly rule: string } | null =>
  PLACES.flatMap((place) => ownOf(place, decides).map((rule) => ({ place, rule })))[0] ?? null;

/** The context with one game's rules and texts. */
const proverAt = (games: BothGames, place: GamePlace): PracticeContext =>
  contextOf(games[place].generator, games[place].book);

/** Renames the rule ids in evidence rows, so that links of another game's rules lead to that game's rulebook. */
const ruledBy = (evidence: Evidence, named: (rule: string) => string): Evidence =>
  evidence.is !== 'rows'
    ? evidence
    : {
        ...evidence,
        rows: evidence.rows.map((row) => (row.rule === undefined ? row : { ...row, rule: named(row.rule) })),
      };

/**
 * Removes evidence that both games share: rows with the same title, and hands laid out alike. A hand shown for both
 * games gets a title that names neither.
 */
function joinEvidence(evidence: readonly Evidence[]): Evidence[] {
  const tilesOf = (each: Evidence): string =>
    each.is === 'sets' ? JSON.stringify(each.sets.map(({ tiles }) => tiles)) : each.title;
  return evidence.flatMap((each, i) => {
    const before = evidence.slice(0, i);
    if (before.some((other) => other.title === each.title || tilesOf(other) === tilesOf(each))) return [];
    const isJoined = evidence
      .slice(i + 1)
      .some((other) => other.title !== each.title && tilesOf(other) === tilesOf(each));
    if (!isJoined || each.is !== 'sets') return [each];
    const pairs = each.sets.every(({ tiles }) => tiles.length === 2);
    return [{ ...each, title: pairs ? practice.evidence.pairs : practice.evidence.sets }];
  });
}
