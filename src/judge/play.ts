/** Plays whole hands with bots. */
import { botAction } from '../bots/bot.ts';
import { naive } from '../bots/naive.ts';
import { sensible } from '../bots/sensible.ts';
import { startFrom } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Json } from '../engine/table.ts';
import type { FieldReader } from '../evaluation/told/fields.ts';
import { nextStart } from '../machines/match.ts';
import { playHand } from '../machines/play.ts';
import { GAME_FIELDS } from './hands.ts';
import type { Operations } from './operations.ts';
import type { JudgeAnswers } from './types.ts';

const BOTS = { naive, sensible };
/** Limit of hands per question, so that an answer comes. */
const MOST_HANDS = 100_000;

/**
 * Op `play`: plays hands in a row; a new match begins when one is over. The same seed gives the same hash on every
 * machine.
 */
function play(fields: FieldReader, rulesetUnder: (under: string) => Ruleset): JudgeAnswers['play'] {
  fields.only(...GAME_FIELDS, 'seed', 'hands', 'log', 'bots');
  const seed = fields.fields['seed'] ?? 0;
  if (typeof seed !== 'string' && typeof seed !== 'number')
    throw fields.wrong('seed', '"seed" must be a text or a number');
  const hands = fields.whole('hands', 1, MOST_HANDS, 1);
  const bot = BOTS[fields.oneOf('bots', ['naive', 'sensible'], 'sensible')];
  const log: string[] | null = fields.flag('log') ? [] : null;
  const tally = { hands, won: 0, drawn: 0, actions: 0 };
  const hash = new Hash();
  let start = startFrom(rulesetUnder('ordinary'), `${seed}/0`);
  for (let i = 0; i < hands; i++) {
    const ruleset = rulesetUnder(start.under);
    const table = playHand(
      ruleset,
      start,
      (now, seat) => {
        tally.actions++;
        return botAction(bot, ruleset, now, seat);
      },
      ({ event }) => {
        const line = JSON.stringify(event);
        hash.add(line);
        log?.push(line);
      },
    );
    if (table.stage.phase === 'ended') tally[table.stage.outcome.is]++;
    const next = `${seed}/${i + 1}`;
    start = nextStart(ruleset, table, next, rulesetUnder) ?? startFrom(rulesetUnder('ordinary'), next);
  }
  return { ...tally, hash: hash.text(), ...(log && { log: log.map((line): Json => JSON.parse(line)) }) };
}

export const playOperation: NonNullable<Operations['play']> = ({ fields, rulesetUnder }) =>
  play(fields, rulesetUnder);

/** FNV-1a hash with 64 bits, kept in two 32-bit halves. */
class Hash {
  private high = 0xcbf29ce4;
  private low = 0x84222325;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) {
      this.low = (this.low ^ text.charCodeAt(i)) >>> 0;
      // × 0x100000001b3: low × 0x1b3 with its carry, and low shifted into the high half.
      const product = this.low * 0x1b3;
      const carry = Math.floor(product / 0x100000000);
      this.high = (Math.imul(this.high, 0x1b3) + carry + (this.low << 8)) >>> 0;
      this.low = product >>> 0;
    }
  }

  text(): string {
    return this.high.toString(16).padStart(8, '0') + this.low.toString(16).padStart(8, '0');
  }
}
