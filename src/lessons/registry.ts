/** The specifications of all lesson components: those that the build and the pages know. */
import type { Spec } from './spec.ts';
import answer from './specs/Answer.ts';
import aside from './specs/Aside.ts';
import board from './specs/Board.ts';
import book from './specs/Book.ts';
import check from './specs/Check.ts';
import choice from './specs/Choice.ts';
import count from './specs/Count.ts';
import deal from './specs/Deal.ts';
import define from './specs/Define.ts';
import drill from './specs/Drill.ts';
import hand from './specs/Hand.ts';
import pays from './specs/Pays.ts';
import pick from './specs/Pick.ts';
import predict from './specs/Predict.ts';
import right from './specs/Right.ts';
import scene from './specs/Scene.ts';
import score from './specs/Score.ts';
import sort from './specs/Sort.ts';
import t from './specs/T.ts';
import term from './specs/Term.ts';
import waits from './specs/Waits.ts';
import wall from './specs/Wall.ts';
import weigh from './specs/Weigh.ts';
import why from './specs/Why.ts';
import worth from './specs/Worth.ts';
import wrong from './specs/Wrong.ts';
import yourTurn from './specs/YourTurn.ts';

/** The specifications by component name, in alphabetical order. */
export const SPECS: ReadonlyMap<string, Spec> = new Map(
  [
    answer,
    aside,
    board,
    book,
    check,
    choice,
    count,
    deal,
    define,
    drill,
    hand,
    pays,
    pick,
    predict,
    right,
    scene,
    score,
    sort,
    t,
    term,
    waits,
    wall,
    weigh,
    why,
    worth,
    wrong,
    yourTurn,
  ].map((each: Spec) => [each.name, each]),
);
