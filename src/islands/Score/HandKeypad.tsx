import { createMemo, createSignal, type JSX } from 'solid-js';
import { scorePage } from '#i18n/score-page.ts';
import { words } from '#i18n/words.ts';
import { copiesOf } from '../../engine/counts.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { isBonus, type Kind, type TileSet } from '../../engine/tiles.ts';
import { paletteOf } from '../../evaluation/evaluate.ts';
import { type HandSize, tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Palette } from '../../ui/Palette/Palette.tsx';
import { HandTextInput } from './HandTextInput.tsx';
import { add, type HandPlace, PLACES } from './hand-builder.ts';
import type { WrittenHandLink } from './hand-link.ts';
import './palette.css';
import type { HeadAndText } from '../../i18n/message-context.ts';

/** A place other than the hand that pressed tiles can go to, e.g. the indicators. */
interface TileDestination {
  readonly name: string;
  readonly onTile: (kind: Kind) => void;
}

/** Keypad with the game's tiles, which adds them to the hand, and the same hand as a text field. */
export function HandKeypad(props: {
  state: WrittenHandLink;
  /** The game's tile set and hand size. */
  of: HandSize & { readonly tiles: TileSet };
  terms: Terms;
  /** Other places a pressed tile can go to. */
  destinations?: readonly TileDestination[];
  /** Tiles in use elsewhere, e.g. as indicators. */
  gone?: readonly Kind[];
  onRefused: (why: HeadAndText) => void;
}): JSX.Element {
  const { state } = props;
  const [place, setPlace] = createSignal<HandPlace | number>('hand');
  const press = (kind: Kind): void => {
    const to = place();
    if (typeof to === 'number') {
      if (left(kind) > 0) props.destinations?.[to]?.onTile(kind);
      else props.onRefused(tooMany(kind));
      return;
    }
    if (state.read().is === 'unreadable') {
      props.onRefused({ head: scorePage.readFirst, text: '' });
      return;
    }
    const { seat } = state.link();
    const added = add(props.of, state.hand(), kind, to, seat, state.coming);
    if (added.is === 'added') {
      state.setHand(added.hand);
      if (to === 'winning') setPlace('hand');
    } else if (added.is === 'noRun') props.onRefused(scorePage.noRun(props.terms.chow, words.tileName(kind)));
    else if (added.is === 'full') props.onRefused(scorePage.full(wholeSize(props.of)));
    else if (added.is === 'strange') props.onRefused(scorePage.strange(words.tileName(kind)));
    else props.onRefused(scorePage.tooMany(added.kind, added.have, added.copies));
  };
  // Memoised, so that a change of the hand does not redraw the keypad and lose the focus.
  const tiles = createMemo(() => props.of.tiles);
  const kinds = createMemo(() => paletteOf({ tiles: tiles() }));
  const left = (kind: Kind): number =>
    (props.of.tiles[kind] ?? 0) - copiesOf(tilesOf(state.hand()), kind) - copiesOf(props.gone ?? [], kind);
  const tooMany = (kind: Kind): HeadAndText => {
    const copies = props.of.tiles[kind] ?? 0;
    return scorePage.tooMany(kind, copies + 1, copies);
  };
  const places = (): (readonly [HandPlace | number, string])[] => [
    ...PLACES.map((each) => {
      const names = {
        hand: scorePage.toHand,
        chow: props.terms.chow,
        pung: props.terms.pung,
        kong: props.terms.kong,
        'concealed-kong': scorePage.concealed(props.terms.kong),
        winning: scorePage.asWinning,
      };
      return [each, names[each]] as const;
    }),
    ...(props.destinations ?? []).map(({ name }, at) => [at, name] as const),
  ];
  const clear = (): void => {
    state.set({
      hand: '',
      way: 'draw',
      supplement: 'none',
      last: false,
      first: false,
      indicators: [],
      beneath: [],
    });
    setPlace('hand');
  };
  return (
    <>
      <Choice legend={scorePage.adds} value={place()} values={places()} onChoose={setPlace} />
      <Palette
        class="palette"
        kinds={kinds()}
        label={scorePage.palette}
        describedBy="palette-note"
        isOut={(kind) => left(kind) <= 0}
        onTile={press}
      />
      <p class="aside" id="palette-note">
        {scorePage.paletteNote}
      </p>
      <HandTextInput
        state={state}
        note={scorePage.typedNote(props.terms.kong, kinds().some(isBonus))}
        onClear={clear}
      />
    </>
  );
}
