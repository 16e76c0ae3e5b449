/** `judgeOf([riichi])({ op: 'win', ruleset: 'riichi', hand: '…' })`: the judge as a library, for games that are imported one by one. */
export type { Chosen, Game } from '../../engine/game.ts';
export type { Ruleset } from '../../engine/ruleset.ts';
export { QuestionError } from '../../evaluation/told/fields.ts';
export { judgeOf } from '../../judge/library.ts';
export type { JudgeAnswers, JudgeQuestions } from '../../judge/types.ts';
