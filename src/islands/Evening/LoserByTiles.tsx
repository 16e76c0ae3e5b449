import { createSignal, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { scorePage } from '#i18n/score-page.ts';
import { type Seat, windOf } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { tilesOf, wholeSize } from '../../evaluation/hand.ts';
import { othersOf } from '../../evaluation/others.ts';
import { readText } from '../../evaluation/parse.ts';
import { enteredLink } from '../../evening/entered-hand.ts';
import type { HeadAndText } from '../../i18n/message-context.ts';
import { EMPTY_SCORE, type ScoreLink } from '../../notation/score-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { Slip } from '../../ui/Slip.tsx';
import { EditableHand } from '../Score/EditableHand.tsx';
import { HandKeypad } from '../Score/HandKeypad.tsx';
import { takeOut } from '../Score/hand-builder.ts';
import { createHeldHand } from '../Score/hand-link.ts';
import type { EntryState } from './entry-state.ts';
import type { EveningPart } from './page-rules.ts';

/** A loser's hand, laid with the palette: it counts as the winner's does, without a tile that completes it. */
export function LoserByTiles(
  props: EveningPart & { entry: EntryState; seat: Seat; onTaken: () => void },
): JSX.Element {
  return (
    <Show when={props.entry.position()}>{(position) => <HandAt {...props} position={position()} />}</Show>
  );
}

type Place = NonNullable<ReturnType<EntryState['position']>>;

function HandAt(
  props: EveningPart & { entry: EntryState; seat: Seat; position: Place; onTaken: () => void },
): JSX.Element {
  const { entry, seat } = props;
  const { ruleset, table } = props.position;
  const wind = windOf(seat, table.dealer);
  const written = entry.draft().losers[seat];
  const handState = createHeldHand(
    {
      link: { ...EMPTY_SCORE, seat: wind, hand: typeof written === 'string' ? written : '' },
      broken: undefined,
    },
    () => {},
  );
  const [refused, setRefused] = createSignal<HeadAndText | null>(null);
  const messageContext = () => ({ reader: null, dealer: 0, terms: props.state.terms() }) as const;
  /** The hand of the winner, if it was laid, with those of the losers. */
  const link = (): ScoreLink => {
    const { winners, worth, losers, from } = entry.draft();
    const winner = winners[0] ?? 0;
    const won = worth[winner];
    const others = Object.fromEntries(
      Object.entries({ ...losers, [seat]: handState.link().hand }).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    );
    const text = won && 'hand' in won ? won.hand : '';
    try {
      return enteredLink(text, props.position, winner, from === 'draw' ? null : from, others);
    } catch (error) {
      if (!(error instanceof ShareError)) throw error;
      return enteredLink('', props.position, winner, null, others);
    }
  };
  const gone = (): readonly Kind[] => {
    const winner = readText(link().hand, link().seat);
    return [
      ...(winner.is === 'hand' ? tilesOf(winner.hand) : []),
      ...othersOf(ruleset, link()).flatMap((other, at) =>
        at !== wind && other.is === 'hand' ? tilesOf(other.hand) : [],
      ),
    ];
  };
  const read = () => othersOf(ruleset, link())[wind];
  /** What the hand still lacks, or has too much of. */
  const lacks = (): string => {
    const hand = read();
    if (hand.is === 'tooMany') return scorePage.others.tooMany(hand.kind, hand.copies);
    if (hand.is === 'hand' || hand.is === 'unreadable') return '';
    const need = wholeSize(ruleset) - 1;
    return scorePage.size(hand.is === 'size' ? hand.have : 0, need, '').head;
  };
  return (
    <div class="evening-hand">
      <EditableHand
        hand={handState.hand()}
        seat={wind}
        direction={ruleset.direction}
        messageContext={messageContext()}
        onTake={(taken) => handState.setHand(takeOut(handState.hand(), taken))}
      />
      <div aria-live="assertive">
        <Show when={refused()}>{(why) => <Slip kind="refused" {...why()} />}</Show>
      </div>
      <p class="row">
        <button
          type="button"
          class="button primary"
          disabled={read().is !== 'hand'}
          onClick={() => {
            entry.say({ losers: { ...entry.draft().losers, [seat]: handState.link().hand } });
            props.onTaken();
          }}
        >
          {say.enter.takeHand}
        </button>
        <span>{lacks()}</span>
      </p>
      <HandKeypad
        of={ruleset}
        state={handState}
        terms={props.state.terms()}
        gone={gone()}
        onRefused={setRefused}
      />
    </div>
  );
}
