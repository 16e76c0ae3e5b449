/** The questions that a drill in a frame begins with, where it wishes for no others. */
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { makerOf, prebuiltQuestions } from '../../../../components/practice/questions.ts';
import { partPaths } from '../../../../components/site/course-paths.ts';

export const getStaticPaths = () =>
  partPaths(async ({ ruleset }) =>
    [...(await makerOf(ruleset)).kinds.keys()].map((concept) => ({
      params: { concept },
      props: { concept },
    })),
  );

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { course, concept } }) =>
  Response.json(await prebuiltQuestions(course, concept));
