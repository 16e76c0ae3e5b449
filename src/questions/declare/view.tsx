import { type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import { type Kind, sortTiles } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import type { QuestionProps } from '../kind.ts';
import { Check } from '../parts/Check.tsx';
import { HandBoard, type HandTileLook } from '../parts/HandBoard.tsx';
import { declaredText } from '../parts/hand-facts.ts';
import { createSelection } from '../parts/selection.ts';
import { takeTiles } from '../parts/tile-keys.ts';
import type { Declarable } from './rules.ts';

/** Makes all tiles pressable, including the drawn one, which the text above names. */
export function View(props: QuestionProps<Declarable>): JSX.Element {
  const subject = () => props.question.subject;
  const concealed = () => sortTiles([...subject().concealed, subject().drawn]);
  const [picked, toggle] = createSelection<Kind>(
    (kind) => props.reply === null && concealed().includes(kind),
  );
  const check = (): boolean => {
    props.onAnswer(sortTiles(picked()).map((kind) => formatTile(kind)));
    return true;
  };
  takeTiles(props.onKeys, { take: toggle, check });
  const kindAt = (place: number): Kind => concealed()[place] ?? 0;
  const look = (place: number): HandTileLook => {
    const kind = formatTile(kindAt(place));
    if (props.reply === null) return { lit: picked().includes(kindAt(place)) };
    const isRight = props.right.includes(kind);
    return { lit: isRight, refused: !isRight && props.reply.includes(kind) };
  };
  const factsText = () =>
    sentences(
      declaredText(props.context, subject()),
      practiceQuestion.declare.drawn(names.theTile(subject().drawn)),
      practiceQuestion.declare.left(subject().left),
    );
  return (
    <>
      <HandBoard
        context={props.context}
        hand={{ seat: subject().seat, melds: subject().melds, concealed: concealed() }}
        factsText={factsText()}
        look={look}
        {...(!props.still && {
          onTile: (place: number) => toggle(kindAt(place)),
          pressed: (place: number) => picked().includes(kindAt(place)),
        })}
      />
      <Show when={!props.still}>
        <Check
          label={
            picked().length === 0
              ? practiceQuestion.declare.never
              : practiceQuestion.declare.with(picked().length)
          }
          onCheck={check}
          typed={practiceQuestion.session.typed}
        />
      </Show>
    </>
  );
}
