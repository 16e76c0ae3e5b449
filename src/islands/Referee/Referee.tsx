import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { referee } from '#i18n/referee.ts';
import { table } from '#i18n/table.ts';
import { words } from '#i18n/words.ts';
import type { Game } from '../../engine/game.ts';
import { type BySeat, SEATS, type Seat } from '../../engine/seats.ts';
import type { MessageContext } from '../../i18n/message-context.ts';
import { formatRefereeTiles } from '../../notation/referee.ts';
import { type PlayerKind, refereeSetup } from '../../sessions/web-referee.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { createTerms } from '../../ui/input/terms.ts';
import { type OwnHand, OwnHandContext } from '../../ui/Table/own-hand.ts';
import { concealedOf } from '../../ui/Table/places.ts';
import { TableView } from '../../ui/Table/TableView.tsx';
import { AnswerDesk } from './AnswerDesk.tsx';
import { createAnswerTexts } from './answer-texts.ts';
import { Column } from './Column.tsx';
import { Controls } from './Controls.tsx';
import { withTile } from './forms.ts';
import type { RefereeProps } from './props.ts';
import { createRefereeSession, type RefereeSession } from './referee-session.ts';
import { Setup } from './Setup.tsx';
import { Transcript } from './Transcript.tsx';
import { Verdict } from './Verdict.tsx';
import './referee.css';

/** Shows the referee protocol live: what every seat receives and answers, beside the table. */
export function Referee(props: RefereeProps & { rules: Game }): JSX.Element {
  const desk = createRefereeSession(refereeSetup(props.rules, props.players, props.seed));
  const terms = createTerms(() => desk.court().ruleset.terms);
  const messageContext = createMemo(
    (): MessageContext => ({ reader: null, dealer: desk.view().dealer, terms: terms() }),
  );
  const name = (seat: Seat) => words.seatName(seat, messageContext(), 'start');
  const rule = (id: string) => `${props.rulebook}#${id}`;
  const [shown, setShown] = createSignal<Seat>(desk.own() ?? 0);
  let field: HTMLInputElement | undefined;
  let controls: HTMLDivElement | undefined;

  const you = () => desk.own() ?? 0;
  createEffect(on(desk.court, () => setShown(you()), { defer: true }));
  const { events, status, spoken } = createAnswerTexts(desk, { name, messageContext });
  const hand: OwnHand = {
    press: (place) => {
      const asking = desk.asking();
      const tile = concealedOf(desk.view(), you()).tiles[place];
      if (asking?.seat !== you() || tile === undefined) return;
      desk.setDraft(withTile(desk.draft(), tile, asking.type));
    },
    pressable: () => desk.own() !== null,
    selected: () => [],
    refused: () => null,
    notation: (kind) => formatRefereeTiles([kind]),
  };
  const entriesOf = (seat: Seat) =>
    createMemo(() => desk.moment().entries.filter((each) => each.seat === seat));
  const columns = SEATS.map((seat) => ({ seat, entries: entriesOf(seat) }));

  return (
    <section class="court" aria-label={referee.court}>
      <Setup desk={desk} name={name} onDeal={(players, seed) => desk.sit(withRecord(desk, players, seed))} />
      <div class="bench">
        <div class="bench-table">
          <OwnHandContext.Provider value={hand}>
            <TableView
              view={desk.view()}
              moved={events().at(-1) ?? null}
              size="scene"
              you={you()}
              seated={desk.own() !== null}
              label={table.table}
              terms={terms()}
            />
          </OwnHandContext.Provider>
          <p class="court-status">{status()}</p>
          <Announcer text={spoken()} />
        </div>
        <Controls desk={desk} box={(box) => (controls = box)} />
        <div class="bench-desk">
          <Show
            when={desk.own() !== null}
            fallback={
              <p class="aside court-idle">
                {desk.court().players.includes('record')
                  ? desk.canStep() || desk.ended()
                    ? referee.recorded
                    : referee.recordEnds
                  : referee.nobody}
              </p>
            }
          >
            <AnswerDesk
              desk={desk}
              name={name}
              field={(input) => {
                field = input;
              }}
            />
          </Show>
          <Verdict
            desk={desk}
            messageContext={messageContext()}
            name={name}
            ruleHref={rule}
            book={props.book}
            onTakeBack={() => {
              desk.takeBack();
              field?.focus();
              field?.select();
            }}
          />
        </div>
        <div class="bench-lines">
          <Choice
            class="whose scripted"
            legend={referee.whose}
            plain
            value={shown()}
            values={SEATS.map((seat) => [seat, name(seat)] as const)}
            onChoose={setShown}
          />
          <For each={columns}>
            {({ seat, entries }) => (
              <Column
                name={name(seat)}
                number={seat}
                who={referee.who[desk.court().players[seat]]}
                isPrompted={desk
                  .moment()
                  .sitting.prompts.some(
                    (each, i) => each.seat === seat && desk.moment().answers[i] === undefined,
                  )}
                shown={shown() === seat}
                entries={entries()}
              />
            )}
          </For>
        </div>
      </div>
      <Transcript
        desk={desk}
        play={props.play}
        onOpened={() => {
          controls?.scrollIntoView({ block: 'nearest' });
          controls?.querySelectorAll('button')[1]?.focus();
        }}
      />
    </section>
  );
}

/** Starts a new hand. With an unchanged seed, a hand from a transcript keeps its tiles and recorded answers. */
function withRecord(desk: RefereeSession, players: BySeat<PlayerKind>, seed: string) {
  const { game, record, start } = desk.court();
  const same = seed === String(start.seed ?? '') && players.includes('record');
  return same ? refereeSetup(game, players, start, record) : refereeSetup(game, bots(players), seed);
}

/** Replaces recorded seats by bots, since another seed has no transcript. */
const bots = ([a, b, c, d]: BySeat<PlayerKind>): BySeat<PlayerKind> => {
  const bot = (who: PlayerKind): PlayerKind => (who === 'record' ? 'sensible' : who);
  return [bot(a), bot(b), bot(c), bot(d)];
};
