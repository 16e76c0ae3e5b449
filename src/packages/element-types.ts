/** Descriptions of the element for editors and type checkers: its attributes and events, in the form that each of them reads. */
import { type EmbedAttribute, embedAttributes } from '../notation/embed.ts';
import type { PackageFile } from './bundle.ts';

const TAG = 'mahjong-embed';

/** The name of the interface of the attributes, and the lines by which its file and those of libraries import. */
const ATTRIBUTES = 'MahjongAttributes';
const FROM_PACKAGE = "import type { FrameMessage, MahjongEmbed } from './packages/embed/index.js';";
const FROM_ELEMENT = `import type { ${ATTRIBUTES} } from './element.js';`;

/** What the element tells its page: an event each, with what it carries. */
const EVENTS = {
  ready: 'the widget is shown',
  step: 'a scene has come to a step',
  answered: 'a question was answered',
  solved: 'what was asked is solved',
} as const;

const describe = ({ wording, kinds }: EmbedAttribute): string => {
  const of = kinds.length === 0 ? '' : ` (${kinds.join(', ')})`;
  return `${wording.replace(/,$/, '')}${of}`;
};

/** The list of elements that editors read (`customElements` in package.json). */
function customElements(): string {
  const declaration = {
    kind: 'class',
    name: 'MahjongEmbed',
    customElement: true,
    tagName: TAG,
    superclass: { name: 'HTMLElement' },
    description: 'A scene, a hand, a question, a rule or a deal of mahjong.',
    attributes: embedAttributes().map((each) => ({
      name: each.name,
      description: describe(each),
      type: { text: 'string' },
    })),
    events: Object.entries(EVENTS).map(([name, description]) => ({
      name: `mahjong-${name}`,
      description,
      type: { text: 'CustomEvent' },
    })),
    members: [
      { kind: 'method', name: 'go', parameters: [{ name: 'step', type: { text: 'number' } }] },
      { kind: 'method', name: 'reset' },
      { kind: 'method', name: 'focusTable' },
    ],
  };
  const exported = {
    kind: 'custom-element-definition',
    name: TAG,
    declaration: { name: 'MahjongEmbed', module: 'index.js' },
  };
  const module = {
    kind: 'javascript-module',
    path: 'index.js',
    declarations: [declaration],
    exports: [exported],
  };
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules: [module] }, null, 2)}\n`;
}

/** The attributes as an interface, and the element and its events in the document's own types. */
function ownTypes(): string {
  const attributes = embedAttributes().map(
    (each) => `  /** ${describe(each).replaceAll('*/', '')} */\n  readonly ${each.name}?: string;`,
  );
  const events = Object.keys(EVENTS).map(
    (name) =>
      `    'mahjong-${name}': CustomEvent<{ readonly version: 1 } & Omit<Extract<FrameMessage, { type: '${name}' }>, 'type'>>;`,
  );
  return `${FROM_PACKAGE}

/** The attributes of <${TAG}>. */
export interface ${ATTRIBUTES} {
${attributes.join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
    '${TAG}': MahjongEmbed;
  }
  interface HTMLElementEventMap {
${events.join('\n')}
  }
}
`;
}

/** The element in the JSX of a library, with what every element of that library may have. */
const jsxTypes = (module: string, plain: string, opening = ''): string => `${opening}${FROM_ELEMENT}

declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': ${ATTRIBUTES} & ${plain};
    }
  }
}
`;

const VUE = `${'import'} type { DefineComponent } from 'vue';
${FROM_ELEMENT}

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': DefineComponent<${ATTRIBUTES}>;
  }
}
`;

/** Types that are imported for what they declare: by the name of the library. */
export const LIBRARY_TYPES: Readonly<Record<string, string>> = {
  react: jsxTypes(
    'react',
    'DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>',
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n",
  ),
  preact: jsxTypes('preact', 'JSX.HTMLAttributes<HTMLElement>', "import type { JSX } from 'preact';\n"),
  solid: jsxTypes('solid-js', 'JSX.HTMLAttributes<HTMLElement>', "import type { JSX } from 'solid-js';\n"),
  vue: VUE,
};

export const elementFiles = (): PackageFile[] => [
  { path: 'custom-elements.json', text: customElements() },
  { path: 'types/element.d.ts', text: ownTypes() },
  ...Object.entries(LIBRARY_TYPES).map(([library, text]) => ({ path: `types/${library}.d.ts`, text })),
];
