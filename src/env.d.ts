/** What a lesson's components may ask about the page they stand on: `Astro.locals.course`. */
declare namespace App {
  interface Locals {
    course?: {
      readonly ruleset: string;
      /** The lesson's file, for messages to its author. */
      readonly file?: string;
    };
  }
}

declare module 'virtual:accents.css';

declare module 'subset-font' {
  /** Of a font the glyphs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
