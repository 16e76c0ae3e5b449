import { For, type JSX, Show } from 'solid-js';
import { evening } from '#i18n/evening.ts';
import { which } from '#i18n/which.ts';
import type { FoundHouseRule, LooseEnd, WhichResult } from '../../compare/which/guide.ts';
import type { TableAnswer, TableQuestion } from '../../compare/which/questions.ts';
import type { OptionValue } from '../../engine/game.ts';
import { formatTableLink } from '../../notation/table-link.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { headingOf, knownAnswers } from './heading.ts';
import type { WhichGame, WhichProps } from './props.ts';

/** With so many answers that do not fit, a table plays another game. */
const MANY = 3;

interface ResultProps extends Pick<WhichProps, 'games' | 'foreignGames'> {
  lang: string;
  found: WhichResult;
  answers: readonly TableAnswer[];
  questions: readonly TableQuestion[];
  heading: (element: HTMLElement) => void;
}

/** Result: what is played, if this site does not teach it; the nearest game, the house rules that match the table, remaining differences, open questions, and links. */
export function Result(props: ResultProps): JSX.Element {
  const { found } = props;
  const game = props.games.find(({ id }) => id === found.game);
  return <Show when={game}>{(of) => <ResultOf {...props} found={found} game={of()} />}</Show>;
}

function ResultOf(props: ResultProps & { game: WhichGame }): JSX.Element {
  const { found, game } = props;
  const { title, named } = game;
  const isOwn = found.houseRules.length > 0;
  const fragment = isOwn ? `#${formatTableLink(found.chosen)}` : '';
  const isExact = found.differs.length === 0;
  const known = knownAnswers(props.answers);
  const isKnown = known > 0;
  const foreign = props.foreignGames.find(({ id }) => id === found.foreignGame);
  const questionOf = (id: string) => props.questions.find((each) => each.id === id);
  const titleOf = (id: string): string => props.games.find((each) => each.id === id)?.title ?? id;
  const others = found.others.map(titleOf);
  const rivals = found.rivals.map(titleOf);
  const isForeign = !isExact && foreign !== undefined;
  // A game that plays by other rules is no recommendation.
  const isRecommended = !isForeign && found.differs.length < MANY;
  // What this site plays where nobody knows says nothing of a game that it does not teach.
  const unknown = isForeign ? [] : found.unknown;
  const isOpen = ({ isAsked, isOpen: open }: LooseEnd): boolean => isAsked || open;
  const notAsked = unknown.filter((end) => !isOpen(end));
  const placeOf = (option: string, value: OptionValue): number =>
    game.options.find(({ id }) => id === option)?.values.indexOf(value) ?? -1;
  const labelOf = (option: string, value: OptionValue): string =>
    named[option]?.labels[placeOf(option, value)] ?? String(value);
  // A label may go on after a colon, and stands after one here.
  const partsOf = ({ option, value }: FoundHouseRule): readonly string[] =>
    labelOf(option, value).split(': ');
  const alikeText = ({ option, alike }: FoundHouseRule): string => {
    const places = alike.map((value) => placeOf(option, value));
    const isRow = places.every((place, i) => i === 0 || place === (places[i - 1] ?? 0) + 1);
    // Labels may continue after a colon; lists use the part before it.
    const labels = alike.map((value) => partsOf({ option, value, alike: [] })[0] ?? '');
    return which.alike(labels, isRow);
  };
  const ends = (list: readonly LooseEnd[]): JSX.Element => (
    <LooseEnds lang={props.lang} ends={list} questions={props.questions} game={game} />
  );
  return (
    <article class="which-result" data-ruleset={game.id}>
      <h2 tabindex="-1" ref={props.heading}>
        {headingOf(found, props.answers, props)}
      </h2>
      <Show when={isForeign && foreign}>
        {(other) => (
          <p class="which-says">
            <span lang={props.lang}>{other().says}</span> {which.notTaught}
          </p>
        )}
      </Show>
      <p class="which-says">
        <Show when={isKnown} fallback={which.nothingKnown}>
          {isExact
            ? which.fitsText(title, found.houseRules.length, known)
            : which.nearText(title, found.differs.length, isForeign, isRecommended)}
        </Show>
        <Show when={isKnown && others.length > 0}> {which.others(others, isExact, known)}</Show>
        <Show when={isKnown && rivals.length > 0}> {which.rivals(rivals)}</Show>
      </p>
      <Show when={isExact && foreign}>
        {(other) => (
          <p class="which-says">
            {which.orForeign(other().title)} <span lang={props.lang}>{other().says}</span>
          </p>
        )}
      </Show>
      <For each={found.otherWords}>
        {({ question, table, game: own }) => (
          <p class="which-note" lang={props.lang}>
            {which.otherWord(
              answerLabel(questionOf(question), table),
              title,
              answerLabel(questionOf(question), own),
            )}
          </p>
        )}
      </For>
      <Show when={isOwn}>
        <section aria-labelledby="which-house">
          <h3 id="which-house">{which.houseRules}</h3>
          <ul>
            <For each={found.houseRules}>
              {(rule) => (
                <li lang={props.lang}>
                  <a href={named[rule.option]?.rule.href}>{named[rule.option]?.title}</a>:{' '}
                  <b>{partsOf(rule)[0]}</b>
                  <Show when={partsOf(rule)[1]}>{(rest) => `, ${rest()}`}</Show>
                  <Show when={rule.alike.length > 0}>
                    <span class="which-note">{alikeText(rule)}</span>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <section aria-labelledby="which-begin">
        <h3 id="which-begin">{isRecommended ? which.begin : which.nearestHere}</h3>
        <Show
          when={isRecommended}
          fallback={
            <p>
              {which.nearestHereText(title)} <a href={game.course}>{which.course(title)}</a>
            </p>
          }
        >
          <p class="which-ways">
            <a class="button primary" href={game.course}>
              {which.course(title)}
            </a>
            <a class="button" href={game.play + fragment}>
              {which.play(isOwn)}
            </a>
            <a class="button" href={game.houseRules + fragment}>
              {which.set(isOwn)}
            </a>
            <a class="button" href={game.evening + fragment}>
              {evening.name}
            </a>
            <a class="button" href={game.rulebook}>
              {which.rulebook(title)}
            </a>
          </p>
        </Show>
        <p class="which-ways">
          <CopyButton text={() => location.href} copied={which.copied} notCopied={which.notCopied}>
            {which.copy}
          </CopyButton>
        </p>
      </section>
      <Show when={!isExact}>
        <section aria-labelledby="which-differs">
          <h3 id="which-differs">{which.differs}</h3>
          <p class="which-note">{which.differsLead}</p>
          {ends(found.differs)}
        </section>
      </Show>
      <Show when={unknown.some(isOpen)}>
        <section aria-labelledby="which-open">
          <h3 id="which-open">{which.open}</h3>
          <p class="which-note">{which.openLead}</p>
          {ends(unknown.filter(isOpen))}
        </section>
      </Show>
      <Show when={notAsked.length > 0}>
        <details>
          <summary>
            <h3>{which.notAsked(notAsked.length)}</h3>
          </summary>
          <p class="which-note">{which.notAskedLead(title)}</p>
          {ends(notAsked)}
        </details>
      </Show>
    </article>
  );
}

const answerLabel = (question: TableQuestion | undefined, answer: string | null): string =>
  question?.answers.find(({ id }) => id === answer)?.label ?? '';

/** List of questions with the table's answer (if any), the game's answer, and its rules. */
function LooseEnds(props: {
  lang: string;
  ends: readonly LooseEnd[];
  questions: readonly TableQuestion[];
  game: WhichGame;
}): JSX.Element {
  const rows = () =>
    props.ends.flatMap(({ question: id, table, game }) => {
      const question = props.questions.find((each) => each.id === id);
      if (!question) return [];
      const labelOf = (answer: string): string => answerLabel(question, answer);
      return [
        {
          ask: question.ask,
          own: table === null ? null : which.byTable(labelOf(table)),
          game: which.byGame(props.game.title, labelOf(game)),
          rules: props.game.rules[id] ?? [],
        },
      ];
    });
  return (
    <ul class="which-ends" lang={props.lang}>
      <For each={rows()}>
        {({ ask, own, game, rules }) => (
          <li>
            <p class="which-ask">{ask}</p>
            <Show when={own}>
              <p>{own}</p>
            </Show>
            <p>{game}</p>
            <p class="which-rules">
              <For each={rules}>{({ title, href }) => <a href={href}>{which.rule(title)}</a>}</For>
            </p>
          </li>
        )}
      </For>
    </ul>
  );
}
