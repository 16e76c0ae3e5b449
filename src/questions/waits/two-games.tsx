import { practiceAnswers } from '#i18n/practice-answers.ts';
import { twoGames } from '#i18n/two-games.ts';
import { words } from '#i18n/words.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import { setsOf } from '../evidence.ts';
import { part } from '../two-games/part.ts';
import { Picking } from './Picking.tsx';
import { hindrance, tilesOf } from './prove.ts';
import { ShortHand } from './view.tsx';
import type { HandOneShort } from './winning-kinds.ts';

/** Maximum number of tiles that win in one game only, shown with their sets. */
const SHOWN = 2;

export default part<HandOneShort>({
  Board: (props) => <ShortHand hand={props.subject} context={props.context} least={null} />,
  Answer: Picking,
  isWide: true,
  tell: (context, { game, subject, right, other }) => {
    const tiles = tilesOf(right);
    const [lacking] = tilesOf(other.filter((each) => !right.includes(each)));
    const why = lacking === undefined ? null : hindrance(context, subject, lacking);
    const own = tilesOf(right.filter((each) => !other.includes(each)));
    // If both games have the same waits, their tiles are shown once for both.
    const isSame = lacking === undefined && own.length === 0;
    return {
      mark: 'none',
      says: twoGames.waits.says(words.tileList(tiles), tiles.length),
      tiles,
      why:
        why && lacking !== undefined
          ? `${practiceAnswers.waits.with(words.theTile(lacking))}: ${why.head} ${why.text}`.trim()
          : '',
      rule: why?.rule ?? null,
      evidence: (isSame ? tiles : own).slice(0, SHOWN).flatMap((tile) => {
        const whole = { ...subject, winning: tile };
        const { reading } = checkConditions(context.generator, whole);
        const name = words.theTile(tile);
        const title = isSame ? practiceAnswers.waits.with(name) : twoGames.waits.with(name, game);
        return reading ? [{ is: 'sets' as const, title, sets: setsOf(context, whole, reading) }] : [];
      }),
    };
  },
});
