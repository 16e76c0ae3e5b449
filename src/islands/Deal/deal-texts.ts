/** Texts about a deal comparison: the common start, what each game does, and the question before the difference. */
import { compareDeal } from '#i18n/compare-deal.ts';
import { words } from '#i18n/words.ts';
import type { TwoGameDeal } from '../../compare/deal/parting.ts';
import { both, type CommonStart, type GamePair, other } from '../../compare/deal/start.ts';
import type { TableEvent } from '../../engine/events.ts';
import { hashSeed } from '../../engine/random.ts';
import type { Ruleset, Terms } from '../../engine/ruleset.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { isBonus, isDragon, isSuited, isWind, type Kind } from '../../engine/tiles.ts';
import { heardBy, seenBy } from '../../engine/view.ts';
import type { Explanation, MessageContext, RuleWords } from '../../i18n/message-context.ts';
import { explainRefusal } from '../../i18n/refusal-text.ts';

/** What one game does at the point of difference. */
interface ForkText {
  readonly text: string;
  /** Its refusal of what the other game allows; null if it does not refuse. */
  readonly refusal: Explanation | null;
}

/** Describes one game's branch in its own terms, for a reader at this seat (null: a spectator, who sees everything). */
export function forkTextOf(
  { parting }: TwoGameDeal,
  at: 0 | 1,
  ruleset: Ruleset,
  messageContext: MessageContext,
  entryOf: (rule: string) => RuleWords | undefined,
): ForkText {
  const fork = parting?.forks[at];
  if (!parting || !fork) return { text: compareDeal.alike, refusal: null };
  const { action } = parting;
  if (fork.refusal) {
    const view = seenBy(ruleset, fork.table, messageContext.reader);
    const refusal = explainRefusal({ action, reason: fork.refusal }, view, entryOf, messageContext);
    return { text: '', refusal };
  }
  const sentences = fork.events.flatMap((event) => {
    const heard = openly(event, messageContext.reader);
    return heard ? [words.narrate(heard, messageContext)] : [];
  });
  const nothing = parting.named.part === 'settle' ? words.payments([], messageContext) : compareDeal.nothing;
  return { text: sentences.length > 0 ? sentences.join(' ') : nothing, refusal: null };
}

/** The event as the reader sees it. A concealed kong is described as the other seats see it. */
export const openly = (event: TableEvent, reader: Seat | null): TableEvent | null =>
  heardBy(event, event.type === 'konged' && event.covered ? seatAfter(event.seat) : reader);

/** Neutral call names, for questions that must not give away the game. */
const PLAIN = {
  chow: 'Chow',
  pung: 'Pung',
  kong: 'Kong',
  win: 'Win',
  dealer: 'East',
  drawnHand: 'drawn deal',
};
const plain = (terms: Terms): Terms => ({
  ...terms,
  ...PLAIN,
  selfDraw: 'self-draw',
  winOnDiscard: 'win on a discard',
});

interface DealQuestion {
  readonly ask: string;
  /** Index of the game that allows the action, or continues like this. */
  readonly right: 0 | 1;
}

/** The question asked before the games differ; null if they never do. */
export function dealQuestionOf(
  seed: string,
  { parting }: TwoGameDeal,
  rulesets: GamePair<Ruleset>,
): DealQuestion | null {
  if (!parting) return null;
  const { action, forks, named } = parting;
  const right = action
    ? other(named.at)
    : messageContext(
        seed,
        both(forks, ({ events }) => events.length),
      );
  const spectator: MessageContext = { reader: null, dealer: 0, terms: plain(rulesets[right].terms) };
  if (action) {
    const seat = words.seatName(action.seat, spectator, 'start');
    return { ask: compareDeal.askMay(seat, action, spectator.terms), right };
  }
  const text = forks[right].events.map((event) =>
    words.narrate(openly(event, parting.seat) ?? event, spectator),
  );
  return { ask: compareDeal.askWhere(text.join(' ')), right };
}

/** Picks the game whose branch is described: the one that does something; if both do, one chosen by the seed. */
const messageContext = (seed: string, [a, b]: GamePair<number>): 0 | 1 =>
  a > 0 && b > 0 ? ((hashSeed(seed, 'asked') & 1) as 0 | 1) : a > 0 ? 0 : 1;

/** Sentences on how the two games were given the same start. */
export function startTexts(
  { unshared, honours, to, sides }: CommonStart,
  titles: GamePair<string>,
): readonly string[] {
  const leftOut = both(unshared, (kinds, at) => {
    const names = kindsText(kinds.filter((kind) => !honours.includes(kind)));
    return names === '' ? [] : [compareDeal.leftOut(titles[at], names)];
  });
  const more = to === null ? [] : [compareDeal.honours(titles[to], kindsText(honours))];
  const turned = sides[0].ruleset.direction === sides[1].ruleset.direction ? [] : [compareDeal.seats];
  return [compareDeal.start, ...leftOut.flat(), ...more, ...turned];
}

function kindsText(kinds: readonly Kind[]): string {
  const groups: readonly (readonly [name: string, is: (kind: Kind) => boolean])[] = [
    [compareDeal.kinds.suits, isSuited],
    [compareDeal.kinds.winds, isWind],
    [compareDeal.kinds.dragons, isDragon],
    [compareDeal.kinds.bonus, isBonus],
  ];
  return groups
    .filter(([, is]) => kinds.some(is))
    .map(([name]) => name)
    .join(', ');
}

/** The seat to view the table from: the one where the games differ, else East. */
export const eyesOf = ({ parting }: TwoGameDeal): Seat => parting?.seat ?? 0;
