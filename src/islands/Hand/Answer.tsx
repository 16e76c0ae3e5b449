import { createMemo, type JSX, Show } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { SetTiles } from '../../compare/hand/adapt.ts';
import { wholeSize } from '../../evaluation/hand.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { formatHand } from '../../notation/hand.ts';
import { EMPTY_SCORE, formatScoreLink } from '../../notation/score-link.ts';
import { ruleBook } from '../../ui/input/rulebook.ts';
import { createTerms, createWording } from '../../ui/input/terms.ts';
import { createFetched } from '../../ui/lazy.ts';
import { ScoreReceipt } from '../Score/ScoreReceipt.tsx';
import { Guess } from './Guess.tsx';
import { Ruling } from './Ruling.tsx';
import { SetNote } from './SetNote.tsx';
import type { GameAnswer, HandState } from './state.ts';

/** One game's verdict on the hand: whether it wins and why, with a folded receipt. */
export function Answer(props: { at: GameAnswer; state: HandState }): JSX.Element {
  const { state } = props;
  // `game` and `ruleset` never change for this row, only the verdict does, so they can be read once.
  const { game, ruleset } = props.at;
  const terms = createTerms(() => ruleset.terms);
  const wording = createWording(() => ruleset.terms);
  const messageContext = () => ({ reader: null, dealer: 0, terms: terms() }) as const;
  const sees = () => state.guesses.sees(game.id);
  const book = createFetched(() => (sees() ? game.book : null), ruleBook);
  const entry = (id: string): RuleWords => {
    const { title = id, sentence = '', ...rest } = book()?.[id] ?? {};
    return { id, ...rest, title: wording(title), sentence: wording(sentence) };
  };
  const rule = (id: string) => `${game.rulebook}#${id}`;
  const judged = createMemo(() => {
    const { outcome } = props.at;
    return outcome.is === 'wins' || outcome.is === 'loses' ? outcome : null;
  });
  const won = () => {
    const now = judged();
    return now?.is === 'wins' ? now : null;
  };
  const scored = () => {
    const now = judged();
    return ruleset.scoring !== null && now && now.score !== null ? now : null;
  };
  const choose = (sets: readonly SetTiles[]): void =>
    state.set(props.at.fit?.is === 'left' ? { left: sets } : { added: sets });
  const desk = (): string | null => {
    const { fit } = props.at;
    if (game.score === null || fit === null) return null;
    const { seat, round, supplement, last, first, way } = state.link();
    const hand = formatHand(fit.hand, seat);
    const link = { ...EMPTY_SCORE, hand, seat, round, supplement, last, first, way };
    return `${game.score}#${formatScoreLink(link)}`;
  };
  // One receipt per game, so each is labelled with its game.
  const billLabel = () => {
    const owner = words.seatName(state.link().seat, messageContext(), 'owner');
    return compareHand.billOf(scorePage.receipt.worth(owner), game.title);
  };
  let answered: HTMLParagraphElement | undefined;
  return (
    <li class="hand-answer" data-ruleset={game.id}>
      <div class="hand-answer-head">
        <h3>{game.title}</h3>
        <Show
          when={sees()}
          fallback={
            <Guess
              game={game.title}
              onGuess={(wins) => {
                state.guesses.guess(game.id, wins);
                answered?.focus();
              }}
            />
          }
        >
          <p class="hand-answer-badge" data-wins={won() ? '' : undefined}>
            {won() ? compareHand.wins : compareHand.loses}
            <Show when={ruleset.scoring && won()}>{(now) => <b>{words.scoreTotal(now().score)}</b>}</Show>
          </p>
        </Show>
      </div>
      <Show when={sees() && state.guesses.guessed(game.id) !== undefined}>
        <p
          ref={answered}
          class="hand-guessed"
          tabindex={-1}
          data-right={state.guesses.guessed(game.id) === (won() !== null) ? '' : undefined}
        >
          {compareHand.answer(state.guesses.guessed(game.id) === (won() !== null), won() !== null)}
        </p>
      </Show>
      <Show when={props.at.fit}>
        {(fit) => (
          <SetNote
            fit={fit()}
            need={wholeSize(ruleset)}
            rule={game.remarks.hand}
            seen={sees()}
            onChoose={choose}
          />
        )}
      </Show>
      <Show when={props.at.aside.length > 0}>
        <p class="hand-note">{compareHand.aside(props.at.aside.map((kind) => words.tileName(kind)))}</p>
      </Show>
      <Show when={sees()}>
        <Ruling at={props.at} entry={entry} messageContext={messageContext()} />
        <Show when={scored()}>
          {(now) => (
            <details class="hand-bill">
              <summary>{won() ? compareHand.lines.won : compareHand.lines.short}</summary>
              <ScoreReceipt
                label={billLabel()}
                judged={now()}
                seat={state.link().seat}
                round={state.link().round}
                direction={ruleset.direction}
                sumOf={ruleset.sumOf}
                {...{ entry, ruleHref: rule }}
                messageContext={messageContext()}
              />
              <Show when={desk()}>
                {(href) => (
                  <p class="hand-note">
                    <a href={href()}>{compareHand.desk}</a>
                  </p>
                )}
              </Show>
            </details>
          )}
        </Show>
      </Show>
    </li>
  );
}
