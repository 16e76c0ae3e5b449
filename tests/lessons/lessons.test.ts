import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { exercisesIn } from '../../src/lessons/exercises.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { courseOf, entriesOf, games, playFile, ruleIds } from './content.ts';

describe.each(games)('$id', (content) => {
  const course = courseOf(content);

  test.each(content.scenes)('the scene $name is true', (file) => {
    expect(() => playFile(content, file)).not.toThrow();
  });

  test.each(content.lessons)('the lesson $name says nothing that is false', async ({ text, file }) => {
    expect((await lessonFaults(text, file, course)).map((fault) => fault.message)).toEqual([]);
  });

  test.each(content.lessons)('the lesson $name teaches rules that there are', ({ text }) => {
    const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
    const { rules } = parse(head) as { rules: string[] };
    expect(rules.filter((rule) => !ruleIds(content).has(rule))).toEqual([]);
  });

  test.each(content.lessons)('the lesson $name has an exercise, so that it can be done', ({ text }) => {
    expect(exercisesIn(text, content.id).length).toBeGreaterThan(0);
  });

  test('what is left of a lesson is named in whole sentences', () => {
    const asks = content.lessons
      .flatMap(({ text }) => exercisesIn(text, content.id))
      .map(({ ask }) => ask ?? '');
    expect(asks.filter((ask) => /[.?!]\p{L}|[{}]/u.test(ask))).toEqual([]);
  });

  /** Whether its scene is played under an option that is not the usual one: then it stands in no game as it is usually played. */
  const isOptional = ({ scene }: { readonly scene?: string | undefined }): boolean => {
    const file = content.scenes.find(({ name }) => name === scene);
    return file !== undefined && Object.keys(parseScene(file.text, file.file).options).length > 0;
  };

  test('every rule is taught by a lesson, unless only an option brings it', () => {
    const taught = new Set(
      content.lessons.flatMap(({ text }) => {
        const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
        return (parse(head) as { rules: string[] }).rules;
      }),
    );
    if (content.lessons.length === 0) return;
    const untaught = content.rulebook.rules.filter((rule) => !taught.has(rule.id) && !isOptional(rule));
    expect(untaught.map(({ id }) => id)).toEqual([]);
  });

  test('every scene is shown by a lesson or a rule', () => {
    const shown = new Set([
      ...content.lessons.flatMap(({ text }) =>
        tagsIn(text).flatMap(({ name, attributes }) =>
          name === 'Scene' ? attributes.get('id')?.value : attributes.get('scene')?.value,
        ),
      ),
      ...entriesOf(content).map((rule) => rule.scene?.replace(`${content.id}/`, '')),
      ...content.rulebook.options.flatMap(({ values }) => values.map(({ scene }) => scene)),
    ]);
    expect(content.scenes.map((scene) => scene.name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
