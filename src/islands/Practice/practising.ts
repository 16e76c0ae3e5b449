/** A session as it goes on: which question stands, what was answered, and what is dealt meanwhile. */
import { createSignal, onCleanup } from 'solid-js';
import { hashSeed, type Seed } from '../../engine/random.ts';
import type { Asking, Question } from '../../puzzles/question.ts';
import { same } from '../../puzzles/same.ts';
import { keepAddress } from '../../store/address.ts';
import { DUE } from '../../store/practice.ts';
import type { Bench } from './bench.ts';
import type { Work } from './loading.ts';
import type { Memory } from './memory.ts';
import type { Given } from './proof.ts';
import type { PracticeGiven } from './props.ts';
import {
  answered,
  asked,
  comingBack,
  isOver,
  leftOut,
  type Sitting,
  sittingOf,
  type Wish,
  wishOf,
} from './sitting.ts';
import type { Practising, Standing, State } from './standing.ts';
import type { AtTable, Dealt, Stock, Unopened } from './stock.ts';
import { viewOf } from './views.ts';

/** At most so many of what is due are asked before anything else. */
const MOST_DUE = 10;

/** How hard the questions of a test are. */
const TEST_LEVEL = 2;

/** A seed that nobody had yet, short enough to be read out. */
const freshSeed = (): string => hashSeed(Date.now(), Math.floor(Math.random() * 1e9)).toString(36);

export function createPractising(
  props: PracticeGiven,
  memory: () => Memory,
  { bench, stock, stocked, withBench }: Work,
): Practising {
  /** Options and kind of hand of the questions, as the address says. */
  let table: AtTable = { chosen: {}, under: 'ordinary', without: [] };
  const concepts = props.concept === null ? props.concepts : [props.concept];
  const sit = (seed: Seed, more: Partial<Parameters<typeof sittingOf>[0]> = {}): Sitting =>
    sittingOf({
      seed,
      length: memory().length,
      level: memory().level,
      concepts,
      again: memory().due.slice(0, MOST_DUE),
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
    seen: props.seen,
    View: viewOf(props.first.asking.concept).View,
    ask: undefined,
    facts: props.facts,
    agreed: [],
    comesBack: false,
  });
  const [given, setGiven] = createSignal<Given | null>(null);
  /** Whether the answer that was given is counted: it is once the rules have judged it. */
  const [isCounted, setCounted] = createSignal(false);
  const [retry, setRetry] = createSignal<(() => void) | null>(null);
  /** What could not be loaded is offered to be tried again, and nothing that was done is lost. */
  const fail = (error: unknown, again: () => void): void => {
    console.warn(error);
    setRetry(() => () => {
      setRetry(null);
      again();
    });
  };
  // The server's question is one of its seed; those after it follow.
  const { seed: served, number: from } = props.first.asking;
  const [sitting, setSitting] = createSignal<Sitting>(sit(served, { number: from + 1 }));
  const [state, setState] = createSignal<State>('asking');
  const [broken, setBroken] = createSignal<Unopened | null>(null);

  const askingOf = (wish: Wish, seed: Seed): Asking => ({
    concept: wish.concept,
    ruleset: props.ruleset,
    seed,
    number: wish.number,
    grade: wish.grade,
    rules: wish.rules,
    ...table,
  });
  const dealt = async (wish: Wish): Promise<Dealt> => {
    const from = stock() ?? (await stocked());
    const { seed, rules } = sitting();
    const isExact = wish.comesBack || isOpened || sitting().plan !== undefined;
    // The one that the page has brought is asked, too.
    await (isOpened ? from.forget() : from.note(now().question));
    const [made] = await Promise.all([
      from.deal(askingOf(wish, seed), wish.comesBack, rules, isExact),
      // Where answers are proved already, this one's is, too.
      bench()?.ready(wish.concept),
    ]);
    return made;
  };
  /** The next question is that of an address, and no other. */
  let isOpened = false;
  /** What is being dealt while the reader reads; a later wish makes it void. */
  let coming: { readonly wish: Wish; readonly question: ReturnType<typeof dealt> } | null = null;
  const prepare = (): void => {
    const wish = wishOf(sitting());
    const question = dealt(wish);
    // It is told of when it is wanted.
    question.catch(() => {});
    coming = { wish, question };
  };
  const show = async (): Promise<void> => {
    if (!coming) prepare();
    const due = coming;
    if (!due) return;
    setRetry(null);
    setState('dealing');
    let made: Dealt;
    try {
      made = await due.question;
    } catch (error) {
      if (coming === due) await miss(due.wish, error);
      return;
    }
    if (coming !== due) return;
    const { question, seen, kind, facts, agreed } = made;
    coming = null;
    isOpened = false;
    setSitting(asked(sitting(), due.wish, question.asking.number));
    setGiven(null);
    setCounted(false);
    const { View, ask } = kind;
    // What is asked in its place, where the kind has hardly a question for it, was not missed.
    const comesBack = due.wish.comesBack && due.wish.rules.some((rule) => question.decides.includes(rule));
    setNow({ question, seen, View, ask, facts, agreed, comesBack });
    setState('asking');
    keepAddress(`#${link()}`);
  };
  /** What was wished for cannot be had. */
  const miss = async (wish: Wish, error: unknown): Promise<void> => {
    coming = null;
    if (!stock()?.isNone(error)) return fail(error, () => void show());
    if (wish.comesBack) {
      // It stays due.
      setSitting(asked(sitting(), wish, sitting().number - 1));
      return show();
    }
    if (sitting().plan && !props.plan) {
      // Nobody can be asked it any more.
      memory().dropped(wish);
      setSitting(leftOut(sitting()));
      if (!isOver(sitting())) return show();
    }
    setState('none');
    ready(() => {});
  };
  const link = (): string => stock()?.linkOf(now().question.asking) ?? '';
  const ready = (then: (made: Bench) => void): void =>
    withBench(
      now().question.asking.concept,
      (made) => {
        setRetry(null);
        then(made);
      },
      (error) => fail(error, () => ready(then)),
    );

  /** What is right in another game that the reader knows is asked again in both. */
  const seekHabits = async (made: Bench, question: Question, to: Given): Promise<void> => {
    const { seed } = sitting();
    for (const { concept, rule } of await made.habits(question, to)) {
      if (sitting().seed === seed) setSitting(comingBack(sitting(), concept, [rule]));
    }
  };

  const begin: Practising['begin'] = (change) => {
    if (Object.keys(change).length > 0) memory().chosen(change);
    const { length, level } = memory();
    coming = null;
    isOpened = false;
    table = { ...table, without: without() };
    const { rules, concepts } = sitting();
    setSitting(sit(freshSeed(), { length, level, rules, concepts }));
    void show();
  };
  /** Which rules were met is told by their lessons, which come with the bench; or an address says what is left out. */
  let isMet = false;
  /** @returns when what it asks for stands there; null where it asks for nothing that can be read */
  const open = (fragment: string, from: Stock): Promise<void> | null => {
    if (fragment.length <= 1) return null;
    const { due } = memory();
    if (fragment === `#${DUE}`) {
      if (due.length === 0) return null;
      meet();
      coming = null;
      setSitting(sit(freshSeed(), { plan: due, length: due.length, again: [] }));
      return show();
    }
    const opened = from.read(fragment);
    if ('broken' in opened) {
      setBroken(opened.broken);
      ready(() => {});
      return null;
    }
    table = opened.table;
    isMet = true;
    coming = null;
    isOpened = true;
    setBroken(null);
    // An address without a seed says what is asked about: each visit has questions of its own.
    setSitting({
      ...sit(opened.seed === '' ? freshSeed() : opened.seed, opened.sitting),
      grade: opened.grade,
    });
    return show();
  };
  const meet = (): void => {
    if (!isMet) table = { ...table, without: without() };
    isMet = true;
  };
  const onHash = (): void => {
    stocked().then(
      (from) => open(location.hash, from),
      (error) => fail(error, onHash),
    );
  };
  /** Goes where the address says, or begins with what stands there where that cannot be. */
  const follow = async (): Promise<void> => {
    const opened = open(location.hash, await stocked());
    if (opened) await opened;
    else if (memory().known) renew();
    else setState('asking');
  };
  const followOrFail = (): void => {
    follow().catch((error) => fail(error, followOrFail));
  };
  /** Begins anew, for somebody who knows the first question. */
  const renew = (): void =>
    ready(() => {
      meet();
      begin({});
    });

  return {
    now,
    given,
    sitting,
    state,
    broken,
    retry,
    place: () => sitting().done.length + (isCounted() ? 0 : 1),
    link,
    prefetch: () => withBench(now().question.asking.concept, () => {}, console.warn),
    begin,
    answer: (to) => {
      if (given() !== null || state() !== 'asking') return;
      const { question } = now();
      setGiven(to);
      const { concept, number } = question.asking;
      ready((made) => {
        const asker = made.askerOf(concept);
        // Another one was asked for meanwhile.
        if (!asker || now().question !== question) return;
        const room = made.roomFor(question);
        meet();
        const right = asker.accepts?.(question, to, room) ?? same(to, question.key);
        const missed = right ? [] : (asker.missed?.(question, to, room) ?? question.decides);
        setSitting(answered(sitting(), { concept, number, decides: question.decides, missed, right }));
        setCounted(true);
        void memory().answered(question, missed, right);
        if (!right && !sitting().plan) seekHabits(made, question, to).catch(console.warn);
        coming = null;
        if (!isOver(sitting())) prepare();
      });
    },
    next: () => {
      if (state() === 'dealing') return;
      if (isOver(sitting())) setState('over');
      else void show();
    },
    stop: () => ready(() => setState('over')),
    wake: () => {
      addEventListener('hashchange', onHash);
      onCleanup(() => removeEventListener('hashchange', onHash));
      setSitting(sit(served, { number: from + 1 }));
      const fragment = location.hash.slice(1);
      if (fragment === props.link || (fragment === '' && !memory().known)) return;
      // The question that stands there is not the one that is asked.
      setState(fragment !== '' && props.framed ? 'covered' : 'dealing');
      if (fragment === '') renew();
      else if (state() === 'dealing') followOrFail();
    },
    uncover: follow,
  };
}
