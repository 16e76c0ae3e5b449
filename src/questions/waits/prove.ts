/** Proves the waits of a hand: the sets each winning tile makes, and why each wrongly picked tile does not win. */
import { practiceAnswers } from '#i18n/practice-answers.ts';
import { words } from '#i18n/words.ts';
import { copiesOf } from '../../engine/counts.ts';
import { copiesIn, type Kind } from '../../engine/tiles.ts';
import { parseTiles } from '../../notation/tiles.ts';
import { checkConditions } from '../../puzzles/proof/conditions.ts';
import type { Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same-answers.ts';
import { type NoWinReason, rowsOf, setsOf, whyNot } from '../evidence.ts';
import type { PracticeContext } from '../kind.ts';
import type { Evidence, Proof, ProofRow, ReaderAnswer } from '../proof.ts';
import { type HandOneShort, winningKinds } from './winning-kinds.ts';

/** Maximum number of winning tiles shown with their sets. */
const SHOWN = 4;

/** The tiles that an answer or a key names, in order. */
export const tilesOf = (keys: readonly string[]): Kind[] => keys.flatMap(parseTiles).sort((a, b) => a - b);

export function prove(
  { subject: hand, key, decides }: Question<HandOneShort>,
  answer: ReaderAnswer,
  context: PracticeContext,
): Proof {
  const right = same(answer, key);
  const wins = tilesOf(key);
  const missed = tilesOf(key.filter((each) => !answer.includes(each)));
  const wrong = tilesOf(answer.filter((each) => !key.includes(each)));
  const { shapeRule, shapes } = context.generator.ruleset.wins;
  const shapely = [shapeRule, ...shapes.map(({ rule }) => rule)];
  const shapeOnly = decides.every((rule) => shapely.includes(rule))
    ? []
    : completingShapeOnly(context, hand, wins);
  // Answer the better mistake first: a tile that completes the shape but fails another rule.
  const first = wrong.find((tile) => shapeOnly.some((each) => each.tile === tile)) ?? wrong[0];
  const why = first === undefined ? null : hindrance(context, hand, first);
  const [nearest] = shapeOnly;
  const unpicked = shapeOnly.filter(
    ({ why, tile }) => why.rule === nearest?.why.rule && !wrong.includes(tile),
  );
  const tempting = nearest && unpicked.length > 0 && why?.rule !== nearest.why.rule ? nearest.why : null;
  const head = headOf(wins, missed, wrong);
  const also =
    wrong.length > 0 && missed.length > 0 ? [practiceAnswers.waits.missed(words.tileList(missed))] : [];
  const decided = shapely.find((rule) => decides.includes(rule)) ?? shapeRule;
  return {
    right,
    head,
    text: [
      ...(why && first !== undefined
        ? [`${practiceAnswers.waits.with(words.theTile(first))}: ${why.head} ${why.text}`.trim()]
        : []),
      ...also,
      ...(tempting
        ? [
            `${practiceAnswers.waits.shapely(words.tileList(unpicked.map(({ tile }) => tile)), unpicked.length)} ${tempting.head} ${tempting.text}`,
          ]
        : []),
    ].join(' '),
    rule: why?.rule ?? tempting?.rule ?? decided,
    evidence: [
      ...wins.slice(0, SHOWN).map((tile): Evidence => {
        const whole = { ...hand, winning: tile };
        const { reading } = checkConditions(context.generator, whole);
        return {
          is: 'sets',
          title: practiceAnswers.waits.with(words.theTile(tile)),
          sets: reading ? setsOf(context, whole, reading, [], true) : [],
        };
      }),
      ...rowsOf(
        practiceAnswers.waits.notThese,
        wrong.map((tile) => wrongRow(context, hand, tile)),
      ),
    ],
  };
}

/** The verdict: right, the tiles that were wrongly picked, or the ones that were left out. */
function headOf(wins: readonly Kind[], missed: readonly Kind[], wrong: readonly Kind[]): string {
  const { waits } = practiceAnswers;
  if (wrong.length > 0) return waits.wrongOne(words.tileList(wrong));
  if (missed.length > 0) return waits.missed(words.tileList(missed));
  return wins.length === 0 ? waits.rightNone : waits.right(words.tileList(wins), wins.length);
}

/** Tiles that complete the hand's shape but do not win, each with the reason. */
function completingShapeOnly(
  context: PracticeContext,
  hand: HandOneShort,
  wins: readonly Kind[],
): { tile: Kind; why: NoWinReason }[] {
  const { ruleset, table } = context.generator;
  return winningKinds(hand, table)
    .fitting(ruleset)
    .filter((tile) => !wins.includes(tile))
    .map((tile) => {
      const whole = { ...hand, winning: tile };
      return { tile, why: whyNot(context, whole, checkConditions(context.generator, whole)) };
    });
}

/** Explains why this tile does not win: all copies already in the hand, no shape, or a failed condition. */
export function hindrance(context: PracticeContext, hand: HandOneShort, tile: Kind): NoWinReason {
  const { ruleset } = context.generator;
  const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  if (copiesOf(all, tile) >= copiesIn(ruleset.tiles, tile)) {
    return { head: practiceAnswers.waits.allHeld, text: '', rule: ruleset.wins.shapeRule };
  }
  const whole = { ...hand, winning: tile };
  const against = checkConditions(context.generator, whole);
  // Do not explain it as a run across suits, which hardly any reader has in mind; name the leftover tiles instead.
  const isFar = against.idea?.id === 'mixed-run' && against.reason?.rule === ruleset.wins.shapeRule;
  return whyNot(context, whole, isFar ? { ...against, idea: null, reading: null } : against);
}

function wrongRow(context: PracticeContext, hand: HandOneShort, tile: Kind): ProofRow {
  const { head, text, rule } = hindrance(context, hand, tile);
  return { mark: 'bad', tiles: [tile], head, text, rule };
}
