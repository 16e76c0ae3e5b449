import { createResource, For, type JSX, lazy, Match, onMount, Show, Suspense, Switch } from 'solid-js';
import { refusalText } from '../../acting/refusal.ts';
import { ruleWords } from '../../acting/rulebook.ts';
import type { Action } from '../../engine/action.ts';
import { ownTiles } from '../../engine/jokers.ts';
import { bySeat } from '../../engine/seats.ts';
import { createMatch } from '../../sessions/match.ts';
import { ClaimWindow } from '../../views/ClaimWindow/ClaimWindow.tsx';
import { Slip } from '../../views/Slip.tsx';
import { Piece } from '../../views/Table/Piece.tsx';
import type { Desk, Note } from './desk.ts';
import { Ending } from './Ending.tsx';
import type { Told } from './told.ts';
import { Unopened } from './Unopened.tsx';
import './told.css';

/** Games whose hands are worth one thing only never load it. */
const Receipts = lazy(async () => ({ default: (await import('./Receipts.tsx')).Receipts }));

/** Games of which nothing but the money outlasts a hand never load it. */
const MatchLedger = lazy(async () => ({ default: (await import('./MatchLedger.tsx')).MatchLedger }));

/** The sheet beside the table: answers first, then the claim window, at the end who pays whom. */
export function ToldPanel(props: {
  desk: Desk;
  told: Told;
  book: string;
  rule: (id: string) => string;
}): JSX.Element {
  const { state, note, telling, words, say } = props.desk;
  const [answer] = createResource(state.refused, (refused) =>
    refusalText(props.book, state.own(), refused, words, telling()),
  );
  const answered = () => note() !== null || state.refused() !== null || props.desk.broken() !== undefined;
  /** Wins that are worth several things, so that their sum has to be told. */
  const manifold = () =>
    props.told
      .wins()
      .filter(({ score }) => new Set(score.lines.map(({ pattern, part }) => `${pattern} ${part}`)).size > 1);
  const standing = () => {
    const { outcome } = state.view().stage;
    return outcome?.is === 'won' ? outcome.standing : bySeat(() => null);
  };
  const hands = createMatch(state);
  const keepsLedger = () => state.hand().ruleset.clauses.some(({ lasts }) => lasts === 'match');
  const insist = () => {
    const wrong = state.refused();
    if (wrong) props.desk.act({ ...wrong.action, despite: wrong.reason.rule });
  };

  return (
    <div class="play-told panel" data-answer={answered() ? '' : undefined}>
      <div aria-live="polite">
        <Show when={props.desk.broken()}>
          {(broken) => <Unopened desk={props.desk} broken={broken()} rule={props.rule} />}
        </Show>
        <Show when={state.refused() ? answer.latest : null}>
          {(told) => (
            <Slip
              kind="refused"
              head={told().head}
              text={told().text}
              rule={{ id: told().rule, href: props.rule(told().rule) }}
            >
              <Show when={state.refused()?.price}>
                {(price) => (
                  <div class="ruling-answers">
                    <button type="button" class="button" onClick={props.desk.dismiss}>
                      {say.takeBack}
                    </button>
                    <button type="button" class="button" onClick={insist}>
                      {say.anyway(words.payments(price().payments, telling()))}
                    </button>
                  </div>
                )}
              </Show>
            </Slip>
          )}
        </Show>
        <Show when={note()} keyed>
          {(told) => (
            <Switch>
              <Match when={told.is === 'first'}>
                <Slip kind="note" head={say.chooseFirst} text={say.chooseFirstText} />
              </Match>
              <Match when={told.is === 'caution' && told}>
                {(caution) => (
                  <Warning desk={props.desk} caution={caution()} book={props.book} rule={props.rule} />
                )}
              </Match>
              <Match when={told.is === 'hint' && told}>
                {(hint) => <Slip kind="note" head={hint().head} text={hint().text} />}
              </Match>
              <Match when={told.is === 'choose' && told}>
                {(choice) => <Chooser desk={props.desk} call={choice().call} from={choice().from} />}
              </Match>
            </Switch>
          )}
        </Show>
      </div>
      <Show
        when={state.ended() ? state.view().stage.outcome : null}
        fallback={
          <>
            <Show when={!state.live()}>
              <p class="play-past">
                <b>{say.past}.</b> {say.pastText}
              </p>
            </Show>
            <ClaimWindow {...props.told.panel()} words={words} telling={telling()} rule={props.rule} />
          </>
        }
      >
        {(outcome) => (
          <Ending
            outcome={outcome()}
            paid={props.told.paid()}
            book={props.book}
            view={state.view()}
            words={words}
            say={say}
            telling={telling()}
            rule={props.rule}
            ledger={
              keepsLedger() ? (
                <Suspense>
                  <MatchLedger {...props} hands={hands()} />
                </Suspense>
              ) : null
            }
          >
            <Show when={props.told.wins().length > 0 && !props.desk.proof()}>
              <button type="button" class="button" onClick={() => props.desk.setProof(true)}>
                {say.ended.show}
              </button>
            </Show>
            <Show when={manifold().length > 0}>
              <Suspense>
                <Receipts
                  desk={props.desk}
                  wins={manifold()}
                  standing={standing()}
                  book={props.book}
                  rule={props.rule}
                />
              </Suspense>
            </Show>
          </Ending>
        )}
      </Show>
    </div>
  );
}

/** What one should know before doing what is allowed. */
function Warning(props: {
  desk: Desk;
  caution: Extract<Note, { is: 'caution' }>;
  book: string;
  rule: (id: string) => string;
}): JSX.Element {
  const { words, say } = props.desk;
  const [entry] = createResource(
    () => props.caution.reason.rule,
    async (id) => (await ruleWords(props.book, [id]))[0],
  );
  const id = () => props.caution.reason.rule;
  return (
    <Slip
      kind="note"
      head={entry.latest ? `${entry.latest.title}.` : ''}
      text={entry.latest?.sentence}
      rule={{ id: id(), href: props.rule(id()) }}
    >
      <div class="ruling-answers">
        <button type="button" class="button" onClick={props.desk.dismiss}>
          {say.takeBack}
        </button>
        <button type="button" class="button" onClick={() => props.desk.actAllTheSame(props.caution.action)}>
          {say.allTheSame(words.actionName(props.caution.action, props.desk.terms()))}
        </button>
      </div>
    </Slip>
  );
}

/** Where a call can be made in several ways. */
function Chooser(props: { desk: Desk; call: string; from: readonly Action[] }): JSX.Element {
  let first: HTMLButtonElement | undefined;
  const { words, say } = props.desk;
  onMount(() => first?.focus());
  const terms = () => props.desk.terms();
  /** One tile says which Kong; with jokers among them all are shown. */
  const tiles = (action: Action) => {
    const { offer } = props.desk.state.own().stage;
    switch (action.do) {
      case 'chow':
        return action.using;
      case 'pung':
        return offer ? ownTiles(offer.tile, 2, action.jokers ?? 0) : [];
      case 'kong':
        return props.from.some((other) => 'jokers' in other)
          ? ownTiles(action.tile, offer ? 3 : 4, action.jokers ?? 0)
          : [action.tile];
      default:
        return [];
    }
  };
  return (
    <fieldset class="chooser">
      <legend>
        {props.call === 'kong'
          ? say.ofWhich(terms().kong)
          : say.withWhich(terms()[props.call === 'pung' ? 'pung' : 'chow'])}
      </legend>
      <For each={props.from}>
        {(action, i) => (
          <button
            type="button"
            class="button"
            aria-label={words.actionName(action, terms())}
            ref={(button) => {
              if (i() === 0) first = button;
            }}
            onClick={() => props.desk.act(action)}
          >
            <For each={tiles(action)}>{(kind) => <Piece kind={kind} name="" />}</For>
          </button>
        )}
      </For>
      <button type="button" class="button" onClick={props.desk.dismiss}>
        {say.cancel}
      </button>
    </fieldset>
  );
}
