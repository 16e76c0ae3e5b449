import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { compareDeal } from '#i18n/compare-deal.ts';
import { both } from '../../compare/deal/start.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import { rulesNamed } from '../../i18n/refusal-text.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { ruleWords } from '../../ui/input/rulebook.ts';
import { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
import { Answers } from './Answers.tsx';
import { DealForm } from './DealForm.tsx';
import { Divergence } from './Divergence.tsx';
import { dealQuestionOf, startTexts } from './deal-texts.ts';
import { GamePanel } from './GamePanel.tsx';
import type { DealProps } from './props.ts';
import { Search } from './Search.tsx';
import { Steps } from './Steps.tsx';
import { createDealState, type DealState, type Open } from './state.ts';
import './deal.css';

/** Plays one deal under two games, side by side, until a rule makes them differ. */
export function Deal(props: DealProps): JSX.Element {
  const state = createDealState(props);
  return (
    <div class="deal-page">
      <DealForm props={props} state={state} />
      <Show when={state.open()} keyed fallback={<p class="aside">{compareDeal.loading}</p>}>
        {(open) => <DealInTwoGames props={props} state={state} open={open} />}
      </Show>
      <Show when={state.open()}>{(open) => <Search props={props} open={open()} onFound={state.deal} />}</Show>
    </div>
  );
}

function DealInTwoGames(props: { props: DealProps; state: DealState; open: Open }): JSX.Element {
  const { open, state } = props;
  const dealQuestion = dealQuestionOf(open.seed, open.deal, open.rulesets);
  const { parting } = open.deal;
  const refused = parting?.forks.findIndex(({ refusal }) => refusal !== null) ?? -1;
  const reason = parting?.forks[refused]?.refusal;
  // Fetch the rule texts early, while the reader steps through the common part.
  const [entries, setEntries] = createSignal<readonly RuleWords[]>();
  onMount(() => {
    if (!reason) return;
    ruleWords(open.of[refused]?.book ?? '', rulesNamed(reason)).then(setEntries, () => setEntries([]));
  });
  const atParting = () => parting !== null && state.step() >= state.common();
  const answers = both(open.of, ({ title }, at) => ({
    html: compareDeal.only(title),
    text: compareDeal.isIn(title),
    right: dealQuestion?.right === at,
    why: '',
  }));
  return (
    <>
      <Start props={props.props} open={open} />
      <Steps state={state} parts={parting !== null} />
      <Show when={atParting() && dealQuestion}>
        {(question) => (
          <section class="deal-ask panel" aria-labelledby="deal-asks">
            <h2 id="deal-asks">{compareDeal.askTitle}</h2>
            <p class="ask">{question().ask}</p>
            <QuickCheck
              ask={question().ask}
              answers={answers}
              onAnswer={() => {
                state.answer();
                state.go(state.common() + 1);
              }}
            />
          </section>
        )}
      </Show>
      <Show when={parting === null && state.step() === state.common()}>
        <p class="deal-alike">{compareDeal.alike}</p>
      </Show>
      <Show when={state.parted()}>
        <Divergence props={props.props} open={open} />
      </Show>
      <div class="deal-halves">
        <For each={[0, 1] as const}>
          {(at) => <GamePanel at={at} open={open} state={state} entries={entries() ?? []} />}
        </For>
      </div>
      <Announcer text={`${compareDeal.place(state.step(), state.end())}.`} />
    </>
  );
}

/**
 * Explains how both games were given the same start and what differed before it. Folded, because it is the same for
 * every deal.
 */
function Start(props: { props: DealProps; open: Open }): JSX.Element {
  const { open } = props;
  const { questions, before } = props.props;
  const differing = before
    .flatMap((at) => questions[at] ?? [])
    .filter(({ answers }) => new Set(open.games.map((id) => answers[id]?.says)).size > 1);
  return (
    <details class="deal-start">
      <summary>
        <h2>{compareDeal.startTitle}</h2>
      </summary>
      <For
        each={startTexts(
          open.start,
          both(open.of, ({ title }) => title),
        )}
      >
        {(text) => <p>{text}</p>}
      </For>
      <Show when={differing.length > 0}>
        <h3>{compareDeal.beforeTitle}</h3>
        <For each={differing}>{(question) => <Answers question={question} open={open} />}</For>
      </Show>
    </details>
  );
}
