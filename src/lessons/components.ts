/** The closed set of components that lessons may use, and the properties of each. */
export interface LessonComponent {
  readonly props: readonly string[];
  /** Whether it says something of the game, so that something can be false at it: then it is told where it stands. */
  readonly claims: boolean;
}

const claims = (...props: string[]): LessonComponent => ({ props, claims: true });
const plain = (...props: string[]): LessonComponent => ({ props, claims: false });

export const COMPONENTS: Readonly<Record<string, LessonComponent>> = {
  T: claims('tiles', 'under'),
  Hand: claims('tiles', 'wins', 'because', 'under', 'label'),
  Waits: claims('tiles', 'are', 'under', 'label'),
  Score: claims(
    'tiles',
    'by',
    'seat',
    'round',
    'total',
    'lines',
    'without',
    'wins',
    'because',
    'under',
    'label',
  ),
  Pays: claims('rule'),
  Worth: claims('rule'),
  Scene: claims('id'),
  YourTurn: claims('scene', 'step', 'seat', 'ask', 'goal'),
  Wrong: claims('try'),
  Check: claims('ask', 'hand', 'answer', 'under'),
  Answer: claims('right'),
  Why: plain(),
  Rule: claims('id'),
  Term: claims(),
  Aside: plain(),
};
