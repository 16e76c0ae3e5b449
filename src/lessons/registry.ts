/** The specifications of all lesson components: those that the build and the pages know. */

import answer from './Answer/spec.ts';
import aside from './Aside/spec.ts';
import board from './Board/spec.ts';
import book from './Book/spec.ts';
import check from './Check/spec.ts';
import choice from './Choice/spec.ts';
import count from './Count/spec.ts';
import deal from './Deal/spec.ts';
import define from './Define/spec.ts';
import drill from './Drill/spec.ts';
import hand from './Hand/spec.ts';
import pays from './Pays/spec.ts';
import pick from './Pick/spec.ts';
import picture from './Picture/spec.ts';
import points from './Points/spec.ts';
import predict from './Predict/spec.ts';
import right from './Right/spec.ts';
import scene from './Scene/spec.ts';
import score from './Score/spec.ts';
import sort from './Sort/spec.ts';
import sticks from './Sticks/spec.ts';
import type { Spec } from './spec.ts';
import t from './T/spec.ts';
import term from './Term/spec.ts';
import waits from './Waits/spec.ts';
import wall from './Wall/spec.ts';
import weigh from './Weigh/spec.ts';
import why from './Why/spec.ts';
import worth from './Worth/spec.ts';
import wrong from './Wrong/spec.ts';
import yourTurn from './YourTurn/spec.ts';

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
    picture,
    points,
    predict,
    right,
    scene,
    score,
    sort,
    sticks,
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
