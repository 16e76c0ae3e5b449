import type { PanelTexts } from './panel-lines.ts';
import type { PlaySession } from './play-session.ts';

/** What every sheet of the side panel is given. */
export interface PanelSheet {
  readonly desk: PlaySession;
  readonly panelText: PanelTexts;
  readonly book: string;
  readonly ruleHref: (id: string) => string;
}
