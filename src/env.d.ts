/** What a lesson's components may ask about the page they stand on: `Astro.locals.course`. */
declare namespace App {
  interface Locals {
    course?: {
      readonly locale: string;
      readonly ruleset: string;
      /** The lesson's file, for messages to its author. */
      readonly file?: string;
    };
  }
}

declare module 'virtual:accents.css';
