import { PLACES } from '../../../../compare/two-games/game-side.ts';
import { twoGamesWordsIn } from '../../../../i18n/two-games.ts';
import type { ShownHand } from '../../../../puzzles/hands.ts';
import { HandBoard } from '../../parts/HandBoard.tsx';
import { cameText, seatText } from '../../parts/hand-facts.ts';
import { part } from '../../two-games/part.ts';
import { YesNo } from '../../two-games/YesNo.tsx';
import { explainedHand } from './prove.ts';

export default part<ShownHand>({
  Board: (props) => {
    /** Winds are told where one of the games counts them. */
    const told = () => {
      const places = PLACES.map((place) => props.tellers[place]);
      const teller = places.find((each) => seatText(each, props.asked) !== '') ?? props.teller;
      return `${seatText(teller, props.asked)} ${cameText(teller, props.asked)}`;
    };
    return <HandBoard teller={props.teller} hand={props.asked} told={told()} />;
  },
  Answer: (props) => <YesNo {...props} yes={props.teller.say.win.yes} no={props.teller.say.win.no} />,
  tell: (teller, { asked, decides, game }) => {
    const { wins, why, rule, evidence } = explainedHand(teller, asked, decides);
    const both = twoGamesWordsIn(teller.lang);
    const { yes, no } = both.win;
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
                title: each.title === teller.say.evidence.pairs ? both.pairs(game) : both.sets(game),
              },
            ]
          : [],
      ),
    };
  },
});
