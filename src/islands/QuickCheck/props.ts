/** One answer of a quick check. */
export interface CheckAnswer {
  /** Button text by the author, as HTML. */
  readonly html: string;
  /** The same as plain text, for the verdict. */
  readonly text: string;
  readonly right: boolean;
  /** Reason, as HTML; empty if the verdict is enough. */
  readonly why: string;
  /** The rule behind the reason. */
  readonly rule?: { readonly id: string; readonly href: string } | undefined;
}
