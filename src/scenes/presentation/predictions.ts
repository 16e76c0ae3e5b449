/** Builds the questions “who acts?” of a scene: four seats as answers, with an explanation for each. */
import { scene } from '#i18n/scene.ts';
import { words } from '#i18n/words.ts';
import type { RuleId } from '../../engine/action.ts';
import { SEATS, type Seat, seatAfter } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { escapeHtml } from '../../notation/markup.ts';
import type { CheckAnswer, Prediction } from '../../sessions/props.ts';
import { actingIn } from '../acting-seats.ts';
import { eventsIn, rulesOfLine } from '../action-lines.ts';
import { rulesAt } from './reel.ts';
import type { NarrationContext, ScenePlay } from './scene-play.ts';
import { seenAt, stepTexts, textBefore, triedText } from './steps.ts';

/** Returns the questions the script asks with `ask:`. */
export function predictionsIn(context: NarrationContext, played: ScenePlay): Prediction[] {
  const texts = stepTexts(context, played, played.compiled.seat);
  return played.scene.script.flatMap(({ ask }, i): Prediction[] => {
    if (ask === undefined) return [];
    const line = i + 1;
    const step = seenAt(played.compiled, line);
    const seats = actingIn(eventsIn(played.compiled, line));
    const acting = { seats, line, rules: rulesOfLine(played, line) };
    return [
      {
        step,
        ask,
        lead: textBefore(context, played, step),
        answers: seatGuesses(context, played, acting, texts[step - 1]?.text ?? ''),
      },
    ];
  });
}

/** The seats that are the right answer. */
interface ActingSeat {
  readonly seats: readonly Seat[];
  /** The script line whose calls explain the answer (from 1); null when nobody called. */
  readonly line: number | null;
  /** The rules that decide the answer. */
  readonly rules: readonly RuleId[];
}

/**
 * Builds the answers. A seat that called and lost the tile is told which rule decided; any other wrong seat why it does
 * not act, or the deciding rule. The full event text comes with the right answer only, so that wrong answers do not
 * give it away.
 * @param happens the text of the step
 */
export function seatGuesses(
  context: NarrationContext,
  played: ScenePlay,
  { seats, line, rules: [first] }: ActingSeat,
  happens: string,
): CheckAnswer[] {
  const { compiled, ruleset } = played;
  const { dealer } = compiled.frames[0].table;
  const messageContext: MessageContext = { reader: compiled.seat, dealer, terms: ruleset.terms };
  const { rulebook } = rulesAt(context, played);
  const called = line === null ? [] : eventsIn(compiled, line);
  const awarded = called.find((event) => event.type === 'awarded');
  const shared = seats.length > 1 ? seats : null;
  const isTurn = called.some((event) => event.type === 'drew' && event.why === 'turn');
  const ruled = first === undefined ? undefined : context.rules.get(first)?.sentence;
  /** The explanation when this seat's attempt was refused on the line before. */
  const refused = (seat: Seat) => {
    const refusal = compiled.steps[(line ?? 0) - 2]?.refusals.find(({ action }) => action.seat === seat);
    return refusal && awarded ? triedText(context, played, refusal, messageContext) : null;
  };
  /** Why this seat does not act, when no rule refused a call of it. */
  const against = (seat: Seat): string => {
    const named = (of: Seat) => words.seatName(of, messageContext, 'start');
    if (awarded)
      return awarded.offer.from === seat ? scene.ownDiscard(named(seat)) : scene.noCall(named(seat));
    return isTurn ? scene.comesAfter(named(seat), words.seatName(seatAfter(seat, 3), messageContext)) : '';
  };
  // With several winners, the answers are each winner alone and all of them together.
  const seatGroups = shared ? [...shared.map((seat) => [seat]), shared] : SEATS.map((seat) => [seat]);
  return seatGroups.map((answer): CheckAnswer => {
    const name =
      answer === shared
        ? words.seatList(shared, messageContext)
        : answer.map((seat) => words.seatName(seat, messageContext, 'start')).join();
    const right = shared ? answer === shared : answer.every((seat) => seats.includes(seat));
    const lost = awarded?.lost.find(({ bid }) => answer.includes(bid.seat));
    const [seat] = answer;
    const explained =
      lost && awarded
        ? words.explainLost(lost, awarded.stand, messageContext)
        : right || seat === undefined
          ? null
          : refused(seat);
    // With several winners every one of them called, so the single-seat explanation does not apply.
    const own = shared ? '' : answer.map(against).join(' ');
    const why = explained
      ? `${explained.head} ${explained.text}`
      : right
        ? happens
        : own || ruled || scene.happens(happens);
    const rule = explained?.rule ?? (shared ? first : awarded?.lost[0]?.rule) ?? first;
    return {
      html: escapeHtml(name),
      text: name,
      right,
      why: `<p>${escapeHtml(why)}</p>`,
      ...(rule !== undefined && { rule: { id: rule, href: `${rulebook}#${rule}` } }),
    };
  });
}
