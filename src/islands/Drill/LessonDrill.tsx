import { type JSX, onMount } from 'solid-js';
import { generatorContexts } from '../../puzzles/generator-context.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { dataAt } from '../../storage/fetch-json.ts';
import { once } from '../../storage/once.ts';
import { island } from '../island.ts';
import { viewOf } from '../Practice/kinds.ts';
import type { PracticeBook } from '../Practice/practice-book.ts';
import type { GameFacts } from '../Practice/question-kind.ts';
import { dealtWhole } from './answer-rules.ts';
import { Drill } from './Drill.tsx';
import { type DrillProps, kindsIn } from './props.ts';

interface LessonDrillProps extends DrillProps {
  /** Game facts, by kind of hand. */
  readonly facts: Readonly<Record<string, GameFacts>>;
  /** Rule-dependent data of each board, by index. */
  readonly seen: readonly unknown[];
  /** Texts of the rules its boards mention. */
  readonly words: PracticeBook;
  /** Address of the JSON with all rule texts. */
  readonly source: string;
}

/** A drill in a lesson. The server renders it; answers are graded once the rules have loaded. */
export function LessonDrill(props: LessonDrillProps): JSX.Element {
  const kinds = kindsIn(props.boards);
  const loadDesk = once(async () => {
    const [{ deskOf }, book, game] = await Promise.all([
      import('./grading.ts'),
      dataAt(props.source) as Promise<PracticeBook>,
      loadGame(props.ruleset),
    ]);
    return deskOf(kinds, book, { rooms: generatorContexts(game), whole: dealtWhole });
  });
  // After the last board there is none, so use the last one's kind of hand.
  const last = props.boards.at(-1)?.question.asking.under ?? 'ordinary';
  const factsFor = (under = last): GameFacts => {
    const facts = props.facts[under];
    if (!facts) throw new Error(`nothing is known of a hand of the kind "${under}"`);
    return facts;
  };
  // A load failure is reported when an answer needs the grader.
  onMount(() => void loadDesk().catch(() => {}));
  return (
    <Drill
      {...props}
      {...props.words}
      loaded={{
        facts: factsFor,
        views: new Map(kinds.map((kind) => [kind, viewOf(kind).View])),
        seen: (question) =>
          props.seen[props.boards.findIndex((board) => board.question === question)] ?? null,
        desk: null,
        loadDesk,
      }}
    />
  );
}

export default island(LessonDrill);
