import { createEffect, createSignal, For, type JSX, on } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import { type BySeat, SEATS, withSeat } from '../../engine/seats.ts';
import { newSeed } from '../../sessions/seed.ts';
import { type PlayerKind, seedOf } from '../../sessions/web-referee.ts';
import { Select } from '../../ui/Select.tsx';
import type { RefereeSession } from './referee-session.ts';
import './setup.css';

const CHOICES = ['sensible', 'naive', 'you'] as const;

/** Form for the player of each seat and the seed of the deal. */
export function Setup(props: {
  desk: RefereeSession;
  name: (seat: (typeof SEATS)[number]) => string;
  onDeal: (players: BySeat<PlayerKind>, seed: string) => void;
}): JSX.Element {
  const [players, setPlayers] = createSignal(props.desk.court().players);
  const [seed, setSeed] = createSignal(seedOf(props.desk.court()));
  // An opened transcript brings its own players and seed.
  createEffect(
    on(
      props.desk.court,
      (court) => {
        setPlayers(court.players);
        setSeed(seedOf(court));
      },
      { defer: true },
    ),
  );
  const choices = (seat: (typeof SEATS)[number]): readonly PlayerKind[] =>
    players()[seat] === 'record' ? [...CHOICES, 'record'] : CHOICES;
  return (
    <form
      class="court-setup scripted"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDeal(players(), seed().trim() || newSeed());
      }}
    >
      <fieldset>
        <legend class="unseen">{referee.seats}</legend>
        <For each={SEATS}>
          {(seat) => (
            <label>
              <span>{referee.seat(props.name(seat), seat)}</span>
              <Select
                aria-label={`${referee.seats}: ${props.name(seat)}`}
                options={choices(seat).map((who) => [who, referee.who[who]])}
                value={players()[seat]}
                onPick={(who) => setPlayers((now) => withSeat(now, seat, who as PlayerKind))}
              />
            </label>
          )}
        </For>
      </fieldset>
      <label>
        <span>{referee.seed}</span>
        <input
          type="text"
          value={seed()}
          maxLength={60}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-label={referee.seed}
          onInput={(event) => setSeed(event.currentTarget.value)}
        />
      </label>
      <div class="court-deal row">
        <button
          type="button"
          class="button"
          onClick={() => {
            setSeed(newSeed());
          }}
        >
          {referee.newSeed}
        </button>
        <button type="submit" class="button">
          {referee.deal}
        </button>
      </div>
    </form>
  );
}
