/** Everything that reads what comes from outside, each with what must hold whatever it is given. */
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { transition } from 'xstate';
import { readFrameMessage, readHostMessage } from '../../src/embed/protocol.ts';
import { actionKey } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { expressible } from '../../src/engine/legality/all-actions.ts';
import { withVerdict } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Table } from '../../src/engine/table.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { begin } from '../../src/machines/play.ts';
import { createTableMachine, eventOf, type HandEvent, snapshotAt } from '../../src/machines/table.ts';
import { formatAnswersLink, parseAnswersLink } from '../../src/notation/answers-link.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { NotationError } from '../../src/notation/error.ts';
import { formatHand, parseHand } from '../../src/notation/hand.ts';
import { formatHandLink, parseHandLink } from '../../src/notation/hand-link.ts';
import { formatLine, parseLine } from '../../src/notation/lines.ts';
import { formatQuestionLink, parseQuestionLink } from '../../src/notation/question-link.ts';
import { formatScoreLink, parseScoreLink } from '../../src/notation/score-link.ts';
import { formatShare, parseShare } from '../../src/notation/share.ts';
import { formatTableLink, parseTableLink } from '../../src/notation/table-link.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { formatOutput, parseOutput } from '../../src/referee/protocol.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { slipped } from './texts.ts';

export interface Target {
  readonly name: string;
  readonly input: fc.Arbitrary<unknown>;
  /** @returns what is wrong with how this was taken, or null. What it throws is wrong too. */
  readonly fault: (input: unknown) => string | null;
}

const games = new Map<string, Game>();
for (const id of gameIds) games.set(id, await loadGame(id));

const SCENES = gameIds.flatMap((game) => {
  const folder = `content/${game}/scenes`;
  return readdirSync(folder)
    .filter((_, place) => place % 9 === 0)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
});

/** What is written can be read, and says the same; what cannot be read is an error that names its place. */
function reading<T>(
  name: string,
  good: readonly string[],
  parse: (text: string) => T,
  format: (value: T) => string,
): Target {
  return {
    name,
    input: slipped(good),
    fault: (input) => {
      const text = String(input);
      let value: T;
      try {
        value = parse(text);
      } catch (error) {
        return mistakeOf(error, text);
      }
      const written = format(value);
      return isDeepStrictEqual(parse(written), value)
        ? null
        : `read as ${written}, which says something else`;
    },
  };
}

function mistakeOf(error: unknown, text: string): string | null {
  if (!(error instanceof NotationError)) return `throws ${String(error)}`;
  if (error.column < 1 || error.column > error.text.length + 1) return `column ${error.column} is not there`;
  if (error.message.length > 300) return `a message of ${error.message.length} letters over ${text.length}`;
  return null;
}

const judge = createJudge(games, TILE_TEXTS.own);

const judged: Target = {
  name: 'judge',
  input: slipped([
    '{"id":1,"op":"win","ruleset":"two-five-eight","hand":"123m456p789s111m33s"}',
    '{"op":"waits","ruleset":"british","hand":"123m456p789s1133s","melds":[{"kind":"pung","tiles":"555p","from":"south"}]}',
    '{"op":"claims","ruleset":"changchun","discard":"5p","by":"east","hands":{"south":"5556p","west":"46p","north":"19s"}}',
    '{"op":"shape","hand":"11223344556677m","sets":5}',
    '{"op":"questions","ruleset":"changchun","concept":"win","seed":"a","count":1,"grade":2,"rules":["three-suits"]}',
    '{"op":"turn","ruleset":"hong-kong","hand":"1111m234p567s88s99s","drawn":"1m"}',
  ]),
  fault: (input) => {
    const line = String(input).replaceAll('\n', ' ');
    const { answer, ok } = judge(line);
    const text = JSON.stringify(answer);
    if (text.length > 400_000) return `an answer of ${text.length} letters`;
    if (ok) return null;
    const { error } = answer as unknown as { error?: { message?: unknown } };
    return typeof error?.message === 'string' && error.message !== '' ? null : `no message: ${text}`;
  },
};

const scenes: Target = {
  name: 'scene',
  input: slipped(SCENES),
  fault: (input) => {
    const source = String(input);
    try {
      parseScene(source, 'content/x/scenes/x.yaml');
      return null;
    } catch (error) {
      if (!(error instanceof LessonError)) return `throws ${String(error)}`;
      const lines = source.split('\n').length;
      return error.line >= 1 && error.line <= lines + 1 ? null : `line ${error.line} of ${lines}`;
    }
  },
};

const ATTRIBUTES = [
  'scene',
  'rule',
  'question',
  'play',
  'score',
  'step',
  'seed',
  'at',
  'grade',
  'rules',
  'hand',
];

const attributes: Target = {
  name: 'attributes',
  input: fc.dictionary(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ATTRIBUTES, 'theme', 'words', 'tiles', 'class', 'onload') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    ),
    slipped([
      'british/fishing',
      'hong-kong',
      'two-five-eight/win',
      '123m 456p 789s 11p 55p +5p',
      'dark',
      '3',
      'heron',
    ]),
    { maxKeys: 6, noNullPrototype: true },
  ),
  fault: (input) => {
    const { address, faults } = readEmbed(input as Record<string, string>);
    if (!/^[a-z]+\/[\w-]+(?:\/[\w-]+)?\/(?:\?[\w=&-]*)?(?:#[\w=&.,%()~*'!-]*)?$/.test(address))
      return `an address that is none: ${address}`;
    const long = faults.find((fault) => fault.length > 200);
    return long === undefined ? null : `a fault of ${long.length} letters`;
  },
};

const messages: Target = {
  name: 'messages',
  input: fc.oneof(
    fc.anything(),
    fc.record(
      {
        mahjong: fc.oneof(fc.constant(1), fc.anything()),
        type: fc.oneof(
          fc.constantFrom('ready', 'size', 'step', 'answered', 'solved', 'open', 'look', 'go', 'focus'),
          fc.anything(),
        ),
        height: fc.oneof(fc.double(), fc.anything()),
        step: fc.oneof(fc.integer(), fc.anything()),
        theme: fc.oneof(fc.constantFrom('light', 'dark', 'system'), fc.anything()),
        size: fc.oneof(fc.double(), fc.anything()),
        path: fc.oneof(fc.webUrl(), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  ),
  fault: (input) => {
    for (const read of [readFrameMessage, readHostMessage]) {
      const found: unknown = read(input);
      if (found === null) continue;
      const { height = 1, step = 1, size = 1 } = found as Record<string, unknown>;
      if (![height, step, size].every(Number.isFinite)) return `taken: ${JSON.stringify(found)}`;
    }
    return null;
  },
};

/** Numbers choose what is sent: mostly what is legal, else what a hand could never do, twice, or too late. */
const streams: Target = {
  name: 'events',
  input: fc.record({
    game: fc.constantFrom(...gameIds),
    seed: fc.nat({ max: 1_000_000 }),
    sent: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 60 }),
  }),
  fault: (input) => {
    const { game, seed, sent } = input as { game: string; seed: number; sent: number[] };
    const ruleset = rulesetOf(games.get(game) as Game);
    const machine = createTableMachine(ruleset);
    let snapshot = snapshotAt(machine, begin(ruleset, startFrom(ruleset, seed)));
    const set = JSON.stringify([...ruleset.tiles]);
    let before: HandEvent = { type: 'NEXT' };
    for (const number of sent) {
      const { table } = snapshot.context;
      const message = messageFor(number, before, ruleset, table);
      [snapshot] = transition(machine, snapshot, message);
      before = message;
      const { refusal, table: after } = snapshot.context;
      const told = 'judged' in message ? actionKey(message.judged.action) : message.type;
      if (refusal !== null && after !== table) return `${told} is refused, and something moved`;
      if (refusal !== null && refusal.reason.rule === '') return `${told} is refused by no rule`;
      if (refusal === null && after === table) return `${told} is neither done nor refused`;
      if (JSON.stringify(copies(everyTile(after))) !== set) return `${told} loses or makes a tile`;
    }
    return null;
  },
};

/** A third goes by itself, a tenth is what was sent just now once more: with a verdict on another table. */
function messageFor(number: number, before: HandEvent, ruleset: Ruleset, table: Table): HandEvent {
  const [way, which] = [number % 30, Math.floor(number / 30)];
  if (way < 10) return { type: 'NEXT' };
  if (way < 13) return before;
  const actions = expressible(ruleset, table);
  const action = actions[which % Math.max(1, actions.length)];
  return action ? eventOf(withVerdict(ruleset, table, action)) : { type: 'NEXT' };
}

export const TARGETS: readonly Target[] = [
  reading('tiles', ['123m 456p 789s EE CFP', '1f 3f', '55p+5p'], parseTiles, (tiles) => formatTiles(tiles)),
  reading(
    'hand',
    ['[888p<] 222s 444m 77m 33p, fishing', '123m 456p 789s 11p 55p +5p', '(8888s) [324m<] 99s *5m', '…'],
    (text) => parseHand(text),
    (hand) => formatHand(hand),
  ),
  reading(
    'lines',
    ['west draws 3p', 'south pungs 3p', 'south discards 7m and says fishing', 'north kongs 5s', 'east wins'],
    (text) => parseLine(text),
    (line) => formatLine(line),
  ),
  reading(
    'share link',
    [
      'v=1&game=british&seed=heron&end',
      'v=1&game=two-five-eight&with=promoted-kong:true&seed=heron-412&do=e5m.s-.npung.nE:original+call.echow34m.ewin!false-win&at=7&seat=s&end',
    ],
    parseShare,
    formatShare,
  ),
  reading(
    'question address',
    ['v=1&seed=a&end', 'v=1&seed=heron&at=12&grade=2&rules=three-suits,yao-jiu&end'],
    parseQuestionLink,
    formatQuestionLink,
  ),
  reading(
    'score link',
    [
      'v=1&hand=123m.456p.789s.11p.55p.+5p&end',
      'v=1&hand=%5B2s%3E34s%5D.%5BCCC%5E%5D.567s.678s.55s.+5s.2f&seat=s&came=kong&last=yes&with=minimum-fan:1&end',
    ],
    parseScoreLink,
    formatScoreLink,
  ),
  reading(
    'table link',
    ['v=1&end', 'v=1&with=minimum-fan:1,without-luck:true&end', "v=1&with=cap:'88',stakes-base:20&end"],
    parseTableLink,
    formatTableLink,
  ),
  reading(
    'answers link',
    ['v=1&end', 'v=1&answers=tiles:flowers,hand:thirteen,robbing:?&end'],
    parseAnswersLink,
    formatAnswersLink,
  ),
  reading(
    'hand link',
    [
      'v=1&hand=123m.456p.789s.11p.55p.+5p&end',
      'v=1&hand=123m.%5BEEE%5E%5D.5s&seat=s&size=17&add=789p,CCC&left=3333s&end',
    ],
    parseHandLink,
    formatHandLink,
  ),
  reading(
    'referee lines',
    ['DISCARD d3', 'PASS', 'PONG', 'SEUNG b3 b4', 'GONG c1', 'WIN'],
    parseOutput,
    formatOutput,
  ),
  judged,
  scenes,
  attributes,
  messages,
  streams,
];
