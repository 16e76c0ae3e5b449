import { twoGames } from '#i18n/two-games.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { seenBy } from '../../engine/view.ts';
import { part } from '../two-games/part.ts';
import { YesNo } from '../two-games/YesNo.tsx';
import type { TriedAction } from './attempt.ts';
import { whyForbidden } from './prove.ts';
import { TriedTable } from './TriedTable.tsx';

export default part<TriedAction>({
  Board: (props) => <TriedTable subject={props.subject} context={props.context} />,
  Answer: (props) => <YesNo {...props} {...twoGames.may.answers} />,
  tell: (context, { subject: { table, action } }) => {
    const { yes, no } = twoGames.may;
    const { ruleset } = context.generator;
    const verdict = judgeAction(ruleset, table, action);
    if (verdict.is === 'allowed') {
      return { mark: 'good', says: yes, why: '', rule: null, evidence: [] };
    }
    const why = whyForbidden(context, action, verdict.reason, seenBy(ruleset, table, action.seat));
    return { mark: 'bad', says: no, why: `${why.head} ${why.text}`.trim(), rule: why.rule, evidence: [] };
  },
});
