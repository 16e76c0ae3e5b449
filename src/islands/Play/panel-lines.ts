/** Texts for one moment of play: the claim window, calls shown on the table, the log, and the chart's state. */
import { createMemo } from 'solid-js';
import { play } from '#i18n/play.ts';
import { table } from '#i18n/table.ts';
import { words } from '#i18n/words.ts';
import type { PaymentGroup } from '../../engine/payment.ts';
import type { Phase, Win } from '../../engine/table.ts';
import { unseenOf } from '../../engine/unseen-tiles.ts';
import { scoringHandIn } from '../../engine/view.ts';
import { winningTiles } from '../../engine/winning-tiles.ts';
import { awardedRows, type ClaimRow, openRows } from '../../ui/ClaimWindow/rows.ts';
import { wonBid } from '../../ui/Table/highlights.ts';
import type { AwaitedTile, ShownBid } from '../../ui/Table/props.ts';
import { createLines } from './lines.ts';
import type { PlaySession } from './play-session.ts';

export interface Panel {
  readonly title: string;
  readonly rows: readonly ClaimRow[];
  readonly note: string;
}

export type PanelTexts = ReturnType<typeof createPanelTexts>;

/** Creates the texts of the panel beside the table. */
export function createPanelTexts({ session, messageContext, aids, readyDiscard }: PlaySession) {
  const { eyes, own, seat: you } = session;
  const terms = () => messageContext().terms;
  const exchanges = () => session.setting().ruleset.deal.preamble.some(({ step }) => step === 'exchange');

  /** The ruling on the last claimable tile; null once the next one is discarded. */
  const settled = createMemo(() => {
    const { frames, at } = session.history();
    for (let i = at; i > 0; i--) {
      const event = frames[i]?.context.event;
      if (event?.type === 'awarded') return event;
      if (event?.type === 'discarded' || event?.type === 'unclaimed') return null;
    }
    return null;
  });

  const panel = createMemo((): Panel => {
    const { offer, pending, seat, phase } = own().stage;
    if (phase === 'settling' && pending.includes(you)) {
      const [shows, hides] = own().words;
      if (shows !== undefined && hides !== undefined)
        return { title: play.declares(shows, hides), rows: [], note: play.declaresText(shows, hides) };
      return { title: play.showHidden(terms().kong), rows: [], note: play.showHiddenText };
    }
    const contest = settled();
    if (contest && !offer) {
      const title = words.claimTitle(contest.offer, messageContext());
      const rows = awardedRows(contest, messageContext());
      // The claim is settled. If the reader got the tile, they must discard now.
      if (phase === 'deciding' && seat === you) return { title: play.yourTurn, rows, note: play.discardNow };
      return { title, rows, note: words.claimClosing(contest.offer, [], messageContext()) };
    }
    if (offer) {
      const owner = words.seatName(offer.from, messageContext(), 'owner');
      const title =
        offer.as === 'discard' ? words.claimTitle(offer, messageContext()) : play.kongOf(owner, terms().kong);
      const rows = openRows(session.view(), messageContext());
      const isReaderPending = pending.includes(you) || eyes() === null;
      if (eyes() !== null && own().stage.answers.some((bid) => bid.seat === you))
        return { title, rows, note: play.hasAnswered };
      return {
        title,
        rows,
        note: isReaderPending ? words.claimWaiting({ ...messageContext(), reader: eyes() }) : play.notAsked,
      };
    }
    const { exchange } = own().stage;
    if (exchange) {
      const gives = exchange.to !== null && own().legal.some((action) => action.do === 'exchange');
      return {
        title: play.exchange(exchange.round, exchange.rounds),
        rows: [],
        note:
          gives && exchange.to !== null
            ? play.exchangeTo(exchange.count, words.seatName(exchange.to, messageContext()))
            : play.exchangeIdle,
      };
    }
    if (seat === null) return { title: '', rows: [], note: '' };
    if (phase === 'dealing')
      return { title: play.before, rows: [], note: exchanges() ? play.beforeExchange : play.beforeText };
    if (seat === you) return { title: play.yourTurn, rows: [], note: play.yourTurnText };
    const owner = words.seatName(seat, messageContext(), 'owner');
    return { title: play.turnOf(owner), rows: [], note: play.turnText };
  });

  const bids = createMemo((): ShownBid[] => {
    const { event } = session.frame();
    if (event?.type === 'won') return [wonBid(event.win, terms())];
    if (event?.type !== 'awarded') return [];
    const shown = ({ seat, call }: (typeof event.stand)[number], fate: ShownBid['fate']): ShownBid => ({
      seat,
      call,
      word: words.callName(call, terms()),
      fate,
    });
    return [
      ...event.stand.map((bid) => shown(bid, 'stands')),
      ...event.lost.map(({ bid }) => shown(bid, 'lost')),
    ];
  });

  const lines = createLines();
  const log = createMemo(() => {
    const { frames, at } = session.history();
    return lines({ frames, at, eyes: eyes(), taken: session.taken(), messageContext: messageContext() });
  });

  const waiting = createMemo((): readonly AwaitedTile[] => {
    const view = own();
    const chosen = readyDiscard();
    if (chosen) {
      const unseen = unseenOf(view, session.setting().ruleset);
      return chosen.waits.map(({ tile, drawn, bar }) => ({
        kind: tile,
        left: unseen[tile] ?? 0,
        ...(bar !== null && { note: table.barred(bar, drawn) }),
      }));
    }
    if (!aids().waits || view.seats[you].concealed.length % 3 !== 1 || session.ended()) return [];
    const { ruleset } = session.setting();
    const winning = winningTiles({ ruleset, table: session.frame().table }, you, scoringHandIn(view, you));
    const unseen = winning.length > 0 ? unseenOf(view, ruleset) : [];
    return winning.map(({ tile }) => ({ kind: tile, left: unseen[tile] ?? 0 }));
  });

  return {
    panel,
    /**
     * Waits of the reader's hand while it is ready, or after the chosen discard; empty if the reader has this aid off.
     */
    waits: waiting,
    /** Announces what the chosen discard leaves the hand waiting for; empty if it does not. */
    readyText: () =>
      readyDiscard() === null
        ? ''
        : table.thenWaits(
            waiting().map(({ kind, left, note }) => table.awaited(words.tileName(kind), left, note)),
          ),
    bids,
    log,
    wins: (): readonly Win[] => {
      const { outcome } = session.view().stage;
      return outcome?.is === 'won' ? outcome.winners : [];
    },
    paid: (): readonly PaymentGroup[] => {
      const { frames, at } = session.history();
      return frames
        .slice(0, at + 1)
        .flatMap(({ context: { event } }) => (event?.type === 'paid' ? [event.group] : []));
    },
    /** The phase as the reader can see it. */
    phase: () => shownPhase(session.view().stage.phase),
  };
}

/** Hides whether any seat was really asked: while a discard lies there, always shows "collecting". */
const shownPhase = (phase: Phase | 'waiting'): Phase => (phase === 'waiting' ? 'collecting' : phase);
