import { createSignal, type JSX, Show } from 'solid-js';
import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import type { Kind } from '../../engine/tiles.ts';
import { formatTile, tileCalled } from '../../notation/tile-text.ts';
import { playedIn } from '../../puzzles/hands.ts';
import type { NonWinningHand } from '../../puzzles/proof/exchanges.ts';
import { Palette, type TileMark } from '../../ui/Palette/Palette.tsx';
import type { QuestionProps } from '../kind.ts';
import { Check } from '../parts/Check.tsx';
import { HandBoard } from '../parts/HandBoard.tsx';
import { seatText } from '../parts/hand-facts.ts';
import { takeTiles } from '../parts/tile-keys.ts';

export function View(props: QuestionProps<NonWinningHand>): JSX.Element {
  const kinds = playedIn(props.context.generator.ruleset);
  const hand = () => props.question.subject;
  const [goes, setGoes] = createSignal<number | null>(null);
  const [comes, setComes] = createSignal<Kind | null>(null);
  const out = (): Kind | undefined => hand().concealed[goes() ?? -1];
  const isOpen = () => props.reply === null;
  const pressHand = (place: number) => isOpen() && setGoes((now) => (now === place ? null : place));
  const pressTile = (kind: Kind) => isOpen() && setComes((now) => (now === kind ? null : kind));
  const check = (): boolean => {
    const [from, to] = [out(), comes()];
    if (from === undefined || to === null) return false;
    props.onAnswer([`${formatTile(from)}>${formatTile(to)}`]);
    return true;
  };
  const take = (kind: Kind): void => {
    const place = hand().concealed.indexOf(kind);
    if (goes() === null && place >= 0) setGoes(place);
    else if (kinds.includes(kind)) setComes(kind);
  };
  takeTiles(props.onKeys, { take, check });
  const answered = () => (props.reply ?? []).flatMap((each) => each.split('>').map(tileCalled));
  const fate = (kind: Kind): TileMark => {
    if (props.reply === null) return undefined;
    const [from, to] = answered();
    if (kind !== to) return undefined;
    return props.right.includes(`${formatTile(from ?? 0)}>${formatTile(to)}`) ? 'right' : 'wrong';
  };
  const label = () => {
    const [from, to] = [out(), comes()];
    if (from === undefined) return practiceQuestion.mend.goes;
    return to === null
      ? practiceQuestion.mend.comes(names.theTile(from))
      : practiceQuestion.mend.does(names.theTile(from), names.theTile(to));
  };
  return (
    <>
      <HandBoard
        context={props.context}
        hand={hand()}
        factsText={`${seatText(props.context, hand())} ${practiceQuestion.mend.drawn}`}
        look={(place) => ({ lit: goes() === place })}
        {...(!props.still && { onTile: pressHand, pressed: (place: number) => goes() === place })}
      />
      <Show when={!props.still}>
        <div class="answering-wide">
          <Palette
            class="picks"
            kinds={kinds}
            label={practiceQuestion.concepts.mend?.how ?? ''}
            isPicked={(kind) => comes() === kind}
            mark={fate}
            onTile={pressTile}
          />
        </div>
        <Check
          label={label()}
          ready={out() !== undefined && comes() !== null}
          onCheck={check}
          typed={practiceQuestion.session.typed}
        />
      </Show>
    </>
  );
}
