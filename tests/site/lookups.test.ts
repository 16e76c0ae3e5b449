/** What is written of each game's rules is what a search finds. `npm run lookups` writes it anew. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { switchesOf } from '../../src/compare/switches.ts';
import { sharedKinds } from '../../src/compare/two-games/shared-kinds.ts';
import type { Lookups, PairLookups } from '../../src/components/site/lookups.ts';
import { headOf } from '../../src/lessons/lint/frontmatter.ts';
import { leftOutAt } from '../../src/lessons/taught-rules.ts';
import { isFound, practisedBy } from '../../src/puzzles/coverage.ts';
import { easiestNumber } from '../../src/puzzles/easiest-question.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { winsOfDeals } from '../../src/puzzles/played-wins.ts';
import { conceptIds } from '../../src/questions/registry.node.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { arrowsTaken } from '../../src/scenes/presentation/chart.ts';
import { dealtIn, entriesOf, type GameContent, games, lookupsOf, playFile } from '../lessons/content.ts';
import { LONG, someOf } from '../scale.ts';

/** Slugs of lessons begin after the number of their file. */
const slugOf = (name: string): string => name.replace(/^\d+-/, '');

function questionsIn(content: GameContent): Pick<Lookups, 'practice' | 'rulesByKind' | 'easiest'> {
  const generator = createGeneratorContext(content.game);
  const concepts = dealtIn(content);
  const patterns = new Set(entriesOf(content).flatMap(({ id, shows }) => (shows ? [id] : [])));
  const taught = content.lessons.map(({ file, name, text }) => ({
    file,
    name,
    rules: headOf(text, file).rules,
  }));
  const practice = Object.fromEntries(
    taught.map(({ file, name, rules }) => [
      slugOf(name),
      practisedBy(
        generator,
        concepts,
        rules.map((rule) => ({ rule, isPattern: patterns.has(rule) })),
        leftOutAt(taught, file, generator.ruleset),
      ),
    ]),
  );
  const rulesByKind = Object.fromEntries(
    [...concepts].map(([id, { parts }]) => {
      const about = generator.relaxations.flatMap(({ rule, part }) => (parts.includes(part) ? [rule] : []));
      return [id, [...new Set(about)].filter((rule) => isFound(generator, concepts, id, [rule]))];
    }),
  );
  // Sixty questions are dealt for each: a third of them with each commit, the others are taken as they are written.
  const dealt = new Set(
    someOf(`easiest of ${content.id}`, [...concepts.keys()], Math.ceil(concepts.size / 3)),
  );
  const written = LONG ? {} : lookupsOf(content.id).easiest;
  const easiest = Object.fromEntries(
    [...concepts].map(([id, concept]) => [
      id,
      dealt.has(id) ? easiestNumber(id, concept, generator) : (written[id] ?? -1),
    ]),
  );
  return { practice, rulesByKind, easiest };
}

function switchesIn(content: GameContent): Lookups['switches'] {
  const scenes = content.scenes.map((file) => playFile(content, file));
  return Object.fromEntries(
    switchesOf(content.game, scenes, entriesOf(content)).map(({ option, scenes: changed, rules }) => [
      option.id,
      { scenes: changed, rules },
    ]),
  );
}

const arrowsIn = ({ game }: GameContent): Lookups['arrows'] =>
  Object.fromEntries(
    Object.keys(game.under).map((under) => [under, arrowsTaken(rulesetOf(game, {}, under))]),
  );

const snapshotOf = (found: unknown, folder: string): Promise<void> =>
  expect(`${JSON.stringify(found, null, 1)}\n`).toMatchFileSnapshot(`../../content/${folder}/lookups.json`);

describe('what is looked up while building', () => {
  test('of two games is what a search finds: npm run lookups', async () => {
    const kinds = conceptIds.filter((id) => existsSync(`src/questions/${id}/two-games.tsx`));
    const makers = games.map((content) => ({
      generator: createGeneratorContext(content.game),
      concepts: dealtIn(content),
    }));
    const found: PairLookups = {
      kinds: Object.fromEntries(
        makers.flatMap((one, i) =>
          makers
            .slice(i + 1)
            .map((other) => [
              `${one.generator.ruleset.id} ${other.generator.ruleset.id}`,
              sharedKinds(one, other, kinds),
            ]),
        ),
      ),
    };
    await snapshotOf(found, 'common');
  });

  test.each(games)('of $id is what a search finds: npm run lookups', async (content) => {
    const found: Lookups = {
      ...questionsIn(content),
      switches: switchesIn(content),
      arrows: arrowsIn(content),
    };
    await snapshotOf(found, content.id);
  });

  test.each(games)('wins of $id are those of deals that bots play: npm run lookups', async ({ id, game }) => {
    if (LONG) {
      await expect(`${winsOfDeals(rulesetOf(game)).join('\n')}\n`).toMatchFileSnapshot(
        `../../content/${id}/played-wins.txt`,
      );
      return;
    }
    const written = readFileSync(`content/${id}/played-wins.txt`, 'utf8').trimEnd().split('\n');
    const deals = someOf(`played wins of ${id}`, [...written.keys()], written.length / 4);
    expect(winsOfDeals(rulesetOf(game), deals)).toEqual(deals.map((deal) => written[deal]));
  });
});
