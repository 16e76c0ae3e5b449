import { practice } from '#i18n/practice.ts';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { twoGames } from '#i18n/two-games.ts';
import { PLACES } from '../../compare/two-games/game-side.ts';
import type { ShownHand } from '../../puzzles/hands.ts';
import { HandBoard } from '../parts/HandBoard.tsx';
import { cameText, seatText } from '../parts/hand-facts.ts';
import { part } from '../two-games/part.ts';
import { YesNo } from '../two-games/YesNo.tsx';
import { explainedHand } from './prove.ts';

export default part<ShownHand>({
  Board: (props) => {
    /** Names the winds if at least one of the games scores them. */
    const factsText = () => {
      const places = PLACES.map((place) => props.contexts[place]);
      const context = places.find((each) => seatText(each, props.subject) !== '') ?? props.context;
      return `${seatText(context, props.subject)} ${cameText(context, props.subject)}`;
    };
    return <HandBoard context={props.context} hand={props.subject} factsText={factsText()} />;
  },
  Answer: (props) => <YesNo {...props} yes={practiceQuestion.win.yes} no={practiceQuestion.win.no} />,
  tell: (context, { subject, decides, game }) => {
    const { wins, why, rule, evidence } = explainedHand(context, subject, decides);
    const { yes, no } = twoGames.win;
    return {
      mark: wins ? 'good' : 'bad',
      says: wins ? yes : no,
      why: `${why.head} ${why.text}`.trim(),
      rule,
      evidence: evidence.flatMap((each) =>
        each.is === 'sets'
          ? [
              {
                ...each,
                title: each.title === practice.evidence.pairs ? twoGames.pairs(game) : twoGames.sets(game),
              },
            ]
          : [],
      ),
    };
  },
});
