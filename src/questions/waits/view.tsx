import { type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { sentences } from '#i18n/sentences.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatTile } from '../../notation/tile-text.ts';
import { playedIn } from '../../puzzles/hands.ts';
import { Palette, type TileMark } from '../../ui/Palette/Palette.tsx';
import type { PracticeContext, QuestionProps } from '../kind.ts';
import { Check } from '../parts/Check.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { declaredText, isRanked, seatText } from '../parts/hand-facts.ts';
import { messageContext } from '../parts/message-context.ts';
import { createSelection } from '../parts/selection.ts';
import { takeTiles } from '../parts/tile-keys.ts';
import type { HandOneShort } from './winning-kinds.ts';

/** Shows a hand one tile short, and the seat about to discard. */
export function ShortHand(props: {
  hand: HandOneShort;
  context: PracticeContext;
  /** The minimum worth of a win, in words; null to leave it out. */
  least: string | null;
}): JSX.Element {
  const factsText = () => {
    const from = names.seatName(props.hand.from, messageContext(props.context, props.hand.seat), 'start');
    const asks =
      isRanked(props.context.generator.ruleset) && props.least !== null
        ? practiceQuestion.waits.fromYaku(from)
        : practiceQuestion.waits.from(from, props.least);
    return sentences(seatText(props.context, props.hand), declaredText(props.context, props.hand), asks);
  };
  return <HandBoard context={props.context} hand={{ ...props.hand, from: null }} factsText={factsText()} />;
}

export function View(props: QuestionProps<HandOneShort>): JSX.Element {
  const { ruleset } = props.context.generator;
  const kinds = playedIn(ruleset);
  const [picked, take] = createSelection<Kind>((kind) => props.reply === null && kinds.includes(kind));
  const check = (): boolean => {
    props.onAnswer(picked().map(formatTile));
    return true;
  };
  takeTiles(props.onKeys, { take, check });
  const fate = (kind: Kind): TileMark => {
    if (props.reply === null) return undefined;
    const [isKey, isChosen] = [props.right, props.reply].map((all) => all.includes(formatTile(kind)));
    return isKey ? (isChosen ? 'right' : 'missed') : isChosen ? 'wrong' : undefined;
  };
  const { minimum } = ruleset.wins;
  const least = () => (minimum ? names.amount(minimum.need, ruleset.scoring?.unit ?? '') : null);
  return (
    <>
      <ShortHand hand={props.question.subject} context={props.context} least={least()} />
      <Show when={!props.still}>
        <div class="answering-wide">
          <Palette
            class="picks"
            kinds={kinds}
            label={practiceQuestion.concepts.waits?.how ?? ''}
            isPicked={(kind) =>
              props.reply === null ? picked().includes(kind) : props.reply.includes(formatTile(kind))
            }
            mark={fate}
            onTile={take}
          />
        </div>
        <Check
          label={picked().length === 0 ? practiceQuestion.waits.nothing : practiceQuestion.session.check}
          onCheck={check}
          typed={practiceQuestion.session.typed}
        />
      </Show>
    </>
  );
}
