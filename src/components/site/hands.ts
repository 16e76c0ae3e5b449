/** Builds the page that judges one hand in every game: the props of its widget, and the example hands. */
import { getCollection } from 'astro:content';
import { type AllGamesQuery, allOf, answerOf, askOf, type HandAnswer } from '../../compare/hand/answer.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { ComparedRow } from '../../islands/Compare/props.ts';
import {
  COMPARED_QUESTIONS,
  type GameRemark,
  type HandProps,
  type PlayedGame,
} from '../../islands/Hand/props.ts';
import { EMPTY_HAND, formatHandLink } from '../../notation/hand-link.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { commonEntry } from './common.ts';
import { comparison } from './comparison.ts';
import { courses } from './courses.ts';
import { linkOf } from './examples.ts';
import { at, rulebookDataPath, rulebookPath, scorePath } from './paths.ts';
import { scoresHands } from './scoring.ts';

/** A game with its ruleset under default options. */
interface PlainGame {
  readonly game: PlayedGame;
  readonly ruleset: Ruleset;
}

export interface WorkedHand {
  readonly title: string;
  /** The hand in tile notation: `[111m<] 999p … +5m`. */
  readonly tiles: string;
  /** The fragment `#…` that opens the hand on the page. */
  readonly href: string;
  readonly query: AllGamesQuery;
  readonly answers: readonly (HandAnswer & PlainGame)[];
}

/** Lists every game that has a course, with the links and remarks of this page. */
export async function playedGames(): Promise<readonly PlainGame[]> {
  const { rows } = await comparison();
  return Promise.all(
    (await courses()).map(async ({ ruleset: id, title }) => ({
      game: {
        id,
        title,
        rulebook: at(rulebookPath(id)),
        book: at(rulebookDataPath(id)),
        score: (await scoresHands(id)) ? at(scorePath(id)) : null,
        remarks: Object.fromEntries(
          COMPARED_QUESTIONS.map((question) => [question, remarkOf(rows, question, id)]),
        ) as PlayedGame['remarks'],
      },
      ruleset: rulesetOf(await loadGame(id)),
    })),
  );
}

/** Takes the answer of a game from the table of differences; null where the game or the question is not compared. */
function remarkOf(rows: readonly ComparedRow[], question: string, game: string): GameRemark | null {
  const row = rows.find(({ id }) => id === question);
  const answer = row?.cells.find(({ column }) => column === game)?.answer;
  const href = answer?.links[0]?.href;
  return row && answer && href !== undefined
    ? { title: row.title, says: answer.says, rule: { id: href.slice(href.indexOf('#') + 1), href } }
    : null;
}

/** Props of the page that puts one hand to every game. */
export const handProps = (played: readonly PlainGame[], hands: readonly WorkedHand[]): HandProps => ({
  examples: hands.map(({ title, href }) => ({ title, href })),
  games: played.map(({ game }) => game),
  ...allOf(played.map(({ ruleset }) => ruleset)),
});

/**
 * Judges the hands of content/common/hands.yaml in every game.
 * @throws Error where one of them is not a complete hand
 */
export async function workedHands(played: readonly PlainGame[]): Promise<WorkedHand[]> {
  const entry = commonEntry(await getCollection('hands'), 'hands');
  const all = allOf(played.map(({ ruleset }) => ruleset));
  return entry.data.hands.map(({ title, ...example }) => {
    const link = { ...EMPTY_HAND, ...linkOf(example) };
    const read = askOf(link, all);
    if (read.is !== 'asked') {
      throw new Error(`${entry.filePath}: “${example.tiles}” of ${title} is no whole hand (${read.is}).`);
    }
    return {
      title,
      tiles: example.tiles,
      href: `#${formatHandLink(link)}`,
      query: read.query,
      answers: played.map((one) => ({ ...one, ...answerOf(one.ruleset, read.query) })),
    };
  });
}
