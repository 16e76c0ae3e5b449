import { createResource, createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { loadGame } from '../../rulesets/registry.ts';
import { Slip } from '../../views/Slip.tsx';
import { scorePageWordsIn } from '../../words/score-page.ts';
import './score.css';
import { Desk } from './Desk.tsx';

export interface ScoreProps {
  /** The language that is spoken. */
  readonly lang: string;
  /** The id of a game. */
  readonly game: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
}

/** Any hand of a game, laid out and scored as one lays it. */
export function Score(props: ScoreProps): JSX.Element {
  const say = scorePageWordsIn(props.lang);
  const [ready, setReady] = createSignal(false);
  onMount(() => setReady(true));
  const [game] = createResource(() => ready() && props.game, loadGame);
  return (
    <div class="score-page">
      <Switch>
        <Match when={game.error}>
          <Slip kind="note" head={say.failed.head} text={say.failed.text} />
        </Match>
        <Match when={game.latest}>{(loaded) => <Desk {...props} of={loaded()} />}</Match>
      </Switch>
    </div>
  );
}
