/**
 * Builds the panels beside a scene's table for each step: dice, score sheet, debts and points. They are plain text, so
 * the browser needs no rules.
 */
import { ledger as sayLedger } from '#i18n/ledger.ts';
import { scenePanels } from '#i18n/scene-panels.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import { othersAfter, type Seat } from '../../engine/seats.ts';
import type { Outcome } from '../../engine/table.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Frame } from '../../machines/table.ts';
import type { SceneSheet, SheetRow } from '../../sessions/props.ts';
import { ledgerOf } from '../../ui/Ledger/balances.ts';
import type { StepShows } from '../scene.ts';
import type { NarrationContext, ScenePlay } from './scene-play.ts';
import { shownSteps } from './steps.ts';

/** A step of the scene: its last frame, and all frames up to it. */
interface Moment extends Pick<NarrationContext, 'rules'> {
  readonly played: ScenePlay;
  readonly frames: readonly Frame[];
  readonly now: Frame;
  readonly messageContext: MessageContext;
}

/** Returns the panels before the first step and after each step. Undefined when the scene shows none. */
export function sheetsOf(author: NarrationContext, played: ScenePlay): SceneSheet[][] | undefined {
  const { compiled, scene, ruleset } = played;
  if (scene.shows.length === 0) return undefined;
  const [first] = compiled.frames;
  const messageContext: MessageContext = {
    reader: compiled.seat,
    dealer: first.table.dealer,
    terms: ruleset.terms,
  };
  const ends = [0, ...shownSteps(compiled).map(({ to }) => to)];
  return ends.map((end) => {
    const frames = compiled.frames.slice(0, end + 1);
    const moment: Moment = { ...author, played, frames, now: frames.at(-1) ?? first, messageContext };
    return scene.shows.map((what) => SHEETS[what](moment));
  });
}

const SHEETS: Readonly<Record<StepShows, (moment: Moment) => SceneSheet>> = {
  dice: diceSheet,
  receipt: receiptSheet,
  debts: debtsSheet,
  points: pointsSheet,
};

const sheet = (title: string, rows: readonly SheetRow[], none: string): SceneSheet => ({
  title,
  rows,
  ...(rows.length === 0 && { none }),
});

const nameOf = ({ messageContext }: Moment, seat: Seat): string =>
  words.seatName(seat, messageContext, 'start');

const wonAt = ({ now: { table } }: Moment): (Outcome & { is: 'won' }) | null =>
  table.stage.phase === 'ended' && table.stage.outcome.is === 'won' ? table.stage.outcome : null;

function diceSheet({ frames }: Moment): SceneSheet {
  const thrown = frames.flatMap(({ event }) => (event?.type === 'rolled' ? event.dice : []));
  const text = thrown.join(' · ');
  return sheet(
    scenePanels.dice,
    thrown.length === 0 ? [] : [{ head: text, amount: '', rules: [] }],
    scenePanels.unthrown,
  );
}

/** Lists the winner's score lines and the total. */
function receiptSheet(moment: Moment): SceneSheet {
  const { rules } = moment;
  const score = wonAt(moment)?.winners[0].score;
  const title = (rule: RuleId) => rules.get(rule)?.title ?? rule;
  const rows = (score?.lines ?? []).map(
    (line): SheetRow => ({
      head: title(line.pattern),
      amount: words.lineWorth(line, score?.unit ?? '').shown,
      rules: [line.pattern],
    }),
  );
  const total: SheetRow[] = score
    ? [{ head: scenePanels.total, amount: words.scoreTotal(score), rules: [], total: true }]
    : [];
  return sheet(scenePanels.receipt, [...rows, ...total], scenePanels.unwon);
}

/** Lists every debt with how it arose, then the match state that clauses keep (streaks, counters). */
function debtsSheet(moment: Moment): SceneSheet {
  const { messageContext, now, played } = moment;
  const owed = ledger(moment).debts.filter(({ entries, now: open }) => entries.length > 0 || open > 0);
  const rows = owed.map(({ from, to, before, entries, now: open }): SheetRow => {
    const parts = [before, ...entries.map(({ amount }) => amount)].filter((amount) => amount !== 0);
    return {
      head: sayLedger.owes(
        nameOf(moment, from),
        words.seatName(to, messageContext),
        from === messageContext.reader,
      ),
      amount: open === 0 ? sayLedger.settled : words.number(open),
      ...(parts.length > 1 && { note: `${sumOf(parts, words.number)} =` }),
      rules: [...new Set(entries.map(({ rule }) => rule))],
    };
  });
  const memoryRows = played.ruleset.clauses.flatMap(({ id, initial, lasts, stands }): SheetRow[] => {
    const of = lasts === 'match' ? stands?.(now.table.memory[id] ?? initial) : null;
    if (!of) return [];
    const amount = of.is === 'streak' ? nameOf(moment, of.seat) : words.number(of.count);
    return [{ head: sayLedger.standings[of.is], amount, rules: [id] }];
  });
  const { money } = messageContext.terms;
  return {
    title: sayLedger.debts(money),
    rows: [...rows, ...memoryRows],
    ...(rows.length === 0 && { none: sayLedger.noDebts }),
  };
}

/** Writes a sum: `[36, 18, -4]` → “36 + 18 − 4”. */
const sumOf = ([first = 0, ...rest]: readonly number[], number: (of: number) => string): string =>
  [number(first), ...rest.map((part) => `${part < 0 ? '−' : '+'} ${number(Math.abs(part))}`)].join(' ');

/**
 * Lists each seat's balance so far. Once the hand is won, games that score the losers' hands also show what each hand
 * is worth.
 */
function pointsSheet(moment: Moment): SceneSheet {
  const { messageContext, played } = moment;
  const won = wonAt(moment);
  const { cash } = ledger(moment);
  const rows = [messageContext.dealer, ...othersAfter(messageContext.dealer)].map((seat): SheetRow => {
    const isCounted = won?.loserScores.some((each) => each !== null) === true;
    const score = isCounted
      ? (won?.winners.find((each) => each.seat === seat)?.score ?? won?.loserScores[seat])
      : null;
    return {
      head: nameOf(moment, seat),
      amount: words.balance(cash[seat].now, cash[seat].before, played.ruleset.stake),
      ...(score && { note: scenePanels.hand(words.scoreTotal(score)) }),
      rules: [...new Set(cash[seat].entries.map(({ rule }) => rule))],
    };
  });
  return sheet(sayLedger.cash(messageContext.terms.money), rows, '');
}

const ledger = ({ played, frames }: Moment) => {
  const [{ table }] = played.compiled.frames;
  const paid = frames.flatMap(({ event }) => (event?.type === 'paid' ? [event.group] : []));
  return ledgerOf({ cash: table.cash, debts: table.debts }, paid);
};
