/** Rules of counting and paying: for each a hand that somebody settles wrongly who does not know it. */
import { expect, test } from 'vitest';
import { writtenBoard } from '../../../src/questions/boards/board.ts';
import { loadConcept } from '../../../src/questions/registry.node.ts';
import { courseOf, games } from '../../lessons/content.ts';

const content = games.find(({ id }) => id === 'riichi');
if (!content) throw new Error('there is no Riichi');
const { concepts, generator } = courseOf(content);
const { ruleset, table } = generator(undefined);
const place = { file: 'content/x/01-x.mdx', line: 1 };

const HANDS: Readonly<Record<string, string>> = {
  'rounding-to-mangan': '[CCC^] [FFF>] 345m 78m 99m <9m',
  'no-counted-yakuman': '1223377889999p +1p',
  yakuman: '[EEE<] [SSS^] [WWW>] NN CC >N',
  limits: '[123m<] [456m<] 789m 11m 78m <9m',
  'base-value': '[CCC^] [123m<] 567m 78m 99m <9m',
  'rounded-each': '[234m<] [678p<] 56s 345s 88m +7s',
  'concealed-set': '[CCC<] 234m 555p 99s 66p <6p',
  han: '[CCC<] 345m 567m 99p 67s <8s',
  'yaku-exclude': '223344m 556677p 9s <9s',
};

test.each(ruleset.mistaken?.() ?? [])('$rule', async ({ rule, ruleset: mistaken }) => {
  const concept = await loadConcept('pays');
  const { subject, key } = writtenBoard(
    { kind: 'pays', hand: HANDS[rule], seat: 2, rules: [], ...(rule === 'han' && { dora: '8p' }) },
    { concepts, generator: generator(undefined) },
    place,
  );
  expect(concept.key(subject, mistaken, table)).not.toEqual(key);
});
