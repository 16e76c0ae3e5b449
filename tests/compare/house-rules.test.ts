/** What a switch is said to change does change, and what is not said does not. */
import { describe, expect, test } from 'vitest';
import { isAlike } from '../../src/compare/changes.ts';
import { playedUnder, type SwitchScene, switchesOf } from '../../src/compare/switches.ts';
import type { StartOf } from '../../src/engine/deal.ts';
import type { Game, OptionSpec } from '../../src/engine/game.ts';
import { emptyBook } from '../../src/engine/payment.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Wind } from '../../src/engine/seats.ts';
import type { TileSet } from '../../src/engine/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { idleBy } from '../../src/rulesets/options.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { isSame, playedElsewhere } from '../../src/scenes/replay-under.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { playedHand } from '../fixtures/hands.ts';
import { entriesOf, games, playFile, ruleIds } from '../lessons/content.ts';
import { LONG, seedOf, someOf } from '../scale.ts';

/** Of the scenes that do not change, a part is compiled again in each run: other ones with each commit. */
const PART = 8;
/** So many pairs of an option with a value of another are tried in each run, at most. */
const PAIRS = 60;

describe.each(games)('the switches of $id', (content) => {
  const { game } = content;
  const scenes = content.scenes.map((file) => playFile(content, file));
  const switches = switchesOf(game, scenes, entriesOf(content));
  const tilesAt = ({ options, under }: Scene, own: Scene['options']): TileSet =>
    rulesetOf(game, { ...options, ...own }, under).tiles;
  const sceneOf = (id: string): SwitchScene => {
    const found = scenes.find(({ scene }) => scene.id === id);
    if (!found) throw new Error(`there is no scene ${id}`);
    return found;
  };

  test('a scene goes under its own rules as it was compiled', () => {
    for (const { scene, compiled, ruleset } of scenes) {
      const again = playedElsewhere(compiled, ruleset);
      expect(again.refused, scene.id).toBe(null);
      expect(
        isSame(
          again.events,
          compiled.frames.slice(1).map(({ event }) => event),
        ),
        scene.id,
      ).toBe(true);
      const refusals = compiled.steps.flatMap(({ refusals }) => refusals);
      expect(again.tried.length, scene.id).toBe(refusals.length);
      for (const [i, { reason }] of refusals.entries()) {
        expect([reason.rule, ...(reason.also ?? [])], scene.id).toContain(again.tried[i]?.rule);
      }
    }
  });

  test('are idle by values that another switch has, and by a rule of the game', () => {
    for (const { idle = [], id } of game.options)
      for (const { option, values, rule } of idle) {
        const by = game.options.find((other) => other.id === option);
        expect(by?.values, `${id}: ${option}`).toEqual(expect.arrayContaining([...values]));
        expect(ruleIds(content)).toContain(rule);
      }
  });

  test('are all there, each with its entry and every value but the usual one changing it', () => {
    expect(switches.map(({ option }) => option)).toEqual(game.options);
    for (const { option, entry, rules } of switches) {
      expect(ruleIds(content)).toContain(entry);
      const [own] = rules;
      expect(own?.rule).toBe(entry);
      expect(own?.values).toEqual(
        option.values.flatMap((value, at) => (value === option.default ? [] : [at])),
      );
    }
  });

  test('name rules of the rulebook', () => {
    const known = ruleIds(content);
    for (const { option, rules, scenes: changed } of switches) {
      const named = [...rules.map(({ rule }) => rule), ...changed.flatMap(({ rule }) => rule ?? [])];
      expect(
        named.filter((rule) => !known.has(rule)),
        option.id,
      ).toEqual([]);
    }
  });

  test('the scenes that a switch is said to change go another way under it, as their own compiler finds', () => {
    for (const { option, scenes: changed } of switches) {
      for (const { scene: id, kind, values } of changed) {
        const { scene } = sceneOf(id);
        // Of a row of values its ends.
        for (const at of new Set([values[0] ?? 0, values.at(-1) ?? 0])) {
          const value = option.values[at] ?? false;
          const { before, after } = playedUnder(game, option, value, sceneOf(id));
          expect(isAlike(before, after), id).toBe(false);
          const stands = () => doesStand(game, scene, { ...scene.options, [option.id]: value });
          const where = `${id} under ${option.id}=${String(value)}`;
          if (kind === 'shown') expect(stands(), where).toBe(true);
          if (kind === 'refused' || kind === 'allowed') expect(stands(), where).toBe(false);
        }
      }
    }
  });

  test('a scene that no switch is said to change stands under all of its values', () => {
    for (const { option, scenes: changed } of switches) {
      const named = new Set(changed.map(({ scene }) => scene));
      const others = scenes.filter(({ scene }) => !named.has(scene.id));
      for (const { scene } of someOf(`under ${option.id}`, others, Math.ceil(others.length / PART))) {
        for (const value of option.values) {
          // A deal of other tiles is not this deal: a fourth five that is not red, say.
          if (!isSame(tilesAt(scene, { [option.id]: value }), tilesAt(scene, {}))) continue;
          expect(
            doesStand(game, scene, { ...scene.options, [option.id]: value }),
            `${scene.id} under ${option.id}=${String(value)}`,
          ).toBe(true);
        }
      }
    }
  });

  test('each changes a scene, by every value', () => {
    for (const { option, scenes: changed } of switches) {
      for (const [at, value] of option.values.entries()) {
        if (value === option.default) continue;
        expect(
          changed.some(({ values }) => values.includes(at)),
          `${option.id}=${String(value)}`,
        ).toBe(true);
      }
    }
  });

  const pairs = game.options.flatMap((option) =>
    game.options
      .filter((other) => other !== option)
      .flatMap((other) => other.values.map((value) => ({ option, other, value }))),
  );

  test('where one is said to decide nothing beside another, hands and scenes go the same way', () => {
    const idle = pairs.filter(({ option, other, value }) => idleBy(game, option, { [other.id]: value }));
    // Every scene is played for each: some of the pairs with each commit.
    for (const { option, other, value } of someOf(`idle in ${game.id}`, idle, 4)) {
      const under = (own: OptionSpec['default']) => rulesetOf(game, { [other.id]: value, [option.id]: own });
      for (let n = 0; n < (LONG ? 20 : 6); n++) {
        const [first, ...rest] = option.values.map((own) => playedHand(under(own), seedOf('idle', n)).end);
        for (const each of rest) expect(isSame(each, first)).toBe(true);
      }
      for (const { compiled, scene } of scenes) {
        if (scene.under !== 'ordinary') continue;
        const [first, ...rest] = option.values.map((own) => playedElsewhere(compiled, under(own)));
        for (const each of rest) expect(isSame(each, first), scene.id).toBe(true);
      }
    }
  });

  test('where nothing of the kind is said, a scene or a hand goes another way, or the other forbids each scene', () => {
    // Where scenes do not tell, hundreds of hands are played: some of the pairs in turn.
    const apart = pairs.filter(({ option, other, value }) => !idleBy(game, option, { [other.id]: value }));
    for (const { option, other, value } of someOf(
      game.id,
      apart,
      Math.ceil(LONG ? apart.length / 2 : Math.min(apart.length / 2, PAIRS)),
    )) {
      const under = (own: OptionSpec['default'], { options, under }: Pick<Scene, 'options' | 'under'>) =>
        rulesetOf(game, { ...options, [other.id]: value, [option.id]: own }, under);
      const changed = (switches.find((each) => each.option === option)?.scenes ?? []).map(({ scene }) =>
        sceneOf(scene),
      );
      const differ = <T>([first, ...rest]: readonly T[], are: (a: T, b: T) => boolean): boolean =>
        first !== undefined && rest.some((each) => !are(each, first));
      const playedAt = ({ scene, compiled }: SwitchScene) =>
        option.values.map((own) => playedElsewhere(compiled, under(own, scene)));
      const isForbidden = () =>
        changed.every((scene) => playedAt(scene).some(({ refused }) => refused !== null));
      const inHands = () =>
        Array.from({ length: 200 }).some((_, n) =>
          differ(
            option.values.map((own) => {
              const ruleset = under(own, PLAIN);
              return playedHand(ruleset, seedOf('idle', n), n % 2 === 0 ? {} : lastDeal(ruleset)).end;
            }),
            isSame,
          ),
        );
      expect(
        changed.some((scene) => differ(playedAt(scene), isAlike)) || isForbidden() || inHands(),
        `${option.id} beside ${other.id}=${String(value)}`,
      ).toBe(true);
    }
  });
});

const PLAIN = { options: {}, under: 'ordinary' } as const;

/** The last deal of a match in which everybody has lost a fifth: a rule may look at both only there. */
const lastDeal = ({ rounds, stake }: Ruleset): StartOf => ({
  dealer: 3,
  round: ((rounds ?? 1) - 1) as Wind,
  cash: { ...emptyBook, seats: [0.8 * stake, 0.8 * stake, 0.8 * stake, 0.8 * stake] },
});

/** Whether the scene's compiler finds it true under these options. */
function doesStand(
  game: Game,
  scene: SwitchScene['scene'],
  chosen: SwitchScene['scene']['options'],
): boolean {
  const { position } = scene;
  // It begins with the money that it was written with, whatever a match begins with elsewhere.
  const { stake } = rulesetOf(game, scene.options, scene.under);
  const money = { east: stake, south: stake, west: stake, north: stake, ...position?.money };
  try {
    compileScene(
      { ...scene, position: position && { ...position, money } },
      rulesetOf(game, chosen, scene.under),
    );
    return true;
  } catch (error) {
    if (error instanceof LessonError) return false;
    throw error;
  }
}
