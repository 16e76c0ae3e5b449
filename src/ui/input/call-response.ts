/** What a reader answers with tiles and words: a discard and what is said with it, an exchange, a kong shown. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { tableControls } from '#i18n/table-controls.ts';
import type { Action } from '../../engine/action.ts';
import type { Seat } from '../../engine/seats.ts';
import { byPlace, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';
import { concealedOf } from '../Table/places.ts';

/** A word that one may try to say now. */
export interface SayableWord {
  readonly word: string;
  /** It will be said with the next discard. */
  readonly pressed: boolean;
}

export interface Main {
  readonly label: string;
  readonly onPress: (from?: Element | null) => void;
}

export interface CallResponse {
  /** Places of the own hand that are chosen. */
  readonly selected: Accessor<readonly number[]>;
  /** Chooses tiles for the reader, who has not picked them: the first press of one picks it. */
  readonly suggest: (places: readonly number[]) => void;
  /** Lets go of what is chosen. */
  readonly drop: () => void;
  /** The tiles that lie there. */
  readonly chosen: Accessor<readonly Kind[]>;
  readonly words: Accessor<readonly SayableWord[]>;
  /** Says a word, or keeps it for the next discard; a second time, lets it be. */
  readonly say: (word: string, from?: Element | null) => void;
  /** A tile of the own hand was pressed: it is chosen, and the second time discarded. */
  readonly press: (place: number, from?: Element | null) => void;
  /** A tile of the own hand was dragged out of it: it is discarded, where a discard is what tiles answer with. */
  readonly dragged: (place: number, from?: Element | null) => void;
  /** The answer that goes on, where it is the reader's to give one with tiles. */
  readonly main: Accessor<Main | null>;
  /** All tiles of an exchange are chosen: Enter on one of them gives them, and does not let it go again. */
  readonly complete: Accessor<boolean>;
  readonly clear: () => void;
}

/** Places of the own hand, and who chose them. */
interface TileChoice {
  readonly places: readonly number[];
  readonly by: 'reader' | 'hint';
}

const NOTHING: TileChoice = { places: [], by: 'reader' };

/** One place more, or less where it was there; never more than so many, the latest of them. */
const toggled = (places: readonly number[], place: number, most: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].slice(-most);

export function createAnswer(at: {
  view: Accessor<View>;
  seat: Accessor<Seat>;
  act: (action: Action, from?: Element | null) => void;
  /** While a tile lies there two may be chosen, for a run; else the second press tries to discard, and is answered. */
  runs?: boolean;
  /** Discard was pressed without a tile. */
  nothingChosen: (from?: Element | null) => void;
}): CallResponse {
  const [choice, setChoice] = createSignal<TileChoice>(NOTHING);
  const selected = () => choice().places;
  const [saying, setSaying] = createSignal<string | null>(null);
  const own = createMemo(() => at.view().legal.filter((action) => action.seat === at.seat()));
  const row = createMemo(() => concealedOf(at.view(), at.seat()).tiles);
  const chosen = () => selected().flatMap((place) => row()[place] ?? []);
  const decides = () => at.view().stage.phase === 'deciding' && at.view().stage.seat === at.seat();
  /** How many tiles are to be given, where that is asked. */
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
    // What is forbidden is tried like the rest, and answered.
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
    selected,
    suggest: (places) => setChoice({ places, by: 'hint' }),
    drop: () => setChoice(NOTHING),
    chosen,
    words,
    say: (word, from) => {
      const alone = own().some((action) => action.do === 'say' && action.word === word);
      if (alone || !decides()) at.act({ do: 'say', seat: at.seat(), word }, from);
      else setSaying((now) => (now === word ? null : word));
    },
    press: (place, from) => {
      const exchange = giving();
      // For a run one chooses two, for an exchange as many as are given.
      const several = exchange ? exchange.count : at.runs && at.view().stage.offer && !decides() ? 2 : 1;
      const { places, by } = choice();
      if (by === 'hint' && places.includes(place)) setChoice({ places, by: 'reader' });
      else if (several > 1) setChoice({ places: toggled(places, place, several), by: 'reader' });
      else if (places.length === 1 && places[0] === place) discard(from);
      else setChoice({ places: [place], by: 'reader' });
    },
    dragged: (place, from) => {
      if (giving()) return;
      setChoice({ places: [place], by: 'reader' });
      discard(from);
    },
    main,
    complete: () => giving()?.count === selected().length,
    clear: () => {
      setChoice(NOTHING);
      setSaying(null);
    },
  };
}
