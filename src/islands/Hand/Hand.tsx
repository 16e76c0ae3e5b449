import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { compareHand } from '#i18n/compare-hand.ts';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { winsThere } from '../../compare/hand/answer.ts';
import { sortTiles } from '../../engine/tiles.ts';
import { sizeOf, tilesOf } from '../../evaluation/hand.ts';
import { Choice } from '../../ui/Choice.tsx';
import { createTerms } from '../../ui/input/terms.ts';
import { Slip } from '../../ui/Slip.tsx';
import { EditableHand } from '../Score/EditableHand.tsx';
import { HandKeypad } from '../Score/HandKeypad.tsx';
import { takeOut } from '../Score/hand-builder.ts';
import { giverOf } from '../Score/hand-link.ts';
import { Verdict } from '../Score/Verdict.tsx';
import { WinCircumstances } from '../Score/WinCircumstances.tsx';
import { Answers } from './Answers.tsx';
import { Begin } from './Begin.tsx';
import type { LoadedHand } from './props.ts';
import { createHandState } from './state.ts';
import './hand.css';
import type { HeadAndText } from '../../i18n/message-context.ts';

/** The page of one hand, written or dealt, with every game's verdict. */
export function Hand(props: LoadedHand): JSX.Element {
  const state = createHandState(props);
  const terms = createTerms(() => compareHand.terms);
  const messageContext = () => ({ reader: null, dealer: 0, terms: terms() }) as const;
  const [refused, setRefused] = createSignal<HeadAndText | null>(null);
  createEffect(on(state.link, () => setRefused(null), { defer: true }));
  const size = () => (props.sizes.includes(sizeOf(state.hand())) ? sizeOf(state.hand()) : state.link().size);
  const of = () => ({ tiles: props.tiles, deal: { sets: Math.floor(size() / 3) } });
  const there = () => tilesOf(state.hand()).length > 0;

  /** Announcement when a new hand comes or the verdicts change. */
  const summary = (): string => {
    const answers = state.answers();
    if (!answers) return '';
    const sentence = compareHand.laid(words.tileList(sortTiles(tilesOf(state.hand()))));
    if (state.guesses.open()) return `${sentence} ${compareHand.ask}`;
    return compareHand.summary(
      answers.filter(winsThere).map(({ game }) => game.title),
      answers.length,
    );
  };
  const came = (): string => {
    const { seat, round } = state.link();
    const from = giverOf(state.way(), seat);
    return compareHand.came(
      words.seatName(seat, messageContext(), 'owner'),
      words.windName(round),
      from === null
        ? null
        : {
            owner: words.seatName(from, messageContext(), 'owner'),
            robbed: state.way().startsWith('robbing'),
          },
    );
  };
  // A complete hand is for guessing; an incomplete one needs the keypad open.
  const [laying, setLaying] = createSignal(there() && state.problem() !== null);
  createEffect(on(state.guesses.hand, (hand) => hand !== null && setLaying(false)));
  return (
    <div class="hand-page">
      <Begin examples={props.examples} rulesets={props.rulesets} />
      <Show when={state.broken() !== undefined}>
        <Slip kind="refused" {...scorePage.broken(state.broken() ?? '')} />
      </Show>
      <EditableHand
        hand={state.hand()}
        seat={state.link().seat}
        direction="counter-clockwise"
        messageContext={messageContext()}
        onTake={(taken) => state.laying.setHand(takeOut(state.hand(), taken))}
      />
      <div aria-live="assertive">
        <Show when={refused()}>{(why) => <Slip kind="refused" {...why()} />}</Show>
      </div>
      <Show when={state.problem()}>
        {(problem) => (
          <Verdict
            judged={problem()}
            unit={null}
            entry={(id) => ({ id, title: id, sentence: '' })}
            ruleHref={(id) => `#${id}`}
            empty={compareHand.empty}
            messageContext={messageContext()}
          />
        )}
      </Show>
      {/* Hidden while the list below asks the same; screen readers still hear it. */}
      <p class="hand-summary" role="status" classList={{ unseen: state.guesses.open() }}>
        {summary()}
      </p>
      <div class="hand-folds">
        <Show when={there()}>
          <details>
            <summary>{compareHand.how(came())}</summary>
            <div class="came">
              <WinCircumstances state={state} kong={terms().kong} bonus />
            </div>
          </details>
        </Show>
        <details open={laying()} onToggle={(event) => setLaying(event.currentTarget.open)}>
          <summary>{compareHand.lay}</summary>
          <div class="hand-lay">
            <Choice
              legend={compareHand.size}
              value={size()}
              values={props.sizes.map((each) => [each, compareHand.sized(each)] as const)}
              onChoose={(next) => state.set({ size: next })}
            />
            <HandKeypad of={of()} state={state.laying} terms={terms()} onRefused={setRefused} />
          </div>
        </details>
      </div>
      <Show when={there()}>
        <Answers state={state} />
      </Show>
    </div>
  );
}
