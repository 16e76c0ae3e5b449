/** State of the play table for its reader: the session, the reader's actions, the hint, and the next deal. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { play } from '#i18n/play.ts';
import type { Chosen } from '../../engine/game.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Frame } from '../../machines/table.ts';
import { firstDecision } from '../../sessions/decisions.ts';
import { awaitBots, type Hand, handOf, nextHand, opening, withBot, YOU } from '../../sessions/hand.ts';
import { goTo, isOver } from '../../sessions/hand-history.ts';
import { createMatch, type Match } from '../../sessions/match.ts';
import { newSeed } from '../../sessions/seed.ts';
import { createSession, type Session } from '../../sessions/session.ts';
import type { BrokenDealLink } from '../../sessions/share.ts';
import { keepAddress } from '../../storage/address.ts';
import {
  changeSettings,
  type Pace,
  type ReaderSettings,
  readSettings,
  type Strength,
} from '../../storage/settings.ts';
import type { Main } from '../../ui/input/call-response.ts';
import { createActing, type MarkedMove, type TableControls } from '../../ui/input/table-controls.ts';
import { createTerms } from '../../ui/input/terms.ts';
import { createFetched } from '../../ui/lazy.ts';
import { playersAround } from '../../ui/Table/players.ts';
import type { HintSlip } from './advice.ts';
import type { ComparedDecision } from './past-decision.ts';
import type { PlanMemory } from './plan-memory.ts';
import type { OpenedHand } from './props.ts';
import type { SeatedDeal } from './set-deal.ts';
import { createTableSounds } from './table-sounds.ts';

/** Optional aids: display of the reader's waits, tile sounds, spoken calls. */
type Aids = Pick<ReaderSettings, 'waits' | 'sound' | 'speech'>;

export interface PlaySession {
  readonly session: Session<Hand>;
  readonly messageContext: Accessor<MessageContext>;
  readonly acting: TableControls;
  /** Action of the bar's last button once the hand is over; null before. */
  readonly after: Accessor<Main | null>;
  readonly hint: Accessor<HintSlip | null>;
  readonly askHint: () => Promise<void>;
  /** Sets the pace of the bots and stores it for the next visit. */
  readonly setPace: (pace: Pace) => void;
  /** Sets the strength of the bots and stores it for the next visit. */
  readonly setBots: (bots: Strength) => void;
  /** The reader's aids. Off by default; stored for the next visit. */
  readonly aids: Accessor<Aids>;
  readonly changeAids: (change: Partial<Aids>) => void;
  /** Why the opened link is unusable; undefined if it worked or there was none. */
  readonly broken: Accessor<BrokenDealLink | undefined>;
  /** Deals a new hand and starts a new match. `seed` null: a random seed. */
  readonly deal: (seed: string | null, chosen: Chosen) => void;
  /** Deals of the match so far. */
  readonly match: Match;
  /** The course deal on the table; null for an ordinary deal. */
  readonly set: Accessor<SeatedDeal | null>;
  /** Index of the frame at which the deal of the day, or a moment of an own deal, asks; null in other deals. */
  readonly duel: Accessor<number | null>;
  /** The id of the moment of an own deal that lies on the table; null in other deals. */
  readonly moment: Accessor<string | null>;
  /** Has the reader played this deal to its end here? False for one that a link opened at its end. */
  readonly endedHere: Accessor<boolean>;
  /** Goes back to a decision that the review of the hand is about, and marks the moves it speaks of. */
  readonly lookAt: (at: number, text: string, marks: readonly MarkedMove[]) => void;
  /** Goes back to the reader's first decision of a deal that is over. */
  readonly goThrough: () => void;
  /** What is said of the past decision shown: by the review, or by a hint. Null at other frames. */
  readonly review: Accessor<string | null>;
}

/** A frame of a past decision, what is said of it, and the moves that are marked. */
interface ReviewedFrame extends Pick<ComparedDecision, 'text' | 'marks'> {
  readonly frame: Frame;
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
  const [hint, setHint] = createSignal<HintSlip | null>(null);
  /** Plan of the last hint. */
  let memory: PlanMemory | null = null;
  const match = createMatch(session, seated.deals ?? []);
  const [aids, setAids] = createSignal<Aids>(readSettings());
  const [broken, setBroken] = createSignal(seated.broken);
  const [set, setSet] = createSignal(seated.set ?? null);
  const [duel, setDuel] = createSignal(seated.duel ?? null);
  const [moment, setMoment] = createSignal(seated.moment ?? null);
  /** The latest frame when the reader sat down. */
  let openedAt = session.history().frames.at(-1)?.context;
  const [reviewed, setReviewed] = createSignal<ReviewedFrame | null>(null);
  /** The reader's decision at the frame shown, if the deal is over and looked back at. */
  const decidedHere = () => {
    const history = session.history();
    const [now, next] = [history.frames[history.at], history.frames[history.at + 1]];
    const move = next?.context.move;
    const isDecision = typeof move === 'object' && move !== null && move.seat === seat;
    const last = goTo(history, history.frames.length - 1);
    return now && isDecision && isOver(last) ? { frame: now.context, move } : null;
  };
  const hinted = createFetched(decidedHere, async ({ frame, move }): Promise<ReviewedFrame | null> => {
    const { pastDecision } = await import('./past-decision.ts');
    const { ruleset } = session.setting();
    const found = pastDecision({ ruleset, table: frame.table, move }, messageContext());
    return found && { ...found, frame };
  });
  /** What is said of the frame shown: by the review, else by a hint; null at other frames. */
  const reviewHere = () => [reviewed(), hinted()].find((found) => found?.frame === session.frame()) ?? null;

  const acting = createActing({
    view: session.own,
    seat,
    messageContext,
    root,
    ways: session.ways,
    attempt: (action) => {
      setHint(null);
      setBroken(undefined);
      const isDuel = session.history().at === duel() && (action.do === 'discard' || moment() !== null);
      const isDone = session.act(action);
      // The others wait until the comparison with the bot's discard has been read.
      if (isDone && isDuel) session.pause();
      return isDone;
    },
    refused: session.refused,
    forgive: () => {
      setHint(null);
      session.forgive();
    },
    caution: session.caution,
    marks: () => reviewHere()?.marks ?? hint()?.marks ?? [],
    goOn: () =>
      session.live() && session.awaitsReader() ? null : { label: play.goOn, onPress: session.goOn },
    over: session.ended,
    runs: true,
  });
  createEffect(on(session.history, () => setHint(null), { defer: true }));
  createTableSounds(session, aids, messageContext);
  createEffect(() => set()?.note(session.frame().table));
  // Hold the bots while the reader has a hint, an answer or a refusal to read.
  createEffect(() =>
    session.hold(hint() !== null || acting.question() !== null || session.refused() !== null),
  );

  // Load the bots only when it is their turn, since the reader acts first. If loading fails, every press that asks for
  // a step tries again.
  createEffect(on([session.coming, session.owed], ([coming]) => coming && void seatBot(session)));

  const sit = (hand: Hand) => {
    session.sit(hand, opening(hand));
    setBroken(undefined);
    setSet(null);
    setDuel(null);
    setMoment(null);
    openedAt = session.history().frames.at(-1)?.context;
    // Clear the link from the address bar: it names another hand now.
    if (location.hash) keepAddress(location.pathname + location.search);
  };
  const deal = (seed: string | null, chosen: Chosen) => {
    const { game, bot, strength } = session.setting();
    match.restart();
    const from = seed ?? newSeed();
    // A course deal and the deal of the day have bots of their own; the next one has the reader's choice.
    const isOwn = set() === null && duel() === null;
    sit(
      isOwn
        ? handOf(game, chosen, from, bot, strength)
        : handOf(game, chosen, from, null, readSettings().bots ?? seated.usual),
    );
  };
  /** Restarts the course deal from the reader's first turn. */
  const again = () => {
    match.restart();
    session.sit(session.setting(), seated.history ?? opening(seated.hand));
  };
  const nextDeal = (): Main | null => {
    const { table } = session.frame();
    const { stage } = table;
    if (stage.phase !== 'ended') return null;
    const hand = session.setting();
    const own = set();
    if (own) return own.after(table, again);
    return stage.following.over
      ? { label: play.newMatch, onPress: () => deal(null, hand.chosen) }
      : {
          label: play.nextDeal,
          onPress: () => sit(nextHand(hand, session.frame().table, newSeed()) ?? hand),
        };
  };
  const after = createMemo((): Main | null => {
    const next = nextDeal();
    return next && (session.mayLeave() ? next : { label: next.label, onPress: () => {}, early: true });
  });
  return {
    session,
    messageContext,
    acting,
    after,
    match,
    hint,
    askHint: async () => {
      if (session.ended()) return;
      const {
        hintSlip: advised,
        changeInWords,
        selectHint: chosen,
        hintFor,
        hintMarks,
        hints,
        inWords,
        planMemory,
      } = await import('./advice.ts');
      const { ruleset } = session.setting();
      const own = session.own();
      const found = hintFor(own, { ruleset, table: session.frame().table });
      acting.dismiss();
      if (!found) {
        const phase = session.frame().table.stage.phase;
        setHint(phase === 'dealing' ? hints.before : hints.none);
        return;
      }
      const spoken = { terms: terms() };
      const advice = inWords(found, own, messageContext());
      // Drop the hint if the hand went on while it was computed.
      if (session.own() !== own) return;
      chosen(found, acting);
      memory = planMemory(memory, found, { view: own, ruleset, history: session.history() });
      const change = memory?.frame === session.frame() ? memory.change : null;
      const slip = advised(found.action, advice, own, spoken);
      const text = [...(change ? [hints.change(changeInWords(change))] : []), slip.text].join(' ').trim();
      setHint({ ...slip, text, marks: hintMarks(found) });
    },
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
    broken,
    deal,
    set,
    duel,
    moment,
    endedHere: () => session.ended() && session.frame() !== openedAt,
    lookAt: (at, text, marks) => {
      session.look(goTo(session.history(), at));
      setReviewed({ frame: session.frame(), text, marks });
    },
    goThrough: () => session.look(goTo(session.history(), firstDecision(session.history(), seat))),
    review: () => reviewHere()?.text ?? null,
  };
}

async function seatBot({ coming, setting, seatOthers }: Session<Hand>): Promise<void> {
  const { BOTS } = await import('./lazy-bot.ts');
  if (coming()) seatOthers(withBot(setting(), BOTS[setting().strength]));
}
