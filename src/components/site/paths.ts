/** Every address of the site is made here, so that a base path holds everywhere. */

/** The language whose pages and texts have no folder of their own. */
export const firstLanguage = 'en';

const root = import.meta.env.BASE_URL.replace(/\/$/, '');

/** An address on the host from one on the site: "/learn/" becomes "/sub/dir/learn/". */
export const at = (path: `/${string}`): string => root + path;

export const coursePath = (ruleset: string): `/${string}` => `/learn/${ruleset}/`;
export const lessonPath = (ruleset: string, lesson: string): `/${string}` => `/learn/${ruleset}/${lesson}/`;
/** The end of a course: what to remember of each lesson, and what there is to do now. */
export const recapPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/recap/`;
/** Twelve questions over a whole course. */
export const testPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/test/`;
/** What one forgets of a game, on one printed page. */
export const sheetPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/sheet/`;
export const playPath = (ruleset: string): `/${string}` => `/play/${ruleset}/`;
/** Where a game is practised; a concept of it, or `mixed` for all of them. */
export const practicePath = (ruleset: string, concept?: string): `/${string}` =>
  `/practice/${ruleset}/${concept === undefined ? '' : `${concept}/`}`;
/** Twelve questions to read and print, of what a page of practice asks. */
export const twelvePath = (practice: `/${string}`): `/${string}` => `${practice}twelve/`;
/** What practice knows of a game's rules, as data. */
export const practiceDataPath = (ruleset: string): `/${string}` => `/practice/${ruleset}/rules.json`;
/** Where a hand of this ruleset is scored; only games that count patterns have it. */
export const scorePath = (ruleset: string): `/${string}` => `/score/${ruleset}/`;
/** Where the referee's protocol is live, and the game that it plays. */
export const refereePath = '/referee/';
export const refereedGame = 'hong-kong';
/** What differs between the games, question by question. */
export const comparePath = '/compare/';
/** A few questions to find out which game a table plays. */
export const whichPath = '/which/';
/** The rules of one's own table: of every game, and of one. */
export const houseRulesPath = '/compare/house-rules/';
export const houseTablePath = (ruleset: string): `/${string}` => `/compare/house-rules/${ruleset}/`;
/** What somebody has to unlearn who knows one game and sits down at another. */
export const unlearnPath = (from: string, to: string): `/${string}` => `${comparePath}${from}/${to}/`;
/** One hand in every game. */
export const compareHandPath = '/compare/hand/';
/** Where one deal is played under two games until they part, and what that page is given. */
export const dealPath = '/compare/deal/';
export const dealDataPath = '/compare/deal/deals.json';
/** The rulebook of a ruleset, or of `common`. */
export const rulebookPath = (ruleset: string): `/${string}` => `/rules/${ruleset}/`;
/** The public address of a rule. */
export const rulePath = (ruleset: string, rule: string): `/${string}` => `/rules/${ruleset}/#${rule}`;
/** The rulebook as data: `{ [id]: { sentence, source, … } }`, the common rules too. */
export const rulebookDataPath = (ruleset: string): `/${string}` => `/rules/${ruleset}/rulebook.json`;
/** A scene as data, for where it is opened in place. */
export const sceneDataPath = (ruleset: string, scene: string): `/${string}` =>
  `/rules/${ruleset}/scenes/${scene}.json`;
/** How to embed: what is to be embedded stands in the fragment. */
export const embedPath = '/embed/';
/** A widget in a document of its own, for pages of other sites: its kind, and which. */
export const framePath = (kind: string, of: string): `/${string}` => `/embed/frame/${kind}/${of}/`;
