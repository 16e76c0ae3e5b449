import { names } from '#i18n/names.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { twoGames } from '#i18n/two-games.ts';
import { type ByGame, PLACES } from '../../compare/two-games/game-side.ts';
import type { Seat } from '../../engine/seats.ts';
import type { PracticeContext } from '../kind.ts';
import { messageContext } from '../parts/message-context.ts';
import { OneOf } from '../two-games/OneOf.tsx';
import { type AnsweredFor, part } from '../two-games/part.ts';
import { NOBODY } from './claim-outcome.ts';
import type { ClaimedTile } from './claimed-tile.ts';
import { rowOf } from './prove.ts';
import claim from './rules.ts';
import { CalledBoard } from './view.tsx';

/** Seats in an answer, e.g. "1,3" gives [1, 3]; NOBODY gives []. */
const seatsIn = (answer: string | undefined): Seat[] =>
  answer === undefined || answer === NOBODY ? [] : answer.split(',').map((seat) => Number(seat) as Seat);

/** All answer options: every claiming seat, all winners together, the right answer in either game, and nobody. */
function optionsOf({ calls }: ClaimedTile, all: AnsweredFor<ClaimedTile>['all']): string[] {
  const winners = calls.flatMap((call) => (call.do === 'win' ? [call.seat] : []));
  return [
    ...new Set([
      ...calls.map(({ seat }) => String(seat)),
      ...(winners.length > 1 ? [winners.join()] : []),
      ...all.flat().filter((answer) => answer !== NOBODY),
      NOBODY,
    ]),
  ];
}

const namesOf = (context: PracticeContext, answer: string | undefined): string =>
  names.seatList(seatsIn(answer), messageContext(context, null));

/** Facts that a claimed win is presumed to meet in either game. */
const presumedIn = (contexts: ByGame<PracticeContext>): string[] => [
  ...new Set(
    PLACES.flatMap((place) =>
      contexts[place].generator.ruleset.clauses.flatMap(({ presumes }) =>
        presumes === undefined ? [] : [presumes],
      ),
    ),
  ),
];

export default part<ClaimedTile>({
  Board: (props) => (
    <CalledBoard subject={props.subject} context={props.context} how="" facts={presumedIn(props.contexts)} />
  ),
  Answer: (props) => {
    return (
      <OneOf
        {...props}
        options={optionsOf(props.subject, props.all).map((id) => ({
          id,
          label:
            id === NOBODY
              ? twoGames.claim.nobody
              : practiceQuestion.claim.several(namesOf(props.context, id)),
        }))}
      />
    );
  },
  isWide: true,
  tell: (context, { game, subject, right }) => {
    const { ruleset, table } = context.generator;
    const fates = claim.key(subject, ruleset, table);
    const rows = subject.calls.map((call) => rowOf(call, subject, fates, context));
    const seats = seatsIn(right[0]);
    return {
      mark: 'none',
      says: twoGames.claim.gets(namesOf(context, right[0]), seats.length),
      why: '',
      rule: rows.find(({ mark }) => mark === 'bad')?.rule ?? null,
      evidence: [{ is: 'rows', title: twoGames.in(game), rows }],
    };
  },
});
