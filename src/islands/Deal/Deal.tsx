import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { both } from '../../compare/deal/start.ts';
import { type CompareDealWords, compareDealWordsIn } from '../../i18n/compare-deal.ts';
import { wordsIn } from '../../i18n/index.ts';
import type { RuleWords } from '../../i18n/words.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { ruleWords } from '../../ui/input/rulebook.ts';
import { QuickCheck } from '../QuickCheck/QuickCheck.tsx';
import { Answers } from './Answers.tsx';
import { Choosing } from './Choosing.tsx';
import { Parted } from './Divergence.tsx';
import { askedOf, startTold } from './deal-texts.ts';
import { Half } from './GamePanel.tsx';
import type { DealProps } from './props.ts';
import { Search } from './Search.tsx';
import { Steps } from './Steps.tsx';
import { createDealState, type DealState, type Open } from './state.ts';
import './deal.css';

/** One deal under two games, side by side, until a rule parts them. */
export function Deal(props: DealProps): JSX.Element {
  const say = compareDealWordsIn(props.lang);
  const state = createDealState(props);
  return (
    <div class="deal-page">
      <Choosing props={props} state={state} say={say} />
      <Show when={state.open()} keyed fallback={<p class="aside">{say.loading}</p>}>
        {(open) => <Played props={props} state={state} open={open} say={say} />}
      </Show>
      <Show when={state.open()}>
        {(open) => <Search props={props} open={open()} say={say} lang={props.lang} onFound={state.deal} />}
      </Show>
    </div>
  );
}

function Played(props: {
  props: DealProps;
  state: DealState;
  open: Open;
  say: CompareDealWords;
}): JSX.Element {
  const { open, say, state } = props;
  const { lang } = props.props;
  const words = wordsIn(lang);
  const asked = askedOf(open.seed, open.told, open.rulesets, words, say);
  const { parting } = open.told;
  const refused = parting?.forks.findIndex(({ refusal }) => refusal !== null) ?? -1;
  const reason = parting?.forks[refused]?.refusal;
  // The rulebook's words are fetched while one still looks on.
  const [entries, setEntries] = createSignal<readonly RuleWords[]>();
  onMount(() => {
    if (!reason) return;
    const { rule, also = [] } = reason;
    ruleWords(open.of[refused]?.book ?? '', [rule, ...also]).then(setEntries, () => setEntries([]));
  });
  const atParting = () => parting !== null && state.step() >= state.common();
  const answers = both(open.of, ({ title }, at) => ({
    html: say.only(title),
    text: say.isIn(title),
    right: asked?.right === at,
    why: '',
  }));
  return (
    <>
      <Start props={props.props} open={open} say={say} />
      <Steps state={state} say={say} parts={parting !== null} />
      <Show when={atParting() && asked}>
        {(question) => (
          <section class="deal-ask panel" aria-labelledby="deal-asks">
            <h2 id="deal-asks">{say.askTitle}</h2>
            <p class="ask">{question().ask}</p>
            <QuickCheck
              ask={question().ask}
              answers={answers}
              lang={lang}
              onAnswer={() => {
                state.answer();
                state.go(state.common() + 1);
              }}
            />
          </section>
        )}
      </Show>
      <Show when={parting === null && state.step() === state.common()}>
        <p class="deal-alike">{say.alike}</p>
      </Show>
      <Show when={state.parted()}>
        <Parted props={props.props} open={open} say={say} />
      </Show>
      <div class="deal-halves">
        <For each={[0, 1] as const}>
          {(at) => <Half at={at} open={open} state={state} say={say} lang={lang} entries={entries() ?? []} />}
        </For>
      </div>
      <Announcer text={`${say.place(state.step(), state.end())}.`} />
    </>
  );
}

/** What was done so that both could begin alike, and what differed before; folded, as it is the same for every deal. */
function Start(props: { props: DealProps; open: Open; say: CompareDealWords }): JSX.Element {
  const { open, say } = props;
  const { questions, before } = props.props;
  const differing = before
    .flatMap((at) => questions[at] ?? [])
    .filter(({ answers }) => new Set(open.games.map((id) => answers[id]?.says)).size > 1);
  return (
    <details class="deal-start">
      <summary>
        <h2>{say.startTitle}</h2>
      </summary>
      <For
        each={startTold(
          open.start,
          both(open.of, ({ title }) => title),
          say,
        )}
      >
        {(text) => <p>{text}</p>}
      </For>
      <Show when={differing.length > 0}>
        <h3>{say.beforeTitle}</h3>
        <For each={differing}>{(question) => <Answers question={question} open={open} say={say} />}</For>
      </Show>
    </details>
  );
}
