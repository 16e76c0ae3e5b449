/** A session as it goes on: which question stands, what was answered, and what is dealt meanwhile. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { RuleId } from '../../engine/action.ts';
import { hashSeed, type Seed } from '../../engine/random.ts';
import { formatQuestionLink, parseQuestionLink, type QuestionLink } from '../../notation/question-link.ts';
import { ShareError } from '../../notation/share-frame.ts';
import { NoQuestionError } from '../../puzzles/make.ts';
import type { Asking, Grade, Question, Room } from '../../puzzles/question.ts';
import { roomOf } from '../../puzzles/room.ts';
import { OptionError } from '../../rulesets/choose.ts';
import { keepAddress } from '../../store/address.ts';
import type { Wanted } from '../../store/practice.ts';
import { tell } from '../../store/telling.ts';
import type { AnyAsker } from './asker.ts';
import { loadAsker } from './askers.ts';
import { createDealer } from './dealing.ts';
import { type Given, same } from './proof.ts';
import type { PracticeGiven } from './props.ts';
import {
  type Again,
  answered,
  asked,
  isOver,
  type Sitting,
  sittingOf,
  type Wish,
  wishOf,
} from './sitting.ts';

/** A question that stands before the reader. */
export interface Standing {
  readonly question: Question;
  readonly asker: AnyAsker;
  readonly room: Room;
  readonly comesBack: boolean;
}

export interface Practising {
  readonly now: Accessor<Standing>;
  readonly given: Accessor<Given | null>;
  readonly sitting: Accessor<Sitting>;
  /** `dealing`: the next one is not there yet · `none`: there is none of that kind · `over`: the session is. */
  readonly state: Accessor<'asking' | 'dealing' | 'none' | 'over'>;
  /** Why the address could not be opened. */
  readonly broken: Accessor<string | null>;
  readonly answer: (given: Given) => void;
  readonly next: () => void;
  /** Another session, with what is changed. */
  readonly begin: (change: Partial<Wanted>) => void;
  /** Listens to the address, and begins where it says, or anew where the first question is known already. */
  readonly wake: () => void;
  /** The address of the question that stands, without the site's own. */
  readonly link: () => string;
}

/** How hard the questions of a test are. */
const TEST_LEVEL = 2;

/** After how many attempts a question is sought that asks for less. */
const PATIENCE = 150;

/** A seed that nobody had yet, short enough to be read out. */
const freshSeed = (): string => hashSeed(Date.now(), Math.floor(Math.random() * 1e9)).toString(36);

/** What is kept, and what is due, from one visit to the next. */
export interface Memory extends Wanted {
  /** Whether questions of this page were answered before. */
  readonly known: boolean;
  /** Rules that must not decide a question. */
  readonly without: readonly string[];
  /** What was missed before, and should be asked first. */
  readonly due: readonly Again[];
  readonly answered: (question: Question, missed: readonly RuleId[], right: boolean) => void;
  readonly chosen: (wanted: Partial<Wanted>) => void;
}

export function createPractising(props: PracticeGiven, memory: () => Memory): Practising {
  const dealer = createDealer();
  const rooms = new Map<string, Room>();
  const roomFor = ({ chosen, under }: Pick<Asking, 'chosen' | 'under'>): Room => {
    const key = JSON.stringify([chosen, under]);
    const room = rooms.get(key) ?? roomOf(props.loaded.game, chosen, under);
    rooms.set(key, room);
    return room;
  };
  const concepts = props.concept === null ? props.concepts : [props.concept];
  /** Options and kind of hand of the questions, as the address says. */
  let table: Pick<Asking, 'chosen' | 'under' | 'without'> = { chosen: {}, under: 'ordinary', without: [] };
  const sit = (seed: Seed, more: Partial<Parameters<typeof sittingOf>[0]> = {}): Sitting =>
    sittingOf({
      seed,
      length: memory().length,
      level: memory().level,
      concepts,
      again: memory().due,
      ...more,
      ...(props.plan && {
        plan: props.plan,
        length: props.plan.length,
        level: TEST_LEVEL,
        again: [],
        rules: [],
      }),
    });
  /** A test is of the whole course, whatever has been met. */
  const without = () => (props.plan ? [] : memory().without);

  const [now, setNow] = createSignal<Standing>({
    question: props.first,
    asker: props.loaded.asker,
    room: roomFor(table),
    comesBack: false,
  });
  const [given, setGiven] = createSignal<Given | null>(null);
  // The server's question is the first of its seed.
  const [sitting, setSitting] = createSignal<Sitting>(sit(props.first.asking.seed, { number: 1 }));
  const [state, setState] = createSignal<'asking' | 'dealing' | 'none' | 'over'>('asking');
  const [broken, setBroken] = createSignal<string | null>(null);

  const askingOf = (wish: Wish, seed: Seed): Asking => ({
    concept: wish.concept,
    ruleset: props.ruleset,
    seed,
    number: wish.number,
    grade: wish.grade,
    rules: wish.rules,
    ...table,
  });
  const dealt = async (
    asking: Asking,
    comesBack: boolean,
    rules: readonly RuleId[],
  ): Promise<{ question: Question; asker: AnyAsker; room: Room }> => {
    const room = roomFor(asking);
    const asker = await loadAsker(asking.concept);
    // What is to come back, or must not be asked yet, is given up soon where the kind has hardly a question for it.
    const softer = [
      asking,
      { ...asking, without: [] },
      ...(comesBack ? [{ ...asking, without: [], rules }] : []),
    ];
    for (const [i, each] of softer.entries()) {
      const isLast = i === softer.length - 1;
      try {
        const question = await dealer.deal(asker.concept, room, each, isLast ? undefined : PATIENCE);
        return { asker, room, question };
      } catch (error) {
        if (!(error instanceof NoQuestionError) || isLast) throw error;
      }
    }
    throw new NoQuestionError(asking.concept, asking.rules);
  };
  /** What is being dealt while the reader reads; a later wish makes it void. */
  let coming: { readonly wish: Wish; readonly question: ReturnType<typeof dealt> } | null = null;
  const prepare = (): void => {
    const wish = wishOf(sitting());
    const question = dealt(askingOf(wish, sitting().seed), wish.comesBack, sitting().rules);
    // It is told of when it is wanted.
    question.catch(() => {});
    coming = { wish, question };
  };
  const show = async (): Promise<void> => {
    if (!coming) prepare();
    const due = coming;
    if (!due) return;
    setState('dealing');
    try {
      const { question, asker, room } = await due.question;
      if (coming !== due) return;
      coming = null;
      dealer.note(question);
      setSitting(asked(sitting(), due.wish, question.asking.number));
      setGiven(null);
      setNow({ question, asker, room, comesBack: due.wish.comesBack });
      setState('asking');
      keepAddress(`#${link()}`);
    } catch (error) {
      if (coming !== due) return;
      coming = null;
      setState('none');
      if (!(error instanceof NoQuestionError)) console.warn(error);
    }
  };
  const link = (): string => formatQuestionLink(now().question.asking);

  const begin: Practising['begin'] = (change) => {
    if (Object.keys(change).length > 0) memory().chosen(change);
    const { length, level } = memory();
    coming = null;
    table = { ...table, without: without() };
    setSitting(sit(freshSeed(), { length, level, rules: sitting().rules }));
    void show();
  };
  const open = (fragment: string): boolean => {
    if (fragment.length <= 1) return false;
    try {
      openLink(parseQuestionLink(fragment));
      return true;
    } catch (error) {
      if (!(error instanceof ShareError || error instanceof OptionError)) throw error;
      setBroken(error.message);
      return false;
    }
  };
  const openLink = ({ seed, number, grade, rules, without, under, chosen }: QuestionLink): void => {
    roomFor({ chosen, under });
    table = { chosen, under, without };
    coming = null;
    setBroken(null);
    setSitting({ ...sit(seed, { number, rules, again: [] }), grade: grade as Grade });
    void show();
  };
  const onHash = (): void => void open(location.hash);

  return {
    now,
    given,
    sitting,
    state,
    broken,
    link,
    begin,
    answer: (to) => {
      if (given() !== null || state() !== 'asking') return;
      const { question, asker, room } = now();
      const right = asker.accepts?.(question, to, room) ?? same(to, question.key);
      setGiven(to);
      tell({ type: 'answered', right, rule: question.decides[0] ?? null });
      if (right) tell({ type: 'solved' });
      const { concept, number } = question.asking;
      const missed = right ? [] : (asker.missed?.(question, to, room) ?? question.decides);
      setSitting(answered(sitting(), { concept, number, decides: question.decides, missed, right }));
      memory().answered(question, missed, right);
      coming = null;
      if (!isOver(sitting())) prepare();
    },
    next: () => {
      if (state() === 'dealing') return;
      if (isOver(sitting())) setState('over');
      else void show();
    },
    wake: () => {
      addEventListener('hashchange', onHash);
      onCleanup(() => removeEventListener('hashchange', onHash));
      table = { ...table, without: without() };
      setSitting(sit(props.first.asking.seed, { number: 1 }));
      if (!open(location.hash) && memory().known) begin({});
    },
  };
}
