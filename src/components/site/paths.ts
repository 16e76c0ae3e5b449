/** Builds every address of the site, so that a base path applies everywhere. */

/** The language whose pages and content have no folder of their own. */
export const firstLanguage = 'en';

const root = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Adds the base path to a site address: "/learn/" becomes "/sub/dir/learn/". */
export const at = (path: `/${string}`): string => root + path;

export const coursePath = (ruleset: string): `/${string}` => `/learn/${ruleset}/`;
export const lessonPath = (ruleset: string, lesson: string): `/${string}` => `/learn/${ruleset}/${lesson}/`;
/** The recap page of a course: what to remember of each lesson, and where to go next. */
export const recapPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/recap/`;
/** The test of a course: twelve questions. */
export const testPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/test/`;
/** The printed one-page sheet of a game. */
export const sheetPath = (ruleset: string): `/${string}` => `/learn/${ruleset}/sheet/`;
export const playPath = (ruleset: string): `/${string}` => `/play/${ruleset}/`;
/** The practice page of a game: of one concept, of `mixed`, or without a concept the overview. */
export const practicePath = (ruleset: string, concept?: string): `/${string}` =>
  `/practice/${ruleset}/${concept === undefined ? '' : `${concept}/`}`;
/** The page to print: twelve questions of a practice page. */
export const twelvePath = (practice: `/${string}`): `/${string}` => `${practice}twelve/`;
/** Rules and lessons that practice loads as JSON. */
export const practiceDataPath = (ruleset: string): `/${string}` => `/practice/${ruleset}/rules.json`;
/** The score page of a game; it exists only where {@link scoresHands} says so. */
export const scorePath = (ruleset: string): `/${string}` => `/score/${ruleset}/`;
/** The page of an evening at a real table, and the list of them. */
export const eveningsPath = '/table/';
export const eveningPath = (ruleset: string): `/${string}` => `/table/${ruleset}/`;
/** The page that runs the referee protocol, and the game that it plays. */
export const refereePath = '/referee/';
export const refereedGame = 'hong-kong';
/** The page that opens a real game, and the game that is recorded. */
export const recordPath = '/play/record/';
export const recordedGame = 'riichi';
/** The page that leads to everything beside the main places. */
export const morePath = '/more/';
/** The table of differences between the games. */
export const comparePath = '/compare/';
/** The page “Which game do we play?”. */
export const whichPath = '/which/';
/** The house-rules pages: the overview, and one per game. */
export const houseRulesPath = '/compare/house-rules/';
export const houseTablePath = (ruleset: string): `/${string}` => `/compare/house-rules/${ruleset}/`;
/** The page for a reader who knows game `from` and learns game `to`. */
export const unlearnPath = (from: string, to: string): `/${string}` => `${comparePath}${from}/${to}/`;
/** What other programs decide otherwise. */
export const programsPath = '/compare/programs/';
export const programPath = (slug: string): `/${string}` => `${programsPath}${slug}/`;
/** The page that judges one hand in every game. */
export const compareHandPath = '/compare/hand/';
/** The page that plays one deal in two games until they part, and its data. */
export const dealPath = '/compare/deal/';
export const dealDataPath = '/compare/deal/deals.json';
/** The rulebook page of a ruleset, or of `common`. */
export const rulebookPath = (ruleset: string): `/${string}` => `/rules/${ruleset}/`;
/** The public address of a rule: "/rules/hong-kong/#robbing". */
export const rulePath = (ruleset: string, rule: string): `/${string}` => `/rules/${ruleset}/#${rule}`;
/** The rulebook as JSON, `{ [id]: { sentence, source, … } }`, with the common rules. */
export const rulebookDataPath = (ruleset: string): `/${string}` => `/rules/${ruleset}/rulebook.json`;
/** A scene as JSON, for pages that open it in place. */
export const sceneDataPath = (ruleset: string, scene: string): `/${string}` =>
  `/rules/${ruleset}/scenes/${scene}.json`;
/** The state chart of a game's kind of hand as JSON, for scenes whose reader opens it. */
export const chartDataPath = (ruleset: string, under: string): `/${string}` =>
  `/rules/${ruleset}/charts/${under}.json`;
/** The page with embed codes; its fragment holds what is embedded. */
export const embedPath = '/embed/';
/** A widget as a document of its own, for frames on host pages: "/embed/frame/<kind>/<of>/". */
export const framePath = (kind: string, of: string): `/${string}` => `/embed/frame/${kind}/${of}/`;
/** A picture of what a frame shows: "/embed/picture/<kind>/<of>.svg". */
export const picturePath = (of: string): `/${string}` => `/embed/picture/${of}.svg`;
