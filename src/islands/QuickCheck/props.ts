/** What a quick check is given. */
export interface CheckAnswer {
  /** What stands on the button; its author's words, as HTML. */
  readonly html: string;
  /** The same as plain text, for the verdict. */
  readonly text: string;
  readonly right: boolean;
  /** Why it is right or not, as HTML; empty where the verdict says enough. */
  readonly why: string;
  /** The rule that the reason rests on. */
  readonly rule?: { readonly id: string; readonly href: string } | undefined;
}
