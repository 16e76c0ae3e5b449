/** What must be there before a drill is drawn, where its answers are proved from the start. */
import { roomsOf } from '../../puzzles/room.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { seenOf } from '../Practice/asker.ts';
import { factsOf } from '../Practice/facts.ts';
import type { PracticeBook } from '../Practice/props.ts';
import { deskOf } from './desk.ts';
import { dealtWhole } from './judged.ts';
import { type DrillProps, kindsIn, type Loaded } from './props.ts';

/** Everything, as a lesson needs it: whatever wakes a drill there is an answer. */
export async function loadWhole(props: DrillProps & PracticeBook): Promise<Loaded> {
  const rooms = roomsOf(await loadGame(props.ruleset));
  const desk = await deskOf(kindsIn(props.boards), props.lang, props, { rooms, whole: dealtWhole });
  return {
    facts: (under) => factsOf(rooms(under).ruleset),
    views: new Map([...desk.askers].map(([kind, { View }]) => [kind, View])),
    seen: (question) => {
      const asker = desk.askers.get(question.asking.concept);
      return asker
        ? seenOf(asker, question, { room: rooms(question.asking.under), words: desk.words })
        : null;
    },
    desk,
    loadDesk: () => Promise.resolve(desk),
  };
}
