/** Publishes events of widgets on their page; a frame passes them on to its host page. */

/** An action of the reader at a widget. */
export type WidgetEvent =
  | { readonly type: 'step'; readonly step: number; readonly of: number }
  /** @param rule the rule that decides the answer, if any */
  | {
      readonly type: 'answered';
      readonly right: boolean;
      readonly rule: string | null;
      /** What was asked, by a name that stays the same for the same question. */
      readonly question: string;
      /** What the reader chose; empty where it is no choice of named things. */
      readonly choices: readonly string[];
    }
  /** All questions are answered correctly. */
  | { readonly type: 'solved' };

const NAME = 'sparrow:happened';
const DRAWN_EVENT = 'sparrow:drawn';

/** Publishes an event. */
export function tell(what: WidgetEvent): void {
  dispatchEvent(new CustomEvent(NAME, { detail: what }));
}

/** Calls back with every event of this page's widgets. */
export function onWidgetEvent(listener: (what: WidgetEvent) => void): void {
  addEventListener(NAME, (event) => listener((event as CustomEvent<WidgetEvent>).detail));
}

let isDrawn = false;

/** Reports that a widget which waited for its content has been drawn. */
export function reportDrawn(): void {
  isDrawn = true;
  dispatchEvent(new Event(DRAWN_EVENT));
}

/** Calls back once when such a widget has been drawn, or at once where one has been. */
export function onceDrawn(drawn: () => void): void {
  if (isDrawn) drawn();
  else addEventListener(DRAWN_EVENT, drawn, { once: true });
}
