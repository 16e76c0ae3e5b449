/** English texts of the embed page. */

export const embed = {
  nav: 'Embed',
  /** Link that copies the page's address. */
  link: 'Link to this',
  title: 'Put a table on your page',
  lead: 'One line gives your readers a scene, a question or a deal to play, and they can solve it without leaving your page.',
  kinds: {
    scene: 'A scene to step through',
    text: 'A scene of your own',
    hand: 'A hand, or a question about it',
    question: 'Questions with proofs',
    drill: 'A few questions in a row',
    rule: 'A rule and its scene',
    play: 'A deal to play',
    record: 'A deal of a real game',
    score: 'A hand to score',
    card: 'A card for the table',
  },
  kind: 'What',
  game: 'Game',
  /** Label of the choice for each kind of embed. */
  which: { scene: 'Scene', question: 'Question', drill: 'Questions', rule: 'Rule' },
  /** A scene text that the reader writes here. */
  text: 'Your scene',
  /** The link of a deal, from the page that opens real games or from the table. */
  record: 'Link of the deal',
  hand: 'Hand',
  /** The question about the hand: none, or a kind of question. */
  ask: 'Asks',
  noAsk: 'Nothing',
  count: 'How many',
  grade: 'How hard',
  grades: { '1': 'Plain', '2': 'Harder', '3': 'Hardest' },
  seed: 'Seed',
  light: 'Light',
  lights: { auto: 'Same as the page', light: 'Day', dark: 'Evening' },
  words: 'Words',
  own: 'The game’s own',
  width: 'Width',
  widths: { '320': '320 pixels', '600': '600 pixels', full: 'As wide as here' },
  preview: 'What it looks like',
  fallback: (what: string) => `${what}, on Sparrow School`,
  snippets: 'What to paste',
  once: 'Once on the page',
  element: 'Where the table goes',
  iframe: 'Or, without a script',
  markdown: 'Or in Markdown, with our plugin',
  mdx: 'Or in MDX',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser would not copy it. Select the text and copy it yourself.',
  /** Heading of the downloads. */
  take: 'Take it with you',
  file: 'Download as one file',
  scorm: 'For a learning platform (SCORM 1.2)',
  svg: 'Picture (SVG)',
  png: 'Picture (PNG)',
  takeLead:
    'The file opens in any browser, without a connection and without this site. A learning platform is told when it is solved, with the score and the time. A picture shows the tiles as they lie at the start, or at the step you chose.',
  taking: 'Getting it ready …',
  taken: 'Saved.',
  notTaken: 'That did not work. Check your connection and try again.',
  /** What a frame says where no script runs, and where its link leads. */
  still: {
    question: 'This question needs JavaScript to take an answer.',
    play: 'This deal needs JavaScript to be played.',
    score: 'Scoring a hand needs JavaScript.',
    printed: 'Questions to print',
    lessons: 'The lessons can be read without it.',
    sheet: 'The sheet says what patterns are worth.',
    rules: 'The rules of this game',
  },
  /** Notices of a saved file that cannot open. */
  fileNoScript: 'This file needs JavaScript. You can open it on the site instead:',
  fileOld: 'This file needs a newer browser. You can open it on the site instead:',
  events: 'Events, as they happen',
  noEvents: 'Press something in the table, and it appears here.',
  noScript:
    'The table on this page needs JavaScript, and so will those on yours. The text inside the element is shown to everyone else.',
  how: [
    {
      title: 'How it behaves',
      text: 'The table loads when a reader scrolls near it, in your page’s size and colours. Far out of sight it is let go, and comes back at its step. Deals, hands to score and seeded questions wait behind a button: little is loaded until it is pressed. It sets no cookies, stores nothing, and takes neither focus nor scroll wheel.',
    },
    {
      title: 'Write a scene of your own',
      text: 'Write the hands, the wall and the moves inside the element. The rules of the game check it before anyone sees it. If a line breaks a rule, the table says which line, what is wrong and what to write. Put ask: on the line below a move to stop before that move and let readers say who acts.',
      code: `<mahjong-embed>
<pre>
  game: two-five-eight
  title: A Pung from across the table
  given: { turn: north }
  deal:
    east: "46p …"
    south: "123m 678m 55p 22s 46s 9s"
    wall: "5p 1m …"
  script:
    - north draws 5p
    - north discards 5p: South has two of them.
    - south pungs 5p: South needs it for a triplet.
      ask: Who gets the tile?
</pre>
</mahjong-embed>`,
    },
    {
      title: 'Ask about a hand',
      text: 'Write a hand in notation: honours are E S W N C F P or 1z to 7z, red fives 0p or r5p. It is drawn in your page. With ask, readers answer: does it win, what completes it, which tile goes, what is it worth. A drill asks several questions in a row and brings the missed ones back.',
      code: `<mahjong-embed hand="123m 567p 888p 34s 55s" game="two-five-eight" ask="waits"></mahjong-embed>
<mahjong-embed drill="hong-kong/win" count="5" seed="heron"></mahjong-embed>`,
    },
    {
      title: 'Write Markdown',
      text: 'Copy the folder src/embed/markdown of our sources into your site. It holds plugins for remark, markdown-it and satteri. A fenced block called mahjong becomes a table, and tiles between colons, such as :25s:, become small pictures. Pictures need this site in img-src, too.',
      code: `remark().use(remarkMahjong, { site: '%/' });
markdownit().use(markdownItMahjong, { site: '%/' });
satteri({ mdastPlugins: [satteriMahjong({ site: '%/' })] });`,
    },
    {
      title: 'What your page hears',
      text: 'The element sends mahjong-ready, mahjong-step, mahjong-answered and mahjong-solved. They bubble. Their detail gives the version and the step; of an answer whether it is right, the rule, the question, the choices, tries and seconds; of what is solved the score from 0 to 1. A drill is solved when its last question is answered.',
      code: "addEventListener('mahjong-answered', ({ detail }) => console.log(detail.right, detail.rule, detail.tries));",
    },
    {
      title: 'Control it from your page',
      text: 'Change an attribute and the table follows. Call go(step), reset() or focusTable() on the element.',
      code: "document.querySelector('mahjong-embed').go(3);",
    },
    {
      title: 'Under a content security policy',
      text: 'If your page has a content security policy, it needs this site in three directives. The third is for the pictures.',
      code: 'script-src %; frame-src %; img-src %',
    },
    {
      title: 'If an attribute is wrong',
      text: 'Readers still get a working table, with a line above it that names the attribute and says what was expected.',
    },
  ] as readonly { readonly title: string; readonly text: string; readonly code?: string }[],
};
