/** Builds the text of each step: caption, rules cited, and refused attempts. */
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import type { Payment } from '../../engine/payment.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { explainRefusal } from '../../i18n/refusal-text.ts';
import type { Frame } from '../../machines/table.ts';
import type { BeginsText, StepText, TriedStep } from '../../sessions/props.ts';
import type { CompiledScene, SceneStep } from '../compile.ts';
import { WITH_THE_NEXT } from '../scene.ts';
import type { SceneRefusal } from '../script/refusals.ts';
import type { NarrationContext, ScenePlay } from './scene-play.ts';

type StepAuthor = Pick<NarrationContext, 'rules'>;

/** Returns the steps in words, addressed to the reader's seat; null addresses nobody. */
export function stepTexts(author: StepAuthor, played: ScenePlay, reader: Seat | null): StepText[] {
  const { compiled, ruleset } = played;
  const [{ table }] = compiled.frames;
  const messageContext: MessageContext = { reader, dealer: table.dealer, terms: ruleset.terms };
  const isDrawn = compiled.frames.some(({ event }) => event?.type === 'drawn');
  return shownSteps(compiled).map((step) => {
    const events = eventsAt(compiled, step);
    const early = isDrawn ? [] : compiled.frames.slice(step.from, step.to + 1).flatMap(endedBy);
    const tried = step.refusals.map((refusal) => triedText(author, played, refusal, messageContext));
    const rules = new Set(tried.map(({ rule }) => rule));
    return {
      text: step.caption ?? narrateStep(author, events, messageContext),
      frame: step.to,
      rules: [...new Set([...early, ...events.flatMap((event) => rulesOf(event, ruleset))])].filter(
        (rule) => !rules.has(rule),
      ),
      tried,
    };
  });
}

/** The rule by which nobody wins, at the end of a deal that a clause has ended: none of its events names it. */
const endedBy = ({ event, table: { stage } }: Frame): readonly RuleId[] =>
  event?.type === 'ended' && stage.phase === 'ended' && stage.outcome.is === 'drawn'
    ? [stage.outcome.rule]
    : [];

/**
 * Says what kind of hand this is, when its rule is one a hand can begin by. The exchange partner is named only before
 * the exchange.
 */
export function beginsText(author: StepAuthor, played: ScenePlay): BeginsText | null {
  const { scene, compiled, ruleset } = played;
  const [{ table }] = compiled.frames;
  const reader = compiled.seat;
  const reasons = ruleset.begins?.({ ruleset, table }, reader ?? table.dealer) ?? [];
  const reason = reasons.find(({ rule }) => rule === scene.under);
  const entry = reason && author.rules.get(reason.rule);
  if (!reason || !entry) return null;
  const { seats, ...rest } = reason;
  const isBefore = reader !== null && table.stage.phase === 'dealing';
  const messageContext: MessageContext = { reader, dealer: table.dealer, terms: ruleset.terms };
  const text = words.opening(isBefore ? reason : rest, entry, messageContext);
  return text === '' ? null : { text, rule: reason.rule };
}

/**
 * Narrates the step before this one (steps count from 1), and nothing of what follows. It introduces a question without
 * giving its answer away.
 */
export function textBefore(author: StepAuthor, { compiled, ruleset }: ScenePlay, step: number): string {
  const before = shownSteps(compiled)[step - 2];
  if (!before) return '';
  const { dealer } = compiled.frames[0].table;
  const messageContext: MessageContext = { reader: compiled.seat, dealer, terms: ruleset.terms };
  return narrateStep(author, eventsAt(compiled, before), messageContext);
}

const eventsAt = ({ frames }: CompiledScene, { from, to }: SceneStep): readonly TableEvent[] =>
  frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);

/** Says how each winner won, by seat. */
export function wonTexts(
  { compiled, ruleset }: ScenePlay,
  reader: Seat | null,
): Partial<Record<Seat, string>> {
  const messageContext = { reader, dealer: compiled.frames[0].table.dealer, terms: ruleset.terms };
  const wins = compiled.frames.flatMap(({ table: { stage } }) =>
    'outcome' in stage && stage.outcome?.is === 'won' ? stage.outcome.winners : [],
  );
  return Object.fromEntries(
    wins.map((win) => [win.seat, words.narrate({ type: 'won', win }, messageContext)]),
  );
}

/** Merges every line captioned {@link WITH_THE_NEXT} into the step after it. */
export function shownSteps({ steps }: Pick<CompiledScene, 'steps'>): SceneStep[] {
  let began: number | null = null;
  return steps.flatMap((step) => {
    const from: number = began ?? step.from;
    began = step.caption === WITH_THE_NEXT ? from : null;
    return began === null ? [{ ...step, from }] : [];
  });
}

/**
 * Returns the number of the shown step that contains a script line. Both count from 1; 0 when the line does not exist.
 */
export function seenAt(compiled: CompiledScene, line: number): number {
  const at = compiled.steps[line - 1];
  return shownSteps(compiled).findIndex(({ from, to }) => at && from <= at.from && at.from <= to) + 1;
}

/**
 * Narrates a step without a caption. Events that follow from the others are left out: nobody claimed, tiles shown, end
 * of the hand.
 */
export function narrateStep(
  author: StepAuthor,
  events: readonly TableEvent[],
  messageContext: MessageContext,
): string {
  // An award repeats the calls, so the calls themselves are left out.
  const silent = [
    'unclaimed',
    'shown',
    'ended',
    ...(events.some(({ type }) => type === 'awarded') ? ['answered'] : []),
  ];
  return inOne(events.filter(({ type }) => !silent.includes(type)))
    .map((event) =>
      event.type === 'paid'
        ? paidText(author, event.group.payments, messageContext)
        : words.narrate(event, messageContext),
    )
    .join(' ');
}

/** Joins consecutive payments into one, so that they are told together. */
function inOne(events: readonly TableEvent[]): readonly TableEvent[] {
  const news: TableEvent[] = [];
  for (const event of events) {
    const last = news.at(-1);
    if (event.type === 'paid' && last?.type === 'paid') {
      const payments = [...last.group.payments, ...event.group.payments];
      news[news.length - 1] = { ...last, group: { ...last.group, payments } };
    } else news.push(event);
  }
  return news;
}

/** Tells payments at once. Where several rules have cash paid, each is told by itself, with the title of its rule. */
function paidText(
  { rules }: StepAuthor,
  payments: readonly Payment[],
  messageContext: MessageContext,
): string {
  const causes = [...new Set(payments.map(({ rule }) => rule))];
  if (causes.length < 2 || payments.some(({ book }) => book === 'debt'))
    return words.payments(payments, messageContext);
  return causes
    .map((rule) => {
      const paid = payments.filter((each) => each.rule === rule);
      return words.agreedPayments(paid, rules.get(rule)?.title ?? rule, messageContext);
    })
    .join(' ');
}

/** Describes a refused attempt and explains the refusal. */
export function triedText(
  author: StepAuthor,
  played: ScenePlay,
  { action, reason, frame }: SceneRefusal,
  messageContext: MessageContext,
): TriedStep {
  const { table } = played.compiled.frames[frame] as Frame;
  const view = seenBy(played.ruleset, table, messageContext.reader);
  const who = words.seatName(action.seat, messageContext, 'start');
  return {
    about: `${who}, ${words.actionName(action, messageContext.terms, view.stage.offer !== null)}`,
    ...explainRefusal({ action, reason }, view, (id) => author.rules.get(id), messageContext),
  };
}
