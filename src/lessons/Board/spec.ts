import { answer, question } from '../prop-types.ts';
import { boardProperties, tableProperties } from '../questions.ts';
import { may, required, spec } from '../spec.ts';

export default spec({
  name: 'Board',
  properties: {
    kind: required(
      question,
      'what is asked: win, sort, waits, mend, discard, pass, worth, pays, claim, may or safe; in Riichi also han, fu, declare and barred',
    ),
    ...boardProperties,
    ...tableProperties,
    answer: may(answer, 'what is right; checked'),
  },
  content: 'remark',
  inside: 'Drill',
  after: true,
  examples: [
    [
      '`<Board kind="win" hand="123m 567p 888p 234s 7s +7s" answer="does not win">…</Board>` in `<Drill>`',
      'a board that you write. What stands in it is told with the answer',
    ],
    [
      '`<Board kind="waits" hand="…13 tiles…" answer="25s" />`, `kind="discard"` with `answer="9p"`, `kind="worth"` with `answer="4 fan"`',
      'which tiles complete it, which one goes, what it comes to. `sort`, `mend`, `pass` and `pays` are as in practice',
    ],
    [
      '`<Board kind="han" hand="345m 678m 23p 456s 99s +4p, riichi" dora="8s" answer="4" />`, `kind="fu"`; `kind="declare" hand="…13 tiles… +4p" answer="1m 9m"` (or `nothing`); `kind="barred" hand="… <4p" river="1p 9m" answer="furiten-own"` (or `win`)',
      'what Riichi asks besides: how many han or fu, with which discards riichi may be declared, and whether one is furiten, by which of the three rules. `, riichi, ippatsu, let go` may stand after any of these hands',
    ],
    [
      '`<Board kind="claim" scene="…" step={3} try="east kongs 5p \\| south wins 5p" answer="south" />`',
      'who gets the tile, at the moment before that step of a scene; with `rules`, by which of them each other call loses as well. `kind="may"` with `try="south pungs 5p"` and three `rules` asks which of them forbids it; `answer` is that rule or `allowed`, and what the others say must not be true too (checked)',
    ],
    [
      '`<Board kind="safe" scene="…" step={3} tiles="5p 7p 9s" answer="7p" />`',
      'which tile of whoever discards at that moment is the safest: from declared hands, or from hands whose sets lie on the table, all of them but one. Of each the reader is told why',
    ],
  ],
});
