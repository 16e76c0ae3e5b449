/** What widgets tell whoever listens on their page: a frame hands it on to the page around it. */

/** What a reader did at a widget. */
type WidgetEvent =
  | { readonly type: 'step'; readonly step: number; readonly of: number }
  /** @param rule the rule that the answer is right or wrong by, where one is */
  | { readonly type: 'answered'; readonly right: boolean; readonly rule: string | null }
  /** All that was asked is answered rightly. */
  | { readonly type: 'solved' };

const NAME = 'sparrow:happened';
const DRAWN = 'sparrow:drawn';

/** Tells it to whoever listens. */
export function tell(what: WidgetEvent): void {
  dispatchEvent(new CustomEvent(NAME, { detail: what }));
}

/** Calls back with everything that widgets of this page tell. */
export function onWidgetEvent(listener: (what: WidgetEvent) => void): void {
  addEventListener(NAME, (event) => listener((event as CustomEvent<WidgetEvent>).detail));
}

let isDrawn = false;

/** Tells that a widget, which waited for what it is given, stands there. */
export function tellDrawn(): void {
  isDrawn = true;
  dispatchEvent(new Event(DRAWN));
}

/** Calls back once, when such a widget stands there: at once, where one does. */
export function onceDrawn(drawn: () => void): void {
  if (isDrawn) drawn();
  else addEventListener(DRAWN, drawn, { once: true });
}
