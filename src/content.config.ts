/** The form of everything in content/. Whether a lesson or a scene is true is the engine's to say, not the form's. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { compareForm, unlearnForm } from './compare/form.ts';
import {
  courseForm,
  divergencesForm,
  handsForm,
  lessonForm,
  rulebookForm,
  sceneForm,
} from './components/site/forms.ts';

/**
 * One kind of file, as content/<ruleset>/… and, in another language, content/<language>/<ruleset>/….
 * An entry's id is `<language>/<ruleset>/…` without the ending; the language of the shorter paths is `en`.
 */
function files<Form extends z.ZodType>(name: string, schema: Form) {
  const depth = name.split('/').length + 1;
  return defineCollection({
    loader: glob({
      base: './content',
      pattern: [`*/${name}`, `*/*/${name}`],
      generateId: ({ entry }) => {
        const path = entry.replace(/\.\w+$/, '').split('/');
        return (path.length > depth ? path : ['en', ...path]).join('/');
      },
    }),
    schema,
  });
}

export const collections = {
  courses: files('course.yaml', courseForm),
  rulebooks: files('rulebook.yaml', rulebookForm),
  scenes: files('scenes/*.yaml', sceneForm),
  comparisons: files('compare.yaml', compareForm),
  divergences: files('divergences.yaml', divergencesForm),
  unlearnings: files('unlearn.yaml', unlearnForm),
  hands: files('hands.yaml', handsForm),
  lessons: files('[0-9][0-9]-*.mdx', lessonForm),
};
