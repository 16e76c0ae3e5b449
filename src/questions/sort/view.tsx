import { createSignal, For, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { createRovingIndex } from '../../ui/roving-index.ts';
import { Tile } from '../../ui/Tile/Tile.tsx';
import type { QuestionProps } from '../kind.ts';
import { Check } from '../parts/Check.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { takeTiles } from '../parts/tile-keys.ts';
import { NONE, SPECIAL } from './answer.ts';
import { faultOf, laidText } from './sets.ts';

export function View(props: QuestionProps<ShownHand>): JSX.Element {
  const { ruleset } = props.context.generator;
  const hand = () => props.question.subject;
  const tiles = () => [...hand().concealed, hand().winning].sort((a, b) => a - b);
  const wanted = () => ruleset.deal.sets - hand().melds.length;
  const [laid, setLaid] = createSignal<readonly (readonly number[])[]>([]);
  const [picked, setPicked] = createSignal<readonly number[]>([]);
  const roving = createRovingIndex(laid);
  const kindsAt = (places: readonly number[]): Kind[] =>
    places.map((place) => tiles()[place] ?? 0).sort((a, b) => a - b);
  const isLaid = (place: number) => laid().some((set) => set.includes(place));
  const rest = () => tiles().flatMap((_, place) => (isLaid(place) ? [] : [place]));
  const press = (place: number): void => {
    if (props.reply !== null || isLaid(place) || laid().length === wanted()) return;
    const now = picked().includes(place) ? picked().filter((each) => each !== place) : [...picked(), place];
    if (now.length === 3) setLaid([...laid(), now]);
    setPicked(now.length === 3 ? [] : now);
  };
  const takeBack = (at: number): void => {
    if (props.reply === null) setLaid(laid().filter((_, i) => i !== at));
  };
  /** Error about the set laid last; empty if it is a set. */
  const setFault = (): string => {
    const last = kindsAt(laid().at(-1) ?? []);
    const fault = last.length > 0 ? faultOf(last) : null;
    return fault ? practiceQuestion.sort.noSet(names.tileList(last), fault) : '';
  };
  const check = (): boolean => {
    if (laid().length < wanted()) return false;
    props.onAnswer([laidText(laid().map(kindsAt), kindsAt(rest()))]);
    return true;
  };
  const hasOtherShapes = ruleset.wins.shapes.some(({ id }) => id !== 'standard');
  takeTiles(props.onKeys, {
    check,
    take: (kind) => {
      const place = tiles().findIndex((each, i) => each === kind && !isLaid(i) && !picked().includes(i));
      if (place >= 0) press(place);
    },
    other: (key) => {
      if (key === 'Backspace') takeBack(laid().length - 1);
      else if (key === '0') props.onAnswer([NONE]);
      else return false;
      return true;
    },
  });
  return (
    <>
      <HandBoard
        context={props.context}
        hand={{ ...hand(), concealed: tiles(), winning: undefined }}
        look={(place) => ({ lit: picked().includes(place), dim: isLaid(place) })}
        {...(!props.still && { onTile: press, pressed: (place: number) => picked().includes(place) })}
      />
      <Show when={!props.still}>
        <div class="answering-wide sorted-sets">
          <p class="aside" aria-live="polite">
            {laid().length === 0
              ? (practiceQuestion.concepts.sort?.how ?? '')
              : `${setFault()} ${practiceQuestion.sort.left(wanted() - laid().length)}`.trim()}
          </p>
          <ul
            role="toolbar"
            tabIndex={-1}
            aria-label={practiceQuestion.sort.laid}
            ref={roving.ref}
            onKeyDown={roving.onKeyDown}
            onFocusIn={roving.onFocusIn}
            onFocusOut={roving.onFocusOut}
          >
            <For each={laid()}>
              {(set, at) => (
                <li role="presentation">
                  <button
                    type="button"
                    class="plain-button"
                    tabIndex={-1}
                    data-odd={faultOf(kindsAt(set)) ? '' : undefined}
                    aria-label={practiceQuestion.sort.takeBack(names.tileList(kindsAt(set)))}
                    onClick={() => takeBack(at())}
                  >
                    <For each={kindsAt(set)}>{(kind) => <Tile kind={kind} name="" />}</For>
                    <Show when={props.reply === null}>
                      <Icon class="sorted-back" name="cross" />
                    </Show>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </div>
        <Check
          label={practiceQuestion.session.check}
          ready={laid().length === wanted()}
          onCheck={check}
          typed={practiceQuestion.session.typed}
          also={
            <>
              <Show when={hasOtherShapes && hand().melds.length === 0}>
                <button type="button" class="button" onClick={() => props.onAnswer([SPECIAL])}>
                  {practiceQuestion.sort.special}
                </button>
              </Show>
              <button type="button" class="button" onClick={() => props.onAnswer([NONE])}>
                {practiceQuestion.sort.impossible} <Key>0</Key>
              </button>
            </>
          }
        />
      </Show>
    </>
  );
}
