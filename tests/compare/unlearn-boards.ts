/** The boards of every game, read and played as the build does. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compareForm, unlearnForm } from '../../src/compare/form.ts';
import { parseBoards, type UnlearnBoard } from '../../src/compare/unlearn/boards.ts';
import { boardsFor, type PairBoards } from '../../src/compare/unlearn/pair-boards.ts';
import { pointsOf } from '../../src/compare/unlearn/plan.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { roomFor } from '../puzzles/concepts.ts';

const text = (path: string): string =>
  readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');

export const comparison = compareForm.parse(parse(text('common/compare.yaml')));
export const plan = unlearnForm.parse(parse(text('common/unlearn.yaml')));

const all = new Map(
  gameIds.map((game) => [
    game,
    parseBoards(text(`${game}/boards.yaml`), `${game}/boards.yaml`, roomFor(game)),
  ]),
);

export const boardsIn = (game: string): readonly UnlearnBoard[] => all.get(game) ?? [];

/** By point, the boards of the page of two games. */
export const boardsOf = (from: string, to: string): PairBoards =>
  boardsFor(pointsOf(comparison, plan, from, to), boardsIn(to), roomFor(from).ruleset, roomFor(to).ruleset);
