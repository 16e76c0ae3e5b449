import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ownMoments } from '#i18n/own-moments.ts';
import { review } from '#i18n/review.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { YOU } from '../../sessions/hand.ts';
import type { MarkedMove } from '../../ui/input/table-controls.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Tile } from '../../ui/Tile/Tile.tsx';
import { DiscardList } from './DiscardList.tsx';
import type { PlaySession } from './play-session.ts';
import { type ReviewedMoment, reviewOf } from './review.ts';
import './review.css';

/** Review of the reader's play: tiles short of a win, and the costliest moments, each with a button to go back to it. */
export function Review(props: {
  desk: PlaySession;
  /** Returns the URL of a rule. */
  ruleHref: (id: string) => string;
}): JSX.Element {
  const { session, messageContext, lookAt, goThrough, endedHere, duel } = props.desk;
  const found = createMemo(() => reviewOf(session.setting().ruleset, session.history(), session.seat));
  const won = () => found().lacked === 0;
  /** Frames of the decisions that come back as questions: those with a better move. */
  const frames = () =>
    found().moments.flatMap(({ at, better, cost, mistake }) => (better && (cost || mistake) ? [at] : []));
  const [comeBack, setComeBack] = createSignal(0);
  createEffect(() => {
    const isOwn = endedHere() && duel() === null && session.seat === YOU;
    const [hand, history, decisions] = [session.setting(), session.history(), frames()];
    if (!isOwn || decisions.length === 0) return;
    void import('./own-moments.ts').then(
      ({ keepDecisions }) => setComeBack(keepDecisions(hand, history, decisions)),
      console.warn,
    );
  });
  return (
    <section class="review" aria-label={review.title(won())}>
      <Show when={found().moments.length > 0}>
        <h2>{review.title(won())}</h2>
      </Show>
      <Show when={!won() || found().moments.length === 0}>
        <p>
          {review.near(found().lacked)} {found().moments.length === 0 ? review.none : ''}
        </p>
      </Show>
      <ol class="moments">
        <For each={found().moments}>
          {(moment) => {
            const reason = () => reasonOf(moment, messageContext());
            const moves = () => movesOf(moment, messageContext());
            return (
              <li>
                <p class="moment-moves">
                  <MoveWithTile
                    label={review.done(moves().done)}
                    tile={tileOfMove(moment.action, moves().done.tile)}
                  />
                  <Show when={moves().better}>
                    {(better) => (
                      <MoveWithTile
                        label={review.better(better())}
                        tile={tileOfMove(better().move, null)}
                        isBetter
                      />
                    )}
                  </Show>
                </p>
                <p>
                  {reason()}{' '}
                  <Show when={moment.mistake}>
                    {(mistake) => (
                      <For each={[mistake().reason.rule, ...(mistake().reason.also ?? [])]}>
                        {(id) => <RuleLink id={id} href={props.ruleHref(id)} />}
                      </For>
                    )}
                  </Show>
                </p>
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    lookAt(
                      moment.at,
                      `${review.both(moves().done, moves().better)} ${reason()}`,
                      marksOf(moment),
                    )
                  }
                >
                  {review.look}
                  <span class="unseen">: {review.both(moves().done, moves().better)}</span>
                </button>
              </li>
            );
          }}
        </For>
      </ol>
      <Show when={comeBack() > 0}>
        <p class="aside">{ownMoments.comeBack(comeBack())}</p>
      </Show>
      <DiscardList desk={props.desk} />
      <button type="button" class="button" onClick={goThrough}>
        {review.again}
      </button>
    </section>
  );
}

/** A move in words and with its tile. */
function MoveWithTile(props: { label: string; tile: Kind | null; isBetter?: true }): JSX.Element {
  return (
    <span data-better={props.isBetter ? '' : undefined}>
      {props.label}{' '}
      <Show when={props.tile !== null}>
        <Tile kind={props.tile ?? 0} size="text" name={words.tileName(props.tile ?? 0)} />
      </Show>
    </span>
  );
}

/** The tile to show with a move: the one discarded or declared, or the one that was on offer. */
const tileOfMove = (action: Action, offer: Kind | null): Kind | null =>
  action.do === 'discard' || action.do === 'kong' ? action.tile : offer;

function movesOf({ action, better, view }: ReviewedMoment, { terms }: MessageContext) {
  const tile = view.stage.offer?.tile ?? null;
  return { done: { move: action, tile, terms }, better: better && { move: better, tile, terms } };
}

const marksOf = ({ action, better }: ReviewedMoment): MarkedMove[] => [
  { action, as: 'done' },
  ...(better ? [{ action: better, as: 'better' } as const] : []),
];

/** Why this moment cost something, in sentences. */
function reasonOf(moment: ReviewedMoment, messageContext: MessageContext): string {
  return [
    mistakeText(moment, messageContext),
    dealInText(moment, messageContext),
    lossText(moment, messageContext),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** What a mistake cost the seat that insisted on it. */
function mistakeText({ mistake, action }: ReviewedMoment, { terms }: MessageContext): string {
  if (!mistake) return '';
  const { price, isVoid } = mistake;
  const paid = price.payments.reduce((sum, { from, amount }) => sum + (from === action.seat ? amount : 0), 0);
  return review.mistake({ paid, final: price.final ?? null, isVoid, unit: terms.money });
}

function dealInText({ dealIn, better, view }: ReviewedMoment, messageContext: MessageContext): string {
  if (!dealIn) return '';
  const { seat, score } = dealIn.win;
  const winner = words.seatName(seat, messageContext);
  const text = review.dealIn(
    dealIn.tile,
    winner,
    score.lines.length > 0 ? words.scoreTotal(score) : null,
    dealIn.open,
  );
  const word = view.declarations[seat];
  if (dealIn.safe && better?.do === 'discard' && word)
    return `${text} ${review.safer(winner, word, better.tile, dealIn.safe.why)}`;
  if (dealIn.advised) return `${text} ${review.advised}`;
  // Two open sets, or a word, are a warning; what they say stands in the text already.
  return dealIn.open < 2 && !word ? `${text} ${review.unwarned}` : text;
}

function lossText(moment: ReviewedMoment, { terms }: MessageContext): string {
  const { action, better, cost, view } = moment;
  if (!cost || !better) return '';
  return review.loss({ done: action, better, tile: view.stage.offer?.tile ?? null, terms, ...cost });
}
