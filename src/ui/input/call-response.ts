/** Answers that a reader gives with tiles and words: a discard with its declaration, an exchange, a shown kong. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import type { Action } from '../../engine/action.ts';
import type { Seat } from '../../engine/seats.ts';
import { byPlace } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { concealedOf } from '../Table/places.ts';

/** A declaration that can be tried now. */
export interface SayableWord {
  readonly word: string;
  /** True if it will be made with the next discard. */
  readonly pressed: boolean;
}

export interface Main {
  readonly label: string;
  readonly onPress: (from?: Element | null) => void;
  /** True for a moment in which a press does nothing yet. */
  readonly early?: boolean;
}

export type TileInput = ReturnType<typeof createTileInput>;

/** Chosen indexes in the reader's hand, and who chose them. */
interface TileChoice {
  readonly places: readonly number[];
  readonly by: 'reader' | 'hint';
}

const NOTHING: TileChoice = { places: [], by: 'reader' };

/** Toggles an index; keeps at most the `most` latest. */
const togglePlace = (places: readonly number[], place: number, most: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].slice(-most);

export function createTileInput(at: {
  view: Accessor<View>;
  seat: Accessor<Seat>;
  act: (action: Action, from?: Element | null) => void;
  /** True if two tiles may be chosen for a chow while a tile is on offer; otherwise a second press tries a discard. */
  runs?: boolean;
  /** Called when discard is pressed without a chosen tile. */
  nothingChosen: (from?: Element | null) => void;
}) {
  const [choice, setChoice] = createSignal<TileChoice>(NOTHING);
  const selected = () => choice().places;
  const [saying, setSaying] = createSignal<string | null>(null);
  const own = createMemo(() => at.view().legal.filter((action) => action.seat === at.seat()));
  const row = createMemo(() => concealedOf(at.view(), at.seat()).tiles);
  const chosen = () => selected().flatMap((place) => row()[place] ?? []);
  const decides = () => at.view().stage.phase === 'deciding' && at.view().stage.seat === at.seat();
  /** The exchange to answer, with its number of tiles; null if there is none. */
  const giving = () => (own().some(({ do: does }) => does === 'exchange') ? at.view().stage.exchange : null);

  const discard = (from?: Element | null) => {
    const [tile] = chosen();
    const says = saying();
    if (tile === undefined) at.nothingChosen(from);
    else at.act({ do: 'discard', seat: at.seat(), tile, ...(says !== null && { says }) }, from);
  };
  const words = createMemo((): SayableWord[] => {
    const found = own().flatMap((action) =>
      action.do === 'say' ? [action.word] : action.do === 'discard' && action.says ? [action.says] : [],
    );
    // Forbidden declarations are offered too: trying one shows its refusal.
    return [...new Set([...at.view().words, ...found])].map((word) => ({ word, pressed: saying() === word }));
  });
  const main = createMemo((): Main | null => {
    const exchange = giving();
    if (exchange) {
      const onPress = (from?: Element | null) => {
        const tiles = [...chosen()].sort(byPlace);
        at.act({ do: 'exchange', seat: at.seat(), tiles }, from);
      };
      return { label: tableControls.give(exchange.count), onPress };
    }
    const show = own().find((action) => action.do === 'show');
    if (show) return { label: tableControls.show, onPress: (from) => at.act(show, from) };
    if (!decides()) return null;
    const says = saying();
    return {
      label: says === null ? tableControls.discard : tableControls.discardSaying(says),
      onPress: discard,
    };
  });

  return {
    /** Indexes of the chosen tiles in the reader's hand. */
    selected,
    /** Chooses tiles for the reader; the first press on one of them makes it the reader's own choice. */
    suggest: (places: readonly number[]) => setChoice({ places, by: 'hint' }),
    /** Clears the chosen tiles. */
    drop: () => setChoice(NOTHING),
    /** The chosen tiles. */
    chosen,
    words,
    /** Makes a declaration now or keeps it for the next discard; a second press cancels it. */
    say: (word: string, from?: Element | null) => {
      const alone = own().some((action) => action.do === 'say' && action.word === word);
      if (alone || !decides()) at.act({ do: 'say', seat: at.seat(), word }, from);
      else setSaying((now) => (now === word ? null : word));
    },
    /** Handles a press of a tile: the first chooses it, the second discards it. */
    press: (place: number, from?: Element | null) => {
      const exchange = giving();
      // Two tiles can be chosen for a chow, as many as are given for an exchange, else one.
      const several = exchange ? exchange.count : at.runs && at.view().stage.offer && !decides() ? 2 : 1;
      const { places, by } = choice();
      if (by === 'hint' && places.includes(place)) setChoice({ places, by: 'reader' });
      else if (several > 1) setChoice({ places: togglePlace(places, place, several), by: 'reader' });
      else if (places.length === 1 && places[0] === place) discard(from);
      else setChoice({ places: [place], by: 'reader' });
    },
    /** Handles a tile dragged out of the hand: discards it, unless an exchange is due. */
    dragged: (place: number, from?: Element | null) => {
      if (giving()) return;
      setChoice({ places: [place], by: 'reader' });
      discard(from);
    },
    /** The primary button, if the reader is to answer with tiles. */
    main,
    /** True if all tiles of an exchange are chosen; Enter on one of them then gives them instead of deselecting it. */
    complete: () => giving()?.count === selected().length,
    clear: () => {
      setChoice(NOTHING);
      setSaying(null);
    },
  };
}
