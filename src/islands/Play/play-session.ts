/** The play table as its reader has it: the session, what the reader does there, the hint, the next deal. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { play } from '#i18n/play.ts';
import type { Chosen } from '../../engine/game.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { awaiting, type Hand, handOf, nextHand, opening, withBot, YOU } from '../../sessions/hand.ts';
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
import { createActing, type TableControls } from '../../ui/input/table-controls.ts';
import { createTerms } from '../../ui/input/terms.ts';
import type { Hinted } from './advice.ts';
import { createHearing } from './hearing.ts';
import type { OpenedHand } from './open-hand.ts';
import type { SeatedDeal } from './set-deal.ts';

/** The waits of one's own hand, what is heard of the tiles, and calls that are spoken. */
type Aids = Pick<ReaderSettings, 'waits' | 'sound' | 'speech'>;

export interface PlayDesk {
  readonly session: Session<Hand>;
  readonly messageContext: Accessor<MessageContext>;
  readonly acting: TableControls;
  /** What stands on the last button of the bar, once the hand is over. */
  readonly after: Accessor<Main | null>;
  readonly hint: Accessor<Hinted | null>;
  readonly askHint: () => Promise<void>;
  /** How fast the others play, now and at the next visit. */
  readonly setPace: (pace: Pace) => void;
  /** How well the others play from now on, and at the next visit. */
  readonly setBots: (bots: Strength) => void;
  /** What helps the reader and is off until it is wanted; kept for the next visit. */
  readonly aids: Accessor<Aids>;
  readonly changeAids: (change: Partial<Aids>) => void;
  /** Why the link one came by leads nowhere; undefined when it did, or there was none. */
  readonly broken: Accessor<BrokenDealLink | undefined>;
  /** A new hand, and a new match; null asks for a new seed. */
  readonly deal: (seed: string | null, chosen: Chosen) => void;
  /** The deals of the match so far. */
  readonly match: Match;
  /** Where the deal on the table is one that its course sets. */
  readonly set: Accessor<SeatedDeal | null>;
  /** The frame at which the discard of today is asked; null in another deal. */
  readonly duel: Accessor<number | null>;
}

export function createDesk(seated: OpenedHand, root: () => HTMLElement | undefined): PlayDesk {
  const session = createSession(seated.hand, seated.history ?? opening(seated.hand), {
    seat: YOU,
    eyes: seated.open ? null : YOU,
    pace: readSettings().pace,
    opens: true,
  });
  const terms = createTerms(() => session.setting().ruleset.terms);
  const messageContext = createMemo(
    (): MessageContext => ({ reader: YOU, dealer: session.view().dealer, terms: terms() }),
  );
  const [hint, setHint] = createSignal<Hinted | null>(null);
  const match = createMatch(session, seated.deals ?? []);
  const [aids, setAids] = createSignal<Aids>(readSettings());
  const [broken, setBroken] = createSignal(seated.broken);
  const [set, setSet] = createSignal(seated.set ?? null);
  const [duel, setDuel] = createSignal(seated.duel ?? null);

  const acting = createActing({
    view: session.own,
    seat: YOU,
    messageContext,
    root,
    ways: session.ways,
    attempt: (action) => {
      setHint(null);
      setBroken(undefined);
      return session.act(action);
    },
    refused: session.refused,
    forgive: () => {
      setHint(null);
      session.forgive();
    },
    caution: session.caution,
    goOn: () =>
      session.live() && session.awaitsReader() ? null : { label: play.goOn, onPress: session.goOn },
    over: session.ended,
    runs: true,
  });
  createEffect(on(session.history, () => setHint(null), { defer: true }));
  createHearing(session, aids, messageContext);
  createEffect(() => set()?.note(session.frame().table));
  // Whoever reads has time.
  createEffect(() =>
    session.hold(hint() !== null || acting.question() !== null || session.refused() !== null),
  );

  // A hand begins with the reader: who plays the others is loaded once it is their turn, and where that fails, again
  // with each press that asks for a step.
  createEffect(on([session.coming, session.owed], ([coming]) => coming && void seatBot(session)));

  const sit = (hand: Hand) => {
    session.sit(hand, opening(hand));
    setBroken(undefined);
    setSet(null);
    setDuel(null);
    // A hand that is dealt here is no longer the one of the address.
    if (location.hash) keepAddress(location.pathname + location.search);
  };
  const deal = (seed: string | null, chosen: Chosen) => {
    const { game, bot, strength } = session.setting();
    match.restart();
    sit(handOf(game, chosen, seed ?? newSeed(), bot, strength));
  };
  /** The deal that its course sets, from where the reader sat down. */
  const again = () => {
    match.restart();
    session.sit(session.setting(), seated.history ?? opening(seated.hand));
  };
  const after = createMemo((): Main | null => {
    const { table } = session.frame();
    const { stage } = table;
    if (stage.phase !== 'ended') return null;
    const hand = session.setting();
    const own = set();
    if (own) return own.after(table, again);
    return stage.following.over
      ? { label: play.newMatch, onPress: () => deal(null, hand.chosen) }
      : {
          label: play.nextHand,
          onPress: () => sit(nextHand(hand, session.frame().table, newSeed()) ?? hand),
        };
  });
  return {
    session,
    messageContext,
    acting,
    after,
    match,
    hint,
    askHint: async () => {
      const { advised, chosen, hintFor, hints, inWords } = await import('./advice.ts');
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
      const advice = inWords(found, own);
      // Perhaps the hand went on meanwhile.
      if (session.own() !== own) return;
      chosen(found, acting);
      setHint(advised(found.action, advice, own, spoken));
    },
    setPace: (pace) => {
      session.setPace(pace);
      changeSettings({ pace });
    },
    setBots: (bots) => {
      session.seatOthers(awaiting(session.setting(), bots));
      changeSettings({ bots });
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
  };
}

async function seatBot({ coming, setting, seatOthers }: Session<Hand>): Promise<void> {
  const { BOTS } = await import('./lazy-bot.ts');
  if (coming()) seatOthers(withBot(setting(), BOTS[setting().strength]));
}
