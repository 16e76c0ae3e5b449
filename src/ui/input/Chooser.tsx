import { For, type JSX, onMount } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../engine/action.ts';
import { ownTiles } from '../../engine/jokers.ts';
import type { Kind } from '../../engine/tiles.ts';
import { Piece } from '../Table/Piece.tsx';
import type { PendingQuestion, TableControls } from './table-controls.ts';
import './chooser.css';

/** Asks with which tiles to make a call that can be made in several ways. */
export function Chooser(props: {
  acting: TableControls;
  question: Extract<PendingQuestion, { is: 'choose' }>;
}): JSX.Element {
  const { acting } = props;
  const { place } = acting;
  const { call } = props.question;
  const terms = () => place.messageContext().terms;
  let first: HTMLButtonElement | undefined;
  onMount(() => first?.focus());
  /** Returns focus to the button of the call that opened the question. */
  const leave = () => {
    const root = place.root();
    if (root && !root.contains(document.activeElement)) {
      root.querySelector<HTMLElement>(`.actions [aria-keyshortcuts="${acting.keys()[call]}"]`)?.focus();
    }
  };
  const own = ({ seat }: Action): readonly Kind[] => place.view().seats[seat].concealed;
  /** The tiles shown for an action. One tile identifies a kong; with jokers all are shown. */
  const tiles = (action: Action): readonly Kind[] => {
    const { offer } = place.view().stage;
    switch (action.do) {
      case 'chow':
        return action.using;
      case 'pung':
        return action.using ?? (offer ? ownTiles(own(action), offer.tile, 2, action.jokers ?? 0) : []);
      case 'kong':
        return props.question.from.some((other) => 'jokers' in other)
          ? ownTiles(own(action), action.tile, offer ? 3 : 4, action.jokers ?? 0)
          : [action.tile];
      default:
        return [];
    }
  };
  /** Where some ways name their tiles, all do: a plain call too. */
  const named = (action: Action): Action => {
    if (action.do !== 'pung' || action.using || !props.question.from.some((other) => 'using' in other))
      return action;
    const [one, other] = tiles(action);
    return one === undefined || other === undefined ? action : { ...action, using: [one, other] };
  };
  return (
    <fieldset class="chooser">
      <legend>
        {call === 'kong'
          ? tableControls.ofWhich(terms().kong)
          : tableControls.withWhich(words.callName(call, terms()))}
      </legend>
      <For each={props.question.from}>
        {(action, i) => (
          <button
            type="button"
            class="button"
            aria-label={words.actionName(named(action), terms())}
            ref={(button) => {
              if (i() === 0) first = button;
            }}
            onClick={() => {
              acting.act(action);
              leave();
            }}
          >
            <For each={tiles(action)}>{(kind) => <Piece kind={kind} name="" />}</For>
          </button>
        )}
      </For>
      <button
        type="button"
        class="button"
        onClick={() => {
          acting.dismiss();
          leave();
        }}
      >
        {tableControls.cancel}
      </button>
    </fieldset>
  );
}
