/** Builds the page of a pair of games: each point with its picture, choices, what both games say, and links to more. */
import { practice } from '#i18n/practice.ts';
import { unlearn } from '#i18n/unlearn.ts';
import { type GameRuling, type RuleLink, ruleNamed } from '../../compare/table.ts';
import type { UnlearnBoard } from '../../compare/unlearn/boards.ts';
import { cardFor } from '../../compare/unlearn/cards.ts';
import { FOLLOWS } from '../../compare/unlearn/follows.ts';
import {
  type ComparedGames,
  type PointQuestion,
  type StatedPoint,
  unlearnPage,
} from '../../compare/unlearn/page.ts';
import { boardsFor } from '../../compare/unlearn/pair-boards.ts';
import { type ComparedPoint, pointsOf } from '../../compare/unlearn/plan.ts';
import { boardQuestion, shownAs } from '../../compare/unlearn/question.ts';
import { PAYS_KIND, type SettledHand } from '../../compare/unlearn/settlement.ts';
import { formatQuestionLink } from '../../notation/question-link.ts';
import type { KindAndRule } from '../../notation/two-game-id.ts';
import { loadKind } from '../../questions/kinds.ts';
import { contextOf, entryIn } from '../../questions/practice-book.ts';
import { bookOf, makerOf } from '../practice/questions.ts';
import type { Course } from '../site/courses.ts';
import { lookupsOf } from '../site/lookups.ts';
import { at, practicePath, rulePath } from '../site/paths.ts';
import { factChoicesOf, moneyChoices, positionChoices, priceNote, sequelChoices } from './choices.ts';
import type { GameWithWords, UnlearnContext } from './context.ts';
import type { BoardPicture, Page, ShownPoint, SideAnswer, StatedPoints } from './points.ts';
import { writtenBoards } from './written-point.ts';

const gameOf = async (course: Course): Promise<GameWithWords> => ({
  course,
  maker: await makerOf(course.ruleset),
  book: await bookOf(course),
});

/** Builds the page for somebody who knows the game `from` and learns `to`. @param titles rulebook titles by rule id */
export async function pageOf(
  courses: { readonly from: Course; readonly to: Course },
  written: ComparedGames,
  titles: ReadonlyMap<string, string>,
): Promise<Page> {
  const [from, to, settling] = await Promise.all([
    gameOf(courses.from),
    gameOf(courses.to),
    loadKind(PAYS_KIND),
  ]);
  const makers = await Promise.all(written.games.map(makerOf));
  const rules = new Map(makers.map((maker) => [maker.game.id, maker.generator.ruleset]));
  const { generator } = to.maker;
  const context = contextOf(generator, to.book);
  const making: UnlearnContext = { from, to, written, titles, rules, settling, context };
  const [known, learnt] = [courses.from.ruleset, courses.to.ruleset];
  const { questions, statements, minutes } = unlearnPage(
    written,
    boardsFor(
      pointsOf(written.comparison, written.plan, known, learnt),
      await writtenBoards(learnt, generator),
      from.maker.generator.ruleset,
      generator.ruleset,
    ),
    known,
    learnt,
  );
  return {
    shown: questions.map((point) => shownOf(making, point)),
    statements: statementsOf(making, statements),
    without: statements.flatMap(({ here, question }) => (here ? [] : [question.title])),
    minutes,
  };
}

function shownOf(making: UnlearnContext, point: PointQuestion): ShownPoint {
  const { question, planned, by } = point;
  const common = {
    id: question.id,
    title: question.title,
    bridge: planned.bridge,
    sides: sidesOf(making, point),
    lesson: lessonOf(making, point.here),
  };
  if (by.is === 'fact') {
    const choices = factChoicesOf(making, point, by.choices);
    return { ...common, ask: by.ask, picture: null, choices, more: null, cards: [] };
  }
  const { board } = by;
  const picture = pictureOf(making, board);
  const isMoney = board.kind === PAYS_KIND;
  const choices = isMoney
    ? moneyChoices(making, picture)
    : board.kind === FOLLOWS
      ? sequelChoices(making, point, picture)
      : positionChoices(making, picture);
  const ask = planned.wording ?? practice.concepts[board.kind]?.ask ?? question.title;
  const shown = { ...common, ask, picture, choices, note: isMoney ? priceNote(picture) : undefined };
  // Both games agree on this board, so there is nothing to review.
  if (by.agrees) return { ...shown, id: `${question.id}-alike`, more: null, cards: [] };
  const [known, learnt] = cardsOf(making, point, board.kind);
  return {
    ...shown,
    more: learnt ? moreOf(learnt) : null,
    cards: [known, learnt].flatMap((card) => (card ? [card] : [])),
  };
}

function pictureOf({ from, to, settling, context }: UnlearnContext, board: UnlearnBoard): BoardPicture {
  const { kinds, generator } = to.maker;
  const kind = board.kind === PAYS_KIND ? settling : kinds.get(shownAs(board.kind));
  if (!kind) throw new RangeError(`${to.course.ruleset} has no questions of "${board.kind}"`);
  const question = boardQuestion(board, kind.concept, generator, from.maker.generator.ruleset);
  if (board.kind !== PAYS_KIND) return { question, kind, context };
  const subject = question.subject as SettledHand;
  // Other hands are shown only where the question is about them; the value of the hand would give away who pays.
  const pictured = { worth: false, losers: subject.matter === 'losers' };
  return { question: { ...question, subject: { ...subject, pictured } }, kind, context };
}

function sidesOf({ from, to }: UnlearnContext, { there, here, planned }: ComparedPoint): SideAnswer[] {
  const side = ({ course, book }: GameWithWords, answer: GameRuling | undefined): SideAnswer => ({
    ruleset: course.ruleset,
    title: course.title,
    says: answer?.says ?? planned.none,
    rules: [...(answer?.rules ?? []), ...(answer?.see ?? [])].map((name) => {
      const { book: where, rule } = ruleNamed(name, course.ruleset);
      return { title: entryIn(book, rule).title, href: at(rulePath(where, rule)) };
    }),
  });
  return [side(from, there), side(to, here)];
}

/** The review cards of a point: for the known game, then for the game to learn. */
const cardsOf = (
  { from, to }: UnlearnContext,
  point: ComparedPoint,
  concept: string,
): (KindAndRule | null)[] =>
  (
    [
      [from, point.there],
      [to, point.here],
    ] as const
  ).map(([{ maker }, answer]) => {
    return cardFor(answer, concept, maker.concepts, maker.generator, lookupsOf(maker.game.id).rulesByKind);
  });

/** The address of practice with more questions that this rule decides. */
function moreOf({ ruleset, concept, rule }: KindAndRule): string {
  const link = formatQuestionLink({ seed: 'unlearn', rules: [rule] });
  return `${at(practicePath(ruleset, concept))}#${link}`;
}

/** The first lesson that teaches a rule of the answer. */
function lessonOf({ to }: UnlearnContext, answer: GameRuling | undefined): RuleLink | null {
  const rules = [...(answer?.rules ?? []), ...(answer?.see ?? [])].map(
    (name) => ruleNamed(name, to.course.ruleset).rule,
  );
  return rules.map((rule) => entryIn(to.book, rule).lesson).find((lesson) => lesson) ?? null;
}

function statementsOf(making: UnlearnContext, statements: readonly StatedPoint[]): StatedPoints[] {
  const by = new Map<string, StatedPoint[]>();
  for (const point of statements) {
    if (!point.here) continue;
    const why = point.why ?? unlearn.statements.noTime;
    by.set(why, [...(by.get(why) ?? []), point]);
  }
  return [...by].map(([why, points]) => ({
    why,
    points: points.map((point) => ({
      id: point.question.id,
      title: point.question.title,
      sides: sidesOf(making, point).filter(({ says }) => says !== undefined),
    })),
  }));
}
