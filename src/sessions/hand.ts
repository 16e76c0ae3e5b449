/** A hand being played: its rules and their chart, its start, and who plays the seats that are not the reader's. */
import { type Bot, botAction } from '../bots/bot.ts';
import type { Action } from '../engine/action.ts';
import { type Start, startFrom } from '../engine/deal.ts';
import type { Chosen, Game } from '../engine/game.ts';
import type { Seed } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { nextStart } from '../machines/match.ts';
import { begin } from '../machines/play.ts';
import { createTableMachine, type TableMachine, takenUp } from '../machines/table.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import type { Strength } from '../storage/settings.ts';
import { filmOf, type TableHistory } from './hand-history.ts';

/** Who one is at the play table: the first to sit down. */
export const YOU: Seat = 0;

/** What another seat does by itself. */
export type Others = (table: Table, seat: Seat) => Action;

/** What stays the same while a table is acted at. */
export interface HandSetup {
  readonly ruleset: Ruleset;
  readonly machine: TableMachine;
  /** Null where the other seats wait; `coming` where somebody is still to sit down there: the table waits for them. */
  readonly others: Others | 'coming' | null;
}

/** A whole hand, dealt. */
export interface Hand extends HandSetup {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly start: Start;
  /** How well the other seats play. */
  readonly strength: Strength;
  /** Who plays them so; null until they are there. */
  readonly bot: Bot | null;
}

/** These rules, with nobody in the other seats. */
export const settingOf = (ruleset: Ruleset): HandSetup => ({
  ruleset,
  machine: createTableMachine(ruleset),
  others: null,
});

/** The same table with this bot in the other seats. */
export const withBot = <S extends HandSetup>(setting: S, bot: Bot) => ({
  ...setting,
  bot,
  others: (table: Table, seat: Seat) => botAction(bot, setting.ruleset, table, seat),
});

/** The same hand, for bots of this strength, who have still to sit down. */
export const awaiting = (hand: Hand, strength: Strength): Hand => ({
  ...hand,
  strength,
  bot: null,
  others: 'coming',
});

/**
 * A hand of this game, dealt by a seed unless its whole start is given.
 * @param bot null where it is still to come
 * @throws OptionError
 */
export function handOf(
  game: Game,
  chosen: Chosen,
  from: string | Start,
  bot: Bot | null,
  strength: Strength = 'careful',
): Hand {
  const ruleset = rulesetOf(game, chosen, typeof from === 'string' ? 'ordinary' : from.under);
  const start = typeof from === 'string' ? startFrom(ruleset, from) : from;
  const hand: Hand = { ...settingOf(ruleset), others: 'coming', game, chosen, start, strength, bot };
  return bot ? withBot(hand, bot) : hand;
}

/** The hand after this one in its match; null when the match is over. @throws Error when the hand has not ended */
export function nextHand(
  { game, chosen, ruleset, bot, strength }: Hand,
  end: Table,
  seed: Seed,
): Hand | null {
  const start = nextStart(ruleset, end, seed, (under) => rulesetOf(game, chosen, under));
  return start && handOf(game, chosen, start, bot, strength);
}

export const opening = ({ machine, ruleset, start }: Hand): TableHistory =>
  filmOf(takenUp(machine, begin(ruleset, start)));
