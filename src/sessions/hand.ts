/** A hand in play: rules, table machine, start, and who plays the other seats. */
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
import { createTableMachine, snapshotAt, type TableMachine } from '../machines/table.ts';
import type { RecordFields } from '../notation/share.ts';
import { rulesetOf } from '../rulesets/instantiate.ts';
import type { Strength } from '../storage/settings.ts';
import { historyOf, type TableHistory } from './hand-history.ts';

/** The reader's seat at the play table: the first. */
export const YOU: Seat = 0;

/** Chooses another seat's action. */
type OtherSeats = (table: Table, seat: Seat) => Action;

/** What stays the same while a table is played at. */
export interface HandSetup {
  readonly ruleset: Ruleset;
  readonly machine: TableMachine;
  /** Null if the other seats wait. `coming` if their bot is still loading and the table waits for it. */
  readonly others: OtherSeats | 'coming' | null;
}

/** A hand of a real game: what its record says of it. */
export interface RecordedHand {
  readonly account: RecordFields;
  /** What the players did; null where the link was made after somebody had played on otherwise. */
  readonly course: readonly Action[] | null;
}

/** A whole dealt hand. */
export interface Hand extends HandSetup {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly start: Start;
  /** How well the other seats play. */
  readonly strength: Strength;
  /** The bot in the other seats. Null until it is loaded. */
  readonly bot: Bot | null;
  /** Null for a hand that is from no record. */
  readonly record: RecordedHand | null;
}

/** A setup with nobody in the other seats. */
export const settingOf = (ruleset: Ruleset): HandSetup => ({
  ruleset,
  machine: createTableMachine(ruleset),
  others: null,
});

/** The same setup with this bot in the other seats. */
export const withBot = <S extends HandSetup>(setting: S, bot: Bot) => ({
  ...setting,
  bot,
  others: (table: Table, seat: Seat) => botAction(bot, setting.ruleset, table, seat),
});

/** The same hand, waiting for bots of this strength to load. */
export const awaitBots = (hand: Hand, strength: Strength): Hand => ({
  ...hand,
  strength,
  bot: null,
  others: 'coming',
});

/**
 * A hand dealt from a seed, or from a full start.
 * @param bot null if it is still loading
 * @throws OptionError if the game does not have one of the options
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
  const hand: Hand = {
    ...settingOf(ruleset),
    others: 'coming',
    game,
    chosen,
    start,
    strength,
    bot,
    record: null,
  };
  return bot ? withBot(hand, bot) : hand;
}

/**
 * The next hand of the match. Returns null if the match is over.
 * @throws Error if the hand has not ended
 */
export function nextHand(
  { game, chosen, ruleset, bot, strength }: Hand,
  end: Table,
  seed: Seed,
): Hand | null {
  const start = nextStart(ruleset, end, seed, (under) => rulesetOf(game, chosen, under));
  return start && handOf(game, chosen, start, bot, strength);
}

export const opening = ({ machine, ruleset, start }: Hand): TableHistory =>
  historyOf(snapshotAt(machine, begin(ruleset, start)));
