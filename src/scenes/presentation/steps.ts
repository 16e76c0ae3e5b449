/** What is told at each step of a scene: its caption, the rules it rests on, what is tried there and refused. */
import { words } from '#i18n/words.ts';
import type { TableEvent } from '../../engine/events.ts';
import { rulesOf } from '../../engine/rules-of-event.ts';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import { explained } from '../../i18n/explained.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import type { Frame } from '../../machines/table.ts';
import type { BeginsText, StepText, TriedStep } from '../../sessions/props.ts';
import type { CompiledScene, SceneStep } from '../compile.ts';
import type { SceneRefusal } from '../refusals.ts';
import { WITH_THE_NEXT } from '../scene.ts';
import type { NarrationContext, Played } from './played.ts';

/** Whoever has words, and the rules that they may name. */
type StepAuthor = Pick<NarrationContext, 'rules'>;

/** The steps of a scene in words, for a reader who is this seat, or nobody. */
export function stepTexts(author: StepAuthor, played: Played, reader: Seat | null): StepText[] {
  const { compiled, ruleset } = played;
  const [{ table }] = compiled.frames;
  const messageContext: MessageContext = { reader, dealer: table.dealer, terms: ruleset.terms };
  return shownSteps(compiled).map((step) => {
    const events = eventsAt(compiled, step);
    const tried = step.refusals.map((refusal) => triedText(author, played, refusal, messageContext));
    const rules = new Set(tried.map(({ rule }) => rule));
    return {
      text: step.caption ?? narrated(events, messageContext),
      frame: step.to,
      rules: [...new Set(events.flatMap((event) => rulesOf(event, ruleset)))].filter(
        (rule) => !rules.has(rule),
      ),
      tried,
    };
  });
}

/** What kind of deal it is, where its rule is one that a deal may begin by; with whom one exchanges only before that. */
export function beginsText(author: StepAuthor, played: Played): BeginsText | null {
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

/** What has happened just before a step, from 1, and no more: who is asked what follows is not told what that means. */
export function textBefore({ compiled, ruleset }: Played, step: number): string {
  const before = shownSteps(compiled)[step - 2];
  if (!before) return '';
  const { dealer } = compiled.frames[0].table;
  const messageContext: MessageContext = { reader: compiled.seat, dealer, terms: ruleset.terms };
  return narrated(eventsAt(compiled, before), messageContext);
}

const eventsAt = ({ frames }: CompiledScene, { from, to }: SceneStep): readonly TableEvent[] =>
  frames.slice(from, to + 1).flatMap(({ event }) => event ?? []);

/** How each winner has won, in words, by their seats. */
export function wonTexts({ compiled, ruleset }: Played, reader: Seat | null): Partial<Record<Seat, string>> {
  const messageContext = { reader, dealer: compiled.frames[0].table.dealer, terms: ruleset.terms };
  const wins = compiled.frames.flatMap(({ table: { stage } }) =>
    'outcome' in stage && stage.outcome?.is === 'won' ? stage.outcome.winners : [],
  );
  return Object.fromEntries(
    wins.map((win) => [win.seat, words.narrate({ type: 'won', win }, messageContext)]),
  );
}

/** The steps that are seen: lines in which nothing matters are one step with the next. */
export function shownSteps({ steps }: Pick<CompiledScene, 'steps'>): SceneStep[] {
  let began: number | null = null;
  return steps.flatMap((step) => {
    const from: number = began ?? step.from;
    began = step.caption === WITH_THE_NEXT ? from : null;
    return began === null ? [{ ...step, from }] : [];
  });
}

/** The step, from 1, in which a line of the script is seen, from 1. */
export function seenAt(compiled: CompiledScene, line: number): number {
  const at = compiled.steps[line - 1];
  return shownSteps(compiled).findIndex(({ from, to }) => at && from <= at.from && at.from <= to) + 1;
}

/** A step without a caption says what happened; that nobody called, or that it is paid, follows from it. */
export function narrated(events: readonly TableEvent[], messageContext: MessageContext): string {
  // An award tells the calls again.
  const silent = [
    'unclaimed',
    'shown',
    'ended',
    ...(events.some(({ type }) => type === 'awarded') ? ['answered'] : []),
  ];
  return inOne(events.filter(({ type }) => !silent.includes(type)))
    .map((event) => words.narrate(event, messageContext))
    .join(' ');
}

/** What is paid for one thing after another is told in one. */
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

/** What somebody tries and may not do, in words. */
export function triedText(
  author: StepAuthor,
  played: Played,
  { action, reason, frame }: SceneRefusal,
  messageContext: MessageContext,
): TriedStep {
  const { table } = played.compiled.frames[frame] as Frame;
  const view = seenBy(played.ruleset, table, messageContext.reader);
  const who = words.seatName(action.seat, messageContext, 'start');
  return {
    about: `${who}, ${words.actionName(action, messageContext.terms, view.stage.offer !== null)}`,
    ...explained({ action, reason }, view, (id) => author.rules.get(id), messageContext),
  };
}
