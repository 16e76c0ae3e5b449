/** What practice remembers from one visit to the next, and what it may ask by it. */
import type { RuleId } from '../../engine/action.ts';
import type { Question } from '../../puzzles/question.ts';
import { isDone, readSolved } from '../../store/exercises.ts';
import { cardName, cardOf, changeCards, changeWanted, readCards, readWanted } from '../../store/practice.ts';
import type { Memory } from './practising.ts';
import type { PracticeBook, PracticeGiven } from './props.ts';
import type { Again } from './sitting.ts';

/** The card of a kind of question that no rule decides. */
const NO_RULE = '-';

/** At most so many of what is due are asked first. */
const MOST_DUE = 10;

/** @param book the words and lessons of the rules, as far as they are known */
export function memoryOf(props: PracticeGiven, book: () => PracticeBook): () => Memory {
  const asks = (concept: string): boolean =>
    props.concept === null ? props.concepts.includes(concept) : concept === props.concept;
  const own = () =>
    Object.entries(readCards()).flatMap(([name, card]) => {
      const of = cardOf(name);
      return of && of.ruleset === props.ruleset && asks(of.concept) ? [{ ...of, card }] : [];
    });
  const due = (): Again[] =>
    own()
      .filter(({ card }) => card.memory && card.memory.due <= Date.now())
      .sort((a, b) => (a.card.memory?.due ?? 0) - (b.card.memory?.due ?? 0))
      .slice(0, MOST_DUE)
      .map(({ concept, rule }) => ({ concept, rules: rule === NO_RULE ? [] : [rule], from: 0 }));
  return () => {
    const wanted = readWanted();
    return {
      ...wanted,
      known: own().length > 0,
      due: due(),
      without: wanted.unmet ? [] : unmetIn(book()),
      answered: (question, missed, right) => void note(props.ruleset, question, missed, right),
      chosen: changeWanted,
    };
  };
}

/** Rules of lessons that are still to come; none for whoever has not begun the course. */
function unmetIn({ book, lessons }: PracticeBook): RuleId[] {
  const solved = readSolved();
  const done = new Set(
    Object.entries(lessons).flatMap(([key, lesson]) => (isDone(lesson, solved) ? [key] : [])),
  );
  if (done.size === 0) return [];
  return Object.entries(book).flatMap(([id, { taught }]) =>
    taught !== undefined && !done.has(taught) ? [id] : [],
  );
}

/** What of a question is kept: its kind, and the rules that decide it. */
export interface Answered extends Pick<Question, 'decides'> {
  readonly asking: Pick<Question['asking'], 'concept'>;
}

/** Keeps how a question was answered, rule by rule. */
export async function note(
  ruleset: string,
  { asking, decides }: Answered,
  missed: readonly RuleId[],
  right: boolean,
): Promise<void> {
  const now = Date.now();
  const { scheduled } = await import('./schedule.ts');
  const rules = [...new Set([...decides, ...missed])];
  changeCards((cards) =>
    Object.fromEntries(
      (rules.length > 0 ? rules : [NO_RULE]).map((rule) => {
        const name = cardName(ruleset, asking.concept, rule);
        const held = rules.length > 0 ? !missed.includes(rule) : right;
        return [name, scheduled(cards[name], held, now)];
      }),
    ),
  );
}
