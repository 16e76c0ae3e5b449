/** State of the play table for its reader: the session, the reader's actions, the hint, and the next deal. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { play } from '#i18n/play.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { awaitBots, type Hand, opening, withBot, YOU } from '../../sessions/hand.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import {
  changeSettings,
  type Pace,
  type ReaderSettings,
  readSettings,
  type Strength,
} from '../../storage/settings.ts';
import { createActing, type MarkedMove, type TableControls } from '../../ui/input/table-controls.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { playersAround } from '../../ui/Table/players.ts';
import type { HintSlip } from './advice.ts';
import { createDeals, type Deals } from './deals.ts';
import { createLookBack } from './look-back.ts';
import type { OpenedHand } from './props.ts';
import { createReaderHint } from './reader-hint.ts';
import { createTableSounds } from './table-sounds.ts';

/** Optional aids: display of the reader's waits, tile sounds, spoken calls. */
type Aids = Pick<ReaderSettings, 'waits' | 'sound' | 'speech'>;

export interface PlaySession extends Deals {
  readonly session: Session<Hand>;
  readonly messageContext: Accessor<MessageContext>;
  readonly acting: TableControls;
  readonly hint: Accessor<HintSlip | null>;
  readonly askHint: () => Promise<void>;
  /** Sets the pace of the bots and stores it for the next visit. */
  readonly setPace: (pace: Pace) => void;
  /** Sets the strength of the bots and stores it for the next visit. */
  readonly setBots: (bots: Strength) => void;
  /** The reader's aids. Off by default; stored for the next visit. */
  readonly aids: Accessor<Aids>;
  readonly changeAids: (change: Partial<Aids>) => void;
  /** Goes back to a decision that the review of the hand is about, and marks the moves it speaks of. */
  readonly lookAt: (at: number, text: string, marks: readonly MarkedMove[]) => void;
  /** Goes back to the reader's first decision of a deal that is over. */
  readonly goThrough: () => void;
  /** What is said of the past decision shown: by the review, or by a hint. Null at other frames. */
  readonly review: Accessor<string | null>;
}

/** Creates the session of the play page. @param root the widget’s element; undefined until it is mounted */
export function createPlaySession(seated: OpenedHand, root: () => HTMLElement | undefined): PlaySession {
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
      players: playersAround(seat, session.setting().ruleset.direction),
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
    goOn: () =>
      session.live() && session.awaitsReader() ? null : { label: play.goOn, onPress: session.goOn },
    over: session.ended,
    runs: true,
  });
  // A refusal or a question takes the place of the hint.
  createEffect(on([session.refused, acting.question], clear, { defer: true }));
  const [aids, setAids] = createSignal<Aids>(readSettings());
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
    setPace: (pace) => {
      session.setPace(pace);
      changeSettings({ pace });
    },
    setBots: (bots) => {
      changeSettings({ bots });
      session.seatOthers(awaitBots(session.setting(), bots));
    },
    aids,
    changeAids: (change) => {
      setAids({ ...aids(), ...change });
      changeSettings(change);
    },
    lookAt,
    goThrough,
    review: () => reviewHere()?.text ?? null,
  };
}

async function seatBot({ coming, setting, seatOthers }: Session<Hand>): Promise<void> {
  const { BOTS } = await import('./lazy-bot.ts');
  if (coming()) seatOthers(withBot(setting(), BOTS[setting().strength]));
}
