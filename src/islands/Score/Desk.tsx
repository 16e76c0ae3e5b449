import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import type { Game } from '../../engine/game.ts';
import type { Kind } from '../../engine/tiles.ts';
import { indicatorsOf } from '../../evaluation/evaluate.ts';
import type { HeadAndText, RuleWords } from '../../i18n/message-context.ts';
import { MOST_INDICATORS } from '../../notation/score-link.ts';
import { still } from '../../storage/reduced-motion.ts';
import { type RuleBook, ruleBook } from '../../ui/input/rulebook.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { createFetched } from '../../ui/lazy.ts';
import { Slip } from '../../ui/Slip.tsx';
import { Circumstances } from './Circumstances.tsx';
import { EditableHand } from './EditableHand.tsx';
import { HandKeypad } from './HandKeypad.tsx';
import { takeOut } from './hand-builder.ts';
import { INDICATORS, type IndicatorRowName } from './IndicatorRows.tsx';
import { createScoreState, type ScoreState } from './page.ts';
import type { ScoreProps } from './props.ts';
import { ScoreReceipt } from './ScoreReceipt.tsx';
import { Verdict } from './Verdict.tsx';

/** The score desk: the hand, its circumstances and its receipt. */
export function Desk(
  props: ScoreProps & {
    of: Game;
    /** What stands below the desk, beside the receipt. */
    below?: (state: ScoreState, book: RuleBook | null) => JSX.Element;
  },
): JSX.Element {
  const state = createScoreState(props.of);
  const terms = createTerms(() => state.ruleset().terms);
  const messageContext = () => ({ reader: null, dealer: 0, terms: terms() }) as const;
  const book = createFetched(() => props.book, ruleBook);
  const entry = (id: string): RuleWords => ({
    id,
    title: id,
    sentence: '',
    ...book()?.[id],
  });
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [refused, setRefused] = createSignal<HeadAndText | null>(null);
  createEffect(on(state.link, () => setRefused(null), { defer: true }));

  const whole = () => {
    const judged = state.judged();
    return judged.is === 'wins' || (judged.is === 'loses' && judged.score !== null) ? judged : null;
  };

  const indicatorPlace = (row: IndicatorRowName) => ({
    name: scorePage.indicators[row],
    onTile: (kind: Kind) => {
      const tiles = state.link()[row];
      if (tiles.length < MOST_INDICATORS) state.set({ [row]: [...tiles, kind] });
      else setRefused(scorePage.noMoreIndicators(MOST_INDICATORS));
    },
  });

  let result: HTMLHeadingElement | undefined;
  const showReceipt = (): void => {
    result?.scrollIntoView({ behavior: still() ? 'auto' : 'smooth', block: 'start' });
    result?.focus({ preventScroll: true });
  };

  return (
    <>
      <div class="score-desk">
        <section class="score-build" aria-label={scorePage.build}>
          <Show when={state.broken()}>{(why) => <Slip kind="refused" {...scorePage.broken(why())} />}</Show>
          <Show when={state.misruled()}>
            {(why) => <Slip kind="refused" {...scorePage.misruled(why())} />}
          </Show>
          <EditableHand
            hand={state.hand()}
            seat={state.link().seat}
            direction={state.ruleset().direction}
            messageContext={messageContext()}
            onTake={(taken) => state.setHand(takeOut(state.hand(), taken))}
          />
          <div aria-live="assertive">
            <Show when={refused()}>{(why) => <Slip kind="refused" {...why()} />}</Show>
          </div>
          <Verdict
            judged={state.judged()}
            unit={state.ruleset().scoring?.unit ?? ''}
            onReceipt={showReceipt}
            {...{ entry, ruleHref: rule }}
            messageContext={messageContext()}
          />
          <HandKeypad
            of={state.ruleset()}
            {...{ state }}
            terms={terms()}
            destinations={state.ruleset().indicators ? INDICATORS.map(indicatorPlace) : []}
            gone={indicatorsOf(state.ruleset(), state.link())}
            onRefused={setRefused}
          />
        </section>
        <section class="score-came" aria-label={scorePage.came}>
          <Circumstances
            game={props.of}
            {...{ state, entry, ruleHref: rule }}
            messageContext={messageContext()}
          />
        </section>
      </div>
      {props.below?.(state, book())}
      <Show when={whole()}>
        {(judged) => (
          <div class="score-result">
            <h2 ref={result} tabindex={-1}>
              {scorePage.receipt.worth(words.seatName(state.link().seat, messageContext(), 'owner'))}
            </h2>
            <ScoreReceipt
              judged={judged()}
              seat={state.link().seat}
              round={state.link().round}
              direction={state.ruleset().direction}
              sumOf={state.ruleset().sumOf}
              {...{ entry, ruleHref: rule }}
              messageContext={messageContext()}
            />
          </div>
        )}
      </Show>
    </>
  );
}
