/** State of the play table for its reader: the session, the reader's actions, the hint, and the next deal. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { play } from '#i18n/play.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { awaitBots, type Hand, opening, withBot, YOU } from '../../sessions/hand.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import {
  changeSettings,
  onSettings,
  type Pace,
  type ReaderSettings,
  readSettings,
  type Strength,
} from '../../storage/settings.ts';
import { createActing } from '../../ui/input/table-controls.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { concealedOf } from '../../ui/Table/places.ts';
import { playersAround } from '../../ui/Table/players.ts';
import { createDeals } from './deals.ts';
import { type ReadyDiscard, readyDiscards } from './judged-waits.ts';
import { createLookBack } from './look-back.ts';
import type { OpenedHand } from './props.ts';
import { createReaderHint } from './reader-hint.ts';
import { createTableSounds } from './table-sounds.ts';

/** Optional aids: display of the reader's waits, marks on discards that leave the hand ready, patterns it is near to, tile sounds, spoken calls. */
type Aids = Pick<ReaderSettings, 'waits' | 'ready' | 'near' | 'sound' | 'speech'>;

export type PlaySession = ReturnType<typeof createPlaySession>;

/** Creates the session of the play page. @param root the widget’s element; undefined until it is mounted */
export function createPlaySession(seated: OpenedHand, root: () => HTMLElement | undefined) {
  const { seat = YOU } = seated;
  const session = createSession(seated.hand, seated.history ?? opening(seated.hand), {
    seat,
    eyes: seated.open ? null : seat,
    pace: readSettings().pace,
    opens: true,
  });
  const terms = createTerms(() => session.setting().ruleset.terms);
  const messageContext = createMemo(
    (): MessageContext => ({
      reader: seat,
      dealer: session.view().dealer,
      terms: terms(),
      // In a real game nobody here sat: seats go by their winds.
      players: session.setting().record
        ? undefined
        : playersAround(seat, session.setting().ruleset.direction),
    }),
  );
  const deals = createDeals(session, seated);
  const { reviewHere, lookAt, goThrough } = createLookBack(session, seat, messageContext);
  const { hint, clear, ask } = createReaderHint(session, messageContext);
  const acting = createActing({
    view: session.own,
    seat,
    messageContext,
    root,
    ways: session.ways,
    judge: session.judge,
    attempt: session.act,
    refused: session.refused,
    forgive: session.forgive,
    caution: session.caution,
    marks: () => reviewHere()?.marks ?? hint()?.marks ?? [],
    ready: () => ready().map(({ discard }) => discard),
    goOn: () =>
      session.live() && session.awaitsReader() ? null : { label: play.goOn, onPress: session.goOn },
    over: session.ended,
    runs: true,
  });
  // A refusal or a question takes the place of the hint.
  createEffect(on([session.refused, acting.question], clear, { defer: true }));
  const [aids, setAids] = createSignal<Aids>(readSettings());
  onCleanup(onSettings(setAids));
  const ready = createMemo((): readonly ReadyDiscard[] => {
    const { ruleset } = session.setting();
    const says = acting.sayings().find(({ pressed }) => pressed)?.word ?? null;
    return aids().ready && !session.ended()
      ? readyDiscards(session.own(), { ruleset, table: session.frame().table }, says)
      : [];
  });
  createTableSounds(session, aids, messageContext);
  createEffect(() => deals.set()?.note(session.frame().table));
  // Hold the bots while the reader has a hint, an answer or a refusal to read.
  createEffect(() =>
    session.hold(hint() !== null || acting.question() !== null || session.refused() !== null),
  );
  // Load the bots only when it is their turn, since the reader acts first. If loading fails, every press that asks for
  // a step tries again.
  createEffect(on([session.coming, session.owed], ([coming]) => coming && void seatBot(session)));

  return {
    ...deals,
    session,
    messageContext,
    acting,
    hint,
    askHint: () => ask(acting),
    /** Sets the pace of the bots and stores it for the next visit. */
    setPace: (pace: Pace) => {
      session.setPace(pace);
      changeSettings({ pace });
    },
    /** Sets the strength of the bots and stores it for the next visit. */
    setBots: (bots: Strength) => {
      changeSettings({ bots });
      session.seatOthers(awaitBots(session.setting(), bots));
    },
    aids,
    /** The chosen tile, if its discard leaves the reader's hand ready and the reader has this aid on; else null. */
    readyDiscard: (): ReadyDiscard | null => {
      const [at, another] = acting.hand.selected();
      if (at === undefined || another !== undefined) return null;
      const tile = concealedOf(session.own(), seat).tiles[at];
      return ready().find(({ discard }) => discard === tile) ?? null;
    },
    /** Changes the reader's aids and stores them for the next visit. */
    changeAids: (change: Partial<Aids>) => {
      setAids({ ...aids(), ...change });
      changeSettings(change);
    },
    lookAt,
    goThrough,
    /** What is said of the past decision shown: by the review, or by a hint. Null at other frames. */
    review: () => reviewHere()?.text ?? null,
  };
}

async function seatBot({ coming, setting, seatOthers }: Session<Hand>): Promise<void> {
  const { BOTS } = await import('./lazy-bot.ts');
  if (coming()) seatOthers(withBot(setting(), BOTS[setting().strength]));
}
