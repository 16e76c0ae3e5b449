/** What each of two games says of one hand, and the rule by which they part. */
import { type AskedInBoth, givenAt, otherPlace, PLACES, type Place } from '../../../compare/both/concept.ts';
import { foreignName, foreignOf } from '../../../notation/both.ts';
import type { Question } from '../../../puzzles/question.ts';
import { same } from '../../../puzzles/same.ts';
import { bothWordsIn } from '../../../words/both.ts';
import type { Prover } from '../asker.ts';
import { type HandTold, toldOf } from '../concepts/win/prove.ts';
import { factsOf } from '../facts.ts';
import type { Evidence, Given, Proof, Row } from '../proof.ts';
import { entryIn } from '../props.ts';
import type { Both } from './asker.ts';

export const prover =
  (games: Both) =>
  ({ asked, key, decides }: Question<AskedInBoth>, given: Given, teller: Prover): Proof => {
    const both = bothWordsIn(teller.lang);
    const { first, hands } = asked;
    const order: readonly Place[] = [first, otherPlace(first)];
    const id = games.there.room.ruleset.id;
    const named = (place: Place, rule: string) => (place === 'here' ? rule : foreignName(id, rule));
    const told = inEach((place) => toldOf(proverAt(games, place, teller), hands[place], own(place, decides)));
    const wins = order.filter((place) => told[place].wins);
    const right = same(given, key);
    const [wrong, ...others] = order.filter((place) => givenAt(given, place) !== givenAt(key, place));
    const title = (place: Place): string => games[place].title;
    const rows = order.map((place): Row => {
      const { wins: does, why, rule } = told[place];
      return {
        mark: does ? 'good' : 'bad',
        head: both.says(title(place), does),
        text: `${why.head} ${why.text}`.trim(),
        ...(rule !== null && { rule: named(place, rule) }),
      };
    });
    // Where the games agree, what the first one says will do.
    const parting = wins.length === 1 ? partingOf(decides) : null;
    const { rule } = told[first];
    return {
      right,
      head: both.verdict(right, wins.map(title), title(otherPlace(wins[0] ?? first))),
      text: parting
        ? [
            wrong && others.length === 0 ? both.habit(title(wrong), title(otherPlace(wrong))) : '',
            both.parting(entryIn(games[parting.place].book, parting.rule).title, title(parting.place)),
          ]
            .join(' ')
            .trim()
        : '',
      rule: parting ? named(parting.place, parting.rule) : rule === null ? null : named(first, rule),
      evidence: [
        { is: 'rows', title: both.rows, rows },
        ...setsIn(
          order.map((place) => [both.sets(title(place)), told[place]] as const),
          teller.say.evidence.sets,
        ),
      ],
    };
  };

const inEach = <T>(of: (place: Place) => T): Readonly<Record<Place, T>> => ({
  here: of('here'),
  there: of('there'),
});

/** Those of the rules that are of this game, as it calls them. */
const own = (place: Place, rules: readonly string[]): string[] =>
  rules.map(foreignOf).flatMap(({ game, rule }) => ((game === null) === (place === 'here') ? [rule] : []));

/** The first rule by which two answers part, and whose it is. */
const partingOf = (decides: readonly string[]): { readonly place: Place; readonly rule: string } | null =>
  PLACES.flatMap((place) => own(place, decides).map((rule) => ({ place, rule })))[0] ?? null;

/** What tells it in the words of one of the games. */
function proverAt(games: Both, place: Place, teller: Prover): Prover {
  const { room, book } = games[place];
  const { ruleset } = room;
  return {
    ...teller,
    room,
    facts: factsOf(ruleset),
    terms: ruleset.terms,
    entry: (rule) => entryIn(book, rule),
  };
}

/**
 * The hand as each game lays it; once, where both lay it alike.
 * @param alike what stands above it then
 */
function setsIn(told: readonly (readonly [title: string, of: HandTold])[], alike: string): Evidence[] {
  const laid = told.flatMap(([title, { evidence }]) =>
    evidence.flatMap((each) => (each.is === 'sets' ? [{ ...each, title }] : [])),
  );
  const tiles = ({ sets }: (typeof laid)[number]): string => JSON.stringify(sets.map((set) => set.tiles));
  const apart = laid.filter((each, i) => laid.findIndex((other) => tiles(other) === tiles(each)) === i);
  return apart.length === 1 ? apart.map((each) => ({ ...each, title: alike })) : apart;
}
