import { createResource, createSignal, type JSX, Match, onCleanup, onMount, Switch } from 'solid-js';
import { sensible } from '../../bots/sensible.ts';
import type { Game } from '../../engine/ruleset.ts';
import type { Drawing } from '../../machines/drawing.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { newSeed } from '../../sessions/seed.ts';
import type { Broken } from '../../sessions/share.ts';
import { Slip } from '../../views/Slip.tsx';
import { playWordsIn } from '../../words/play.ts';
import './play.css';
import type { TableFilm } from '../../sessions/film.ts';
import { type Hand, handOf } from '../../sessions/hand.ts';
import { Room } from './Room.tsx';

export interface PlayProps {
  /** The language that is spoken. */
  readonly lang: string;
  /** The id of a game. */
  readonly game: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  /** The chart of its hands, laid out at build time. */
  readonly drawing?: Drawing;
}

/** What one sits down to. */
export interface Seated {
  readonly hand: Hand;
  readonly timeline?: TableFilm;
  readonly open?: boolean;
  /** Why the link one came by could not be opened. */
  readonly broken?: Broken;
}

/** A whole hand of a game against three bots. */
export function Play(props: PlayProps): JSX.Element {
  const say = playWordsIn(props.lang);
  const [ready, setReady] = createSignal(false);
  onMount(() => {
    setReady(true);
    // Another link, opened over this page.
    const follow = () => linked() !== null && location.reload();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });
  const [seated] = createResource(
    () => ready() && props.game,
    async (id): Promise<Seated> => sitDown(await loadGame(id)),
  );
  return (
    <div class="play">
      <Switch
        fallback={
          <div class="play-wait cloth">
            <p>{say.loading}</p>
          </div>
        }
      >
        <Match when={seated.error}>
          <Slip kind="note" head={say.failed} text={say.failedText} />
        </Match>
        <Match when={seated.latest}>{(at) => <Room {...props} seated={at()} />}</Match>
      </Switch>
    </div>
  );
}

/** The hand of the address, or the one this page was left with, or a new one. */
async function sitDown(game: Game): Promise<Seated> {
  const fresh = (): Hand => handOf(game, {}, newSeed(), sensible);
  const left = read(keyOf(game.id));
  const fragment = linked();
  if (fragment === null && left === null) return { hand: fresh() };
  const { openLink } = await import('../../sessions/share.ts');
  const opened = openLink(game, fragment ?? left ?? '');
  if ('hand' in opened) return { ...opened, open: opened.eyes === null };
  return fragment === null ? { hand: fresh() } : { hand: fresh(), broken: opened.broken };
}

/** The link in the address bar; null where there is none, or where it only names a place of the page. */
function linked(): string | null {
  const place = location.hash.slice(1);
  return place === '' || document.getElementById(place) ? null : location.hash;
}

/** The note under which a hand is kept while its page is away. */
export const keyOf = (game: string): string => `sparrow:hand:${game}`;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
