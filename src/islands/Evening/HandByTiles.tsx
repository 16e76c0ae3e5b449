import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { evening as say } from '#i18n/evening.ts';
import { scorePage } from '#i18n/score-page.ts';
import { type BySeat, bySeat, type Seat, windOf } from '../../engine/seats.ts';
import { allTiles, isBonus, type Kind } from '../../engine/tiles.ts';
import { indicatorsOf, judge } from '../../evaluation/evaluate.ts';
import { tilesOf } from '../../evaluation/hand.ts';
import { othersOf } from '../../evaluation/others.ts';
import { enteredLink, handTextOf, wayFrom } from '../../evening/entered-hand.ts';
import type { HeadAndText } from '../../i18n/message-context.ts';
import { formatHand } from '../../notation/hand.ts';
import { EMPTY_SCORE, MOST_INDICATORS, type ScoreLink } from '../../notation/score-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { Slip } from '../../ui/Slip.tsx';
import { EditableHand } from '../Score/EditableHand.tsx';
import { FactTicks } from '../Score/FactTicks.tsx';
import { HandKeypad } from '../Score/HandKeypad.tsx';
import { takeOut } from '../Score/hand-builder.ts';
import { createHeldHand, winningBy } from '../Score/hand-link.ts';
import { INDICATORS, type IndicatorRowName, IndicatorRows } from '../Score/IndicatorRows.tsx';
import { Verdict } from '../Score/Verdict.tsx';
import { LastAndFirst, SupplementChoice } from '../Score/win-ticks.tsx';
import type { EntryState } from './entry-state.ts';
import type { EveningPart } from './page-rules.ts';

/** A winner's hand, laid with the palette of the score desk. */
export function HandByTiles(props: EveningPart & { entry: EntryState; seat: Seat }): JSX.Element {
  const position = props.entry.position();
  return <Show when={position}>{(at) => <HandAt {...props} position={at()} />}</Show>;
}

type Place = NonNullable<ReturnType<EntryState['position']>>;

function HandAt(props: EveningPart & { entry: EntryState; seat: Seat; position: Place }): JSX.Element {
  const { entry, seat, position } = props;
  const { ruleset, table } = position;
  const { from } = entry.draft();
  const giver = from === 'draw' ? null : from;
  const handState = createHeldHand({ link: firstLink(props, giver), broken: undefined }, () => {});
  /** Whose tile it was is said already: a hand that is typed with another mark for its last tile takes this one. */
  const entered = (): ScoreLink => {
    const link = handState.link();
    const { winning } = handState.hand();
    const plain = wayFrom(link.seat, giver === null ? null : windOf(giver, table.dealer));
    const way = isRobbing() && plain !== 'draw' ? (`robbing-${sideOf(plain)}` as const) : plain;
    if (winning === null || handState.read().is !== 'hand') return { ...link, way };
    const hand = { ...handState.hand(), winning: winningBy(way, winning.tile, link.seat) };
    return { ...link, way, hand: formatHand(hand, link.seat) };
  };
  const isRobbing = () => handState.way().startsWith('robbing');
  const state = {
    ...handState,
    ruleset: () => ruleset,
    judged: createMemo(() => judge(ruleset, entered())),
  };
  const [refused, setRefused] = createSignal<HeadAndText | null>(null);
  const messageContext = () => ({ reader: null, dealer: 0, terms: props.state.terms() }) as const;
  const { entry: ruleWords, href: ruleHref } = props.rules;
  /** Tiles that lie elsewhere: as indicators, and in the hands of the others. */
  const gone = (): readonly Kind[] => [
    ...indicatorsOf(ruleset, handState.link()),
    ...othersOf(ruleset, handState.link()).flatMap((other) =>
      other.is === 'hand' ? tilesOf(other.hand) : [],
    ),
  ];
  const indicatorPlace = (row: IndicatorRowName) => ({
    name: scorePage.indicators[row],
    onTile: (kind: Kind) => {
      const tiles = handState.link()[row];
      if (tiles.length < MOST_INDICATORS) handState.set({ [row]: [...tiles, kind] });
      else setRefused(scorePage.noMoreIndicators(MOST_INDICATORS));
    },
  });
  const take = (): void => {
    entry.say({ worth: { ...entry.draft().worth, [seat]: { hand: handTextOf(entered()) } } });
  };
  return (
    <div class="evening-hand">
      <EditableHand
        hand={handState.hand()}
        seat={handState.link().seat}
        direction={ruleset.direction}
        messageContext={messageContext()}
        onTake={(taken) => handState.setHand(takeOut(handState.hand(), taken))}
      />
      <div aria-live="assertive">
        <Show when={refused()}>{(why) => <Slip kind="refused" {...why()} />}</Show>
      </div>
      <Verdict
        judged={state.judged()}
        unit={ruleset.scoring?.unit ?? ''}
        entry={ruleWords}
        ruleHref={ruleHref}
        messageContext={messageContext()}
      />
      <p>
        <button type="button" class="button primary" disabled={state.judged().is !== 'wins'} onClick={take}>
          {say.enter.takeHand}
        </button>
      </p>
      <HandKeypad
        of={ruleset}
        state={handState}
        terms={props.state.terms()}
        destinations={ruleset.indicators ? INDICATORS.map(indicatorPlace) : []}
        gone={gone()}
        onRefused={setRefused}
      />
      <Show
        when={giver === null}
        fallback={
          <label class="tick">
            <input
              type="checkbox"
              checked={isRobbing()}
              onChange={() => {
                const side = sideOf(entered().way);
                handState.setWay(isRobbing() ? side : `robbing-${side}`);
              }}
            />
            {scorePage.by.robbery(props.state.terms().kong)}
          </label>
        }
      >
        <SupplementChoice
          state={handState}
          kong={props.state.terms().kong}
          bonus={allTiles(ruleset.tiles).some(isBonus)}
        />
      </Show>
      <LastAndFirst state={handState} />
      <FactTicks {...{ state }} entry={ruleWords} ruleHref={ruleHref} />
      <IndicatorRows {...{ state }} ruleHref={ruleHref} />
    </div>
  );
}

/** From which side a claimed tile comes. */
const sideOf = (way: ScoreLink['way']): 'left' | 'across' | 'right' => {
  const side = way.replace('robbing-', '');
  return side === 'across' || side === 'right' ? side : 'left';
};

/** The hand as it was entered before, or an empty one; a seat that has bet has declared. */
function firstLink(
  { entry, seat, position }: { entry: EntryState; seat: Seat; position: Place },
  giver: Seat | null,
): ScoreLink {
  const { before, worth, losers } = entry.draft();
  const { ready } = position.ruleset;
  const others: BySeat<string> = bySeat((each) => {
    const value = losers[each];
    return typeof value === 'string' ? value : '';
  });
  const known = worth[seat];
  const bet = before.some(({ type, seat: who }) => ready && type === ready.word && who === seat);
  const facts = bet ? (ready?.facts[0] ?? []) : [];
  const empty = (text: string): ScoreLink => enteredLink(text, position, seat, giver, others);
  try {
    if (known && 'hand' in known) return empty(known.hand);
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
  }
  return { ...EMPTY_SCORE, ...empty(''), facts };
}
