/** The deals of a play table: the one a link has opened, and those that follow it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { play } from '#i18n/play.ts';
import type { Chosen } from '../../engine/game.ts';
import { moveOf } from '../../sessions/decisions.ts';
import { type Hand, handOf, nextHand, opening } from '../../sessions/hand.ts';
import { frameAt, type TableHistory } from '../../sessions/hand-history.ts';
import { createMatch } from '../../sessions/match.ts';
import { newSeed } from '../../sessions/seed.ts';
import type { Session } from '../../sessions/session.ts';
import { keepAddress } from '../../storage/address.ts';
import { readSettings } from '../../storage/settings.ts';
import type { Main } from '../../ui/input/call-response.ts';
import type { OpenedHand } from './props.ts';

/** Creates the deals of a play table. @param seated the deal that is on it at first */
export function createDeals(session: Session<Hand>, seated: OpenedHand) {
  const match = createMatch(session, seated.deals ?? []);
  const [broken, setBroken] = createSignal(seated.broken);
  const [set, setSet] = createSignal(seated.set ?? null);
  const [duel, setDuel] = createSignal(seated.duel ?? null);
  const [moment, setMoment] = createSignal(seated.moment ?? null);
  const [keptName, setKeptName] = createSignal(seated.keptName ?? null);
  /** The latest frame when the reader sat down. */
  let openedAt = session.history().frames.at(-1)?.context;

  const readersMove = (history: TableHistory) => moveOf(frameAt(history), session.seat);
  createEffect(
    on(
      [session.history, session.refused],
      ([history, refused]) => (refused ?? readersMove(history)) && setBroken(undefined),
      { defer: true },
    ),
  );
  // The others wait until the comparison with the bot's move has been read.
  createEffect(
    on(session.history, (now, before) => {
      if (before?.at !== duel() || now.at !== before?.at + 1) return;
      if (readersMove(now)?.do === 'discard' || (readersMove(now) && moment() !== null)) session.pause();
    }),
  );

  const sit = (hand: Hand) => {
    session.sit(hand, opening(hand));
    setBroken(undefined);
    setSet(null);
    setDuel(null);
    setMoment(null);
    setKeptName(null);
    openedAt = session.history().frames.at(-1)?.context;
    // Clear the link from the address bar: it names another hand now.
    if (location.hash) keepAddress(location.pathname + location.search);
  };
  /** Deals a new hand and starts a new match. `seed` null: a random seed. */
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
    session.sit(session.setting(), seated.untouched ?? seated.history ?? opening(seated.hand));
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
    /** Deals of the match so far. */
    match,
    deal,
    /** Action of the bar's last button once the hand is over; null before. */
    after,
    /** Why the opened link is unusable; undefined if it is not, and once the reader tries something. */
    broken,
    /** The course deal on the table; null for an ordinary deal. */
    set,
    /** Index of the frame at which the deal of the day, or a moment of an own deal, asks; null in other deals. */
    duel,
    /** The id of the moment of an own deal that lies on the table; null in other deals. */
    moment,
    /** The name under which an unfinished deal that a page sets is stored; null in other deals. */
    keptName,
    /** Has the reader played this deal to its end here? False for one that a link opened at its end. */
    endedHere: () => session.ended() && session.frame() !== openedAt,
  };
}
