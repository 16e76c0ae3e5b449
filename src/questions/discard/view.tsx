import { createSignal, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import type { QuestionProps } from '../kind.ts';
import { Check } from '../parts/Check.tsx';
import { HandBoard, type HandTileLook } from '../parts/HandBoard.tsx';
import { declaredText, seatText } from '../parts/hand-facts.ts';
import { takeTiles } from '../parts/tile-keys.ts';
import type { FullHand } from './rules.ts';

export function View(props: QuestionProps<FullHand>): JSX.Element {
  const hand = () => props.question.subject;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const tile = () => hand().concealed[chosen() ?? -1];
  const factsText = () =>
    sentences(
      seatText(props.context, hand()),
      declaredText(props.context, hand()),
      practiceQuestion.concepts.discard?.how ?? '',
    );
  const check = (): boolean => {
    const kind = tile();
    if (kind === undefined) return false;
    props.onAnswer([formatTile(kind)]);
    return true;
  };
  const press = (place: number): void => {
    if (props.reply !== null) return;
    if (chosen() === place) check();
    else setChosen(place);
  };
  const take = (kind: Kind): void => {
    const place = hand().concealed.lastIndexOf(kind);
    if (place >= 0) setChosen(place);
  };
  takeTiles(props.onKeys, { take, check });
  const look = (place: number): HandTileLook => {
    const kind = hand().concealed[place];
    if (props.reply === null || kind === undefined) return { lit: chosen() === place };
    const best = props.right.includes(formatTile(kind));
    return { lit: best, refused: !best && chosen() === place };
  };
  return (
    <>
      <HandBoard
        context={props.context}
        hand={hand()}
        factsText={factsText()}
        look={look}
        {...(!props.still && { onTile: press, pressed: (place: number) => chosen() === place })}
      />
      <Show when={!props.still}>
        <Check
          label={
            tile() === undefined
              ? (practiceQuestion.concepts.discard?.ask ?? '')
              : names.actionName({ do: 'discard', seat: hand().seat, tile: tile() ?? 0 }, props.context.terms)
          }
          ready={tile() !== undefined}
          onCheck={check}
          typed={practiceQuestion.session.typed}
        />
      </Show>
    </>
  );
}
