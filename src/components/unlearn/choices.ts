/** Builds the choices of a point, and the reply to each: right, habit of the known game, or rule of other games. */
import { unlearn } from '#i18n/unlearn.ts';
import { words } from '#i18n/words.ts';
import { ruleNamed } from '../../compare/table.ts';
import { type FactChoice, factChoices, hereKey, thereKey } from '../../compare/unlearn/facts.ts';
import type { TriedSequel } from '../../compare/unlearn/follows.ts';
import type { PointQuestion } from '../../compare/unlearn/page.ts';
import { type Ruling, rulingOf } from '../../compare/unlearn/ruling.ts';
import { priceOfMatter, type SettledHand } from '../../compare/unlearn/settlement.ts';
import { SEATS } from '../../engine/seats.ts';
import { messageContext } from '../../questions/parts/message-context.ts';
import { entryIn } from '../../questions/practice-book.ts';
import { ruleAt, type UnlearnContext } from './context.ts';
import { optionsOf } from './options.ts';
import type { BoardChoice, BoardPicture } from './points.ts';
import { settlementsOf } from './settlements.ts';

/** The first sentence of the reply to a choice. */
function headOf(
  { from, titles }: UnlearnContext,
  { right, habit, games }: Pick<BoardChoice, 'right' | 'habit'> & { readonly games: readonly string[] },
): string {
  if (right) return unlearn.right;
  if (habit) return unlearn.habit(from.course.title);
  return games.length === 0 ? unlearn.nobody : unlearn.others(games.map((game) => titles.get(game) ?? game));
}

/** The choices for a position: is it allowed, who gets the tile, does the hand win? */
export function positionChoices(
  making: UnlearnContext,
  { question, kind, context }: BoardPicture,
): BoardChoice[] {
  const { from } = making;
  const known = {
    ruleset: from.maker.generator.ruleset,
    entry: (rule: string) => entryIn(from.book, rule),
  };
  return optionsOf(question, known, context).map(({ answers, ...option }) => {
    const { head, text, rule } = kind.prove(question, answers, context);
    const isWrong = option.habit && !option.right;
    return {
      ...option,
      head: isWrong ? unlearn.habit(from.course.title) : head,
      text: isWrong
        ? `${head} ${text}`
        : option.habit && option.right
          ? `${unlearn.alike(from.course.title)} ${text}`
          : text,
      rule: rule === null ? undefined : { id: rule, href: ruleAt(making, rule) },
    };
  });
}

/** The choices for a payment: by the rules of the table, by habit, and by the rules of other games. */
export function moneyChoices(making: UnlearnContext, { question, context }: BoardPicture): BoardChoice[] {
  const { from, to, rules } = making;
  const spectator = messageContext(context, null);
  return settlementsOf(question, from.course.ruleset, to.course.ruleset, rules).map(
    ({ id, payments, games, rule }) => {
      const right = games.includes(to.course.ruleset);
      const habit = games.includes(from.course.ruleset);
      return {
        id,
        label: words.payments(payments, spectator),
        right,
        habit,
        head: headOf(making, { right, habit, games }),
        text: right && habit ? unlearn.alike(from.course.title) : '',
        rule: rule === null ? undefined : { id: rule, href: ruleAt(making, rule) },
      };
    },
  );
}

/** The price of the hand, where the question is who pays it. */
export function priceNote({ question, context }: BoardPicture): string | undefined {
  const price = priceOfMatter(question.subject as SettledHand);
  return price === null ? undefined : unlearn.price(words.amount(price, context.terms.money));
}

/** The choices for what follows a move: the four seats for the next dealer, otherwise what the games say. */
export function sequelChoices(
  making: UnlearnContext,
  point: PointQuestion,
  { question, context }: BoardPicture,
): BoardChoice[] {
  const { from, to, written } = making;
  const followed = question.subject as TriedSequel;
  if (followed.sequel !== 'deals-next') {
    const [known, learnt] = [from.course.ruleset, to.course.ruleset];
    return factChoicesOf(making, point, factChoices(point, known, learnt, written.games, written.termsOf));
  }
  const spectator = messageContext(context, null);
  const home = to.maker.generator.ruleset;
  const [here, there] = [home, from.maker.generator.ruleset].map((own) =>
    rulingOf(question.spec.concept, followed, own, home),
  ) as [Ruling, Ruling];
  const [rule] = here.fates.flatMap(({ by }) => by ?? []);
  return SEATS.map((seat) => {
    const id = String(seat);
    const [right, habit] = [id === here.answer, id === there.answer];
    return {
      id,
      label: words.seatName(seat, spectator, 'start'),
      right,
      habit,
      head: headOf(making, { right, habit, games: [] }),
      text: '',
      rule: rule === undefined ? undefined : { id: rule, href: ruleAt(making, rule) },
    };
  });
}

/** The choices for a fact: what each game says, in the given order. */
export function factChoicesOf(
  making: UnlearnContext,
  point: PointQuestion,
  choices: readonly FactChoice[],
): BoardChoice[] {
  const first = [...(point.here?.rules ?? []), ...(point.here?.see ?? [])][0];
  const { rule } = first === undefined ? { rule: undefined } : ruleNamed(first, making.to.course.ruleset);
  return choices.map(({ key, says, games }) => {
    const [right, habit] = [key === hereKey(point), key === thereKey(point)];
    return {
      id: key,
      label: says,
      right,
      habit,
      head: headOf(making, { right, habit, games }),
      // The page states both games' answers below the choices.
      text: '',
      rule: rule === undefined ? undefined : { id: rule, href: ruleAt(making, rule) },
    };
  });
}
