/** What a scene claims while the site is built, and what its page shows, rest on the same rules. */
import { describe, expect, test } from 'vitest';
import { beginsText, narrateStep, shownSteps, stepTexts } from '../../../src/scenes/presentation/steps.ts';
import { entriesOf, type File, type GameContent, games, playFile } from '../../lessons/content.ts';

/** The rules that the steps of this scene lead to, with those of what is tried there. */
function shown(content: GameContent, file: File) {
  const played = playFile(content, file);
  const rules = new Map(entriesOf(content).map((rule) => [rule.id, rule]));
  const steps = stepTexts({ rules }, played, played.compiled.seat);
  const { table } = played.compiled.frames.at(-1) ?? played.compiled.frames[0];
  const { rules: claimed = [], drawn = null } = played.scene.expect ?? {};
  return { steps, stage: table.stage, expected: typeof drawn === 'string' ? [...claimed, drawn] : claimed };
}

describe.each(games)('$id', (content) => {
  test.each(content.scenes)(
    '$name: each rule that it claims is beside a step, or a line of the score',
    (file) => {
      const { steps, stage, expected } = shown(content, file);
      const scored =
        'outcome' in stage && stage.outcome.is === 'won'
          ? stage.outcome.winners.flatMap(({ score }) => score.lines.map(({ pattern }) => pattern))
          : [];
      const there = new Set([
        ...steps.flatMap(({ rules, tried }) => [...rules, ...tried.map(({ rule }) => rule)]),
        ...scored,
      ]);
      expect(expected.filter((rule) => !there.has(rule))).toEqual([]);
    },
  );
});

test('a robbed kong is shown as the robbery that it is, and not as the call of a discard', () => {
  const british = games.find(({ id }) => id === 'british');
  const file = british?.scenes.find(({ name }) => name.startsWith('robbing-the-kong'));
  if (!british || !file) throw new Error('the scene is gone');
  const { steps, expected } = shown(british, file);
  expect(expected).toEqual(['robbing-the-kong']);
  expect(steps.at(-1)?.rules).toContain('robbing-the-kong');
  expect(steps.flatMap(({ rules }) => rules)).not.toContain('claim-mah-jong');
});

test('lines in which nothing matters are one step with the next, and lead to where that one leads', () => {
  const content = games.find(({ scenes }) => scenes.some(({ text }) => text.includes(': …\n')));
  const [file] = content?.scenes.filter(({ text }) => text.includes(': …\n')) ?? [];
  if (!content || !file) throw new Error('no scene joins lines');
  const { compiled } = playFile(content, file);
  const seen = shownSteps(compiled);
  expect(seen.length).toBeLessThan(compiled.steps.length);
  expect(seen.map(({ caption }) => caption)).not.toContain('…');
  expect(seen.map(({ to }) => to)).toEqual(
    compiled.steps.filter(({ caption }) => caption !== '…').map(({ to }) => to),
  );
  // Every frame belongs to one step.
  const begins = seen.map(({ from }) => from);
  expect(begins).toEqual([1, ...seen.slice(0, -1).map(({ to }) => to + 1)]);
});

test('a scene of a goulash says what one is; with whom tiles are exchanged only where that is still to come', () => {
  const british = games.find(({ id }) => id === 'british');
  if (!british) throw new Error('the game is gone');
  const rules = new Map(entriesOf(british).map((rule) => [rule.id, rule]));
  const opened = british.scenes.flatMap((file) => {
    const played = playFile(british, file);
    const begins = beginsText({ rules }, played);
    expect(begins !== null, file.name).toBe(played.scene.under === 'goulash');
    return begins ? [{ ...begins, played }] : [];
  });
  expect(opened.length).toBeGreaterThan(3);
  for (const { text, rule, played } of opened) {
    expect(rule).toBe('goulash');
    expect(text).toMatch(/goulash\. There are no Chows, and the four 2s of bamboo are jokers\./);
    const [{ table }] = played.compiled.frames;
    const isAhead = table.stage.phase === 'dealing' && played.compiled.seat !== null;
    expect(/exchange tiles/.test(text)).toBe(isAhead);
  }
});

test('payments by two rules at once each say which it is', () => {
  const content = games.find(({ id }) => id === 'two-five-eight');
  const file = content?.scenes.find(({ text }) => text.includes('fire-pays, hard-kong-pays'));
  if (!content || !file) throw new Error('no scene pays a win and a kong');
  const { compiled, ruleset } = playFile(content, file);
  const rules = new Map(entriesOf(content).map((rule) => [rule.id, rule]));
  const { dealer } = compiled.frames[0].table;
  const events = compiled.frames.flatMap(({ event }) => (event?.type === 'paid' ? [event] : []));
  const told = (some: typeof events) =>
    narrateStep({ rules }, some, { reader: null, dealer, terms: ruleset.terms }).toLowerCase();
  expect(told(events)).toContain(`(${rules.get('fire-pays')?.title.toLowerCase()})`);
  expect(told(events)).toContain(`(${rules.get('hard-kong-pays')?.title.toLowerCase()})`);
  expect(told(events.slice(0, 1))).not.toContain('(');
});
