import type { Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../message-context.ts';
import { capital, honba, number } from './numbers.ts';
import { does } from './seats.ts';

/** English texts of the table. */
export const table = {
  /** Label of the whole table. */
  table: 'The table',
  /** "Your hand", "West's hand" */
  hand: (owner: string) => `${owner} hand`,
  discards: (owner: string) => `${owner} discards`,
  melds: (owner: string) => `${owner} sets`,
  bonus: (owner: string) => `${owner} bonus tiles`,
  /** "13 tiles, face down" */
  backs: (count: number) => (count === 1 ? '1 tile, face down' : `${count} tiles, face down`),
  /** Follows the reader's seat name at the bottom of the table: "East, you". */
  you: 'you',
  /** The players around a table that is played at, by their place; the reader sits at the bottom. */
  players: { bottom: 'You', right: 'Finch', top: 'Lark', left: 'Pipit' },
  /** Label of the seat to act. */
  now: 'to act',
  /** Label of a seat that may be answering. */
  mayAnswer: 'may be answering',
  won: 'has won',
  /** Marks on a tile or button; the long form is read aloud. */
  marks: {
    done: { short: 'yours', long: 'your move' },
    better: { short: 'better', long: 'the better move' },
    hint: { short: 'hint', long: 'the hint' },
    ready: { short: 'ready', long: 'leaves you ready' },
  },
  /** Label below the number of tiles left. */
  inWall: 'in the wall',
  /**
   * When it is, as parts of one line. In a match where the wind of the round counts it is told as players say it, by the
   * dealer's place in the round: "East 3", "deal 5"; in a game with counters "East 3", "1 honba". Outside of a match "East round"; without that wind "Deal 5".
   */
  moment: (
    wind: string | null,
    deal: number | null,
    dealer: number,
    counters: number | null,
  ): readonly string[] =>
    [
      ...(wind === null ? [] : [deal === null ? `${wind} round` : `${wind} ${dealer}`]),
      ...(deal !== null && (wind === null || counters === null) ? [`deal ${deal}`] : []),
      ...(deal !== null && wind !== null && counters ? [honba(counters)] : []),
    ].map((part, i) => (i === 0 ? capital(part) : part)),
  /** Indicators in the middle of the table, open ones and those below. */
  indicators: 'Dora indicators',
  indicator: (tile: string) => `Dora indicator: ${tile}`,
  under: 'Ura dora indicators',
  underIndicator: (tile: string) => `Ura dora indicator: ${tile}`,
  /** Counters and pot for the next winner, below the wall; in a match the counters stand with the round. */
  counters: (count: number) => `Counters ${number(count)}`,
  pot: (amount: number) => `Pot ${number(amount)}`,
  /** A discard turned sideways. */
  sideways: (tile: string) => `${tile}, sideways`,
  /** Label of the drawn tile. */
  drawn: 'drawn',
  /** Label of the discard that a seat won with, beside its hand. */
  winning: 'the winning tile',
  /** A seat's declaration, beside its name: "Fishing". */
  declared: capital,
  /** Introduces the wait, with what is said of all its tiles alike; below, the label of the list. */
  waiting: (note: string | null) => (note === null ? 'Waiting for' : capital(note)),
  waits: 'Tiles that win the hand, and how many of each you do not see',
  completing: 'Tiles that complete the hand, and how many of each you do not see',
  awaited: (tile: string, left: number, note = '') =>
    [left === 0 ? `${tile}: none left` : `${tile}: ${left} left`, ...(note === '' ? [] : [note])].join(', '),
  /** What is said of a tile that completes the hand and does not win on a discard, by the rule that forbids it. */
  barred: (rule: string, drawn: boolean): string =>
    rule.startsWith('furiten-')
      ? 'furiten'
      : drawn
        ? 'only drawn'
        : rule === 'one-yaku'
          ? 'no yaku'
          : 'no win',
  /** Announces what the hand waits for after a discard: "Then you wait for the 3 of dots: 2 left, furiten." */
  thenWaits: (tiles: readonly string[]) => `Then you wait for ${tiles.join('; ')}.`,
  /** Button that enlarges a seat's tiles. */
  closer: (owner: string) => `Look closer at ${owner} tiles`,
  nothing: 'Nothing here yet.',
  /** Describes a meld: the claim, its tiles, and the seat that gave one. */
  meld: (word: string, tiles: string, from: string | null) =>
    from === null ? `${word} of ${tiles}` : `${word} of ${tiles}, called from ${from}`,
  concealed: (word: string, tiles: string) => `Concealed ${word} of ${tiles}`,
  /** A call that is shown on the table: "Lark calls Pung", "Lark gets it with Pung", "You call Chow in vain". */
  bid: (
    {
      seat,
      word,
      fate,
    }: { readonly seat: Seat; readonly word: string; readonly fate: 'open' | 'stands' | 'lost' },
    messageContext: MessageContext,
  ) => {
    const verbOf = (verb: string) => does(seat, verb, messageContext);
    switch (fate) {
      case 'open':
        return `${verbOf('call')} ${word}`;
      case 'stands':
        return `${verbOf('get')} it with ${word}`;
      case 'lost':
        return `${verbOf('call')} ${word} in vain`;
    }
  },
};
