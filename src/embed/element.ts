/**
 * The element `<mahjong-embed scene="british/robbing-the-kong">a link</mahjong-embed>`, a widget of this site for any
 * host page. Only the element runs in the host page; the widget runs in a sandboxed frame. Nothing happens until it is
 * defined, and where there is no document nothing can be.
 */
import { FRAME_ATTRIBUTES, kindsNamed, readEmbed, type WantedFrame } from '../notation/embed.ts';
import { heightFor } from '../notation/embed-heights.ts';
import { isScene } from '../notation/scene-text.ts';
import { handDrawing } from './drawing.ts';
import { watchFences } from './fences.ts';
import { createHostFrame, type HostFrame } from './host-frame.ts';
import { elementAround, lookOf } from './look.ts';
import { embedOf, rootOf } from './markdown/blocks.ts';
import { type FrameMessage, type Message, PROTOCOL } from './protocol.ts';

/** The address of the site's root: it is known once the element is defined. */
let site = '';
/** Distance from the window at which a frame starts to load, and at which it is let go. */
const NEAR = '600px';
const FAR = '800px';
// The frame has its height before it is visible, and its fallback has that height before it loads, so that the host
// page moves as little as possible.
const SHEET = `:host{display:block;position:relative;box-sizing:border-box;width:100%;flex:1 1 auto}
slot{display:block;overflow:hidden}
::slotted(pre){display:none}
slot[data-over]{position:absolute;inset:0 0 auto}
iframe{display:block;visibility:hidden;width:100%;border:0}
iframe[data-ready]{visibility:visible}
p{margin:0;font:.8em system-ui}
@media print{iframe{display:none!important}slot:not([data-drawn]){display:contents!important}::slotted(pre){display:revert}}`;

/** A server has no elements; there the class is never made. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

export class MahjongEmbed extends Base {
  static readonly observedAttributes = [
    ...new Set(FRAME_ATTRIBUTES),
    'words',
    'tiles',
    'theme',
    'background',
  ];

  #frame: HostFrame | null = null;
  /** A hand that is drawn here, without a frame. */
  #figure: HTMLElement | null = null;
  readonly #near = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && this.#start(), {
    rootMargin: NEAR,
  });
  readonly #far = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting === false && this.#letGo(), {
    rootMargin: FAR,
  });
  #around: MutationObserver | null = null;
  #look = '';
  /** What the element shows, or waits for; null until it is near. */
  #wanted: WantedFrame | null = null;
  /** The step that the reader has come to in a scene, which a frame that is loaded again goes to; 0 before any. */
  #step = 0;
  /** False after the frame reported `lost`: the attributes name something that the site does not have. */
  #isThere = true;
  /** The height of a frame that was let go; null before. */
  #height: string | null = null;
  readonly #note = document.createElement('p');
  readonly #fallback = document.createElement('slot');
  readonly #system = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    // A constructed style sheet works where the host page's policy forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(this.#fallback, this.#note);
  }

  connectedCallback(): void {
    if (this.clientWidth > 0) {
      const room = heightFor(this.#read(), this.clientWidth);
      this.#fallback.style.height = `${room}px`;
    }
    this.#near.observe(this);
    this.#far.observe(this);
    this.#system.addEventListener('change', this.#follow);
    this.#around = new MutationObserver(this.#follow);
    this.#watchAround();
  }

  /** Keeps the frame as it is where the host page moves the element by `moveBefore`. */
  connectedMoveCallback(): void {
    this.#around?.disconnect();
    this.#watchAround();
    this.#follow();
  }

  /** Hears of changes of the look of whatever the element stands in. */
  #watchAround(): void {
    for (let at: Element | null = this; at; at = elementAround(at))
      this.#around?.observe(at, { attributes: true });
  }

  disconnectedCallback(): void {
    this.#near.disconnect();
    this.#far.disconnect();
    this.#around?.disconnect();
    this.#system.removeEventListener('change', this.#follow);
    this.#leave();
  }

  attributeChangedCallback(name: string): void {
    if (!this.#wanted) return;
    const now = this.#read();
    const { kind, address, text } = now;
    if (name === 'theme') this.#follow();
    else if (name === 'step' && (kind === 'scene' || kind === 'text'))
      this.go(Number(this.getAttribute('step')));
    else if (name === 'text' && text !== null && address === this.#wanted.address) {
      // A frame that does not listen yet asks for the text with `wants`.
      this.#wanted = now;
      this.#frame?.post({ type: 'text', text });
    } else {
      this.#step = 0;
      this.reset();
    }
  }

  /** Goes to a step of a scene. @param step the step's number, from 1 */
  go(step: number): void {
    this.#frame?.post({ type: 'go', step });
  }

  /** Reloads the frame with the current attributes. */
  reset(): void {
    if (!this.#wanted) return;
    this.#height = null;
    this.#leave();
    this.#start();
  }

  #leave(): void {
    this.#frame?.remove();
    this.#figure?.remove();
    this.#frame = this.#figure = this.#wanted = null;
    this.#fallback.style.display = '';
    delete this.#fallback.dataset['over'];
    delete this.#fallback.dataset['drawn'];
  }

  /** Lets go of a frame that is far out of sight, and keeps its room. It is loaded again, at its step, when it is near. */
  #letGo(): void {
    if (!this.#frame || this.#frame.isTouched()) return;
    this.#height = this.#frame.element.style.height;
    this.#fallback.style.height = this.#height;
    this.#leave();
  }

  /** Moves the focus into the frame. */
  focusTable(): void {
    this.#frame?.element.focus();
    this.#frame?.post({ type: 'focus' });
  }

  /**
   * The frame that the element asks for: by its attributes, or where none names a kind by the text inside it, which is a
   * scene, attribute lines or a hand, as a fenced block is.
   */
  #read(isThere = true): WantedFrame {
    const attributes = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
    if (kindsNamed(attributes).length > 0) return readEmbed(attributes, isThere);
    const own = this.querySelector('script[type="text/mahjong"], pre');
    const text = own?.textContent ?? this.textContent ?? '';
    if (!own) return readEmbed(isScene(text) ? { ...attributes, text } : attributes, isThere);
    const { game } = attributes;
    const embed = embedOf(text, { site, ...(game !== undefined && { game }) });
    // A scene's lines are counted as they stand there.
    if ('text' in embed.attributes) return readEmbed({ ...attributes, text }, isThere);
    const wanted = readEmbed({ ...attributes, ...embed.attributes }, isThere);
    return { ...wanted, faults: [...embed.faults, ...wanted.faults] };
  }

  /**
   * Creates the frame. @param isThere false when the site has no such embed, so that the frame of the fallback loads
   */
  #start(isThere = true): void {
    if (this.#wanted) return;
    this.#wanted = this.#read(isThere);
    this.#isThere = isThere;
    this.#say(this.#wanted.faults);
    if (this.#wanted.drawn) void this.#draw(this.#wanted);
    else this.#load(this.#wanted);
  }

  /** Draws a hand; in a frame, where the page forbids the script that draws. */
  async #draw(wanted: WantedFrame): Promise<void> {
    const { hand = '', tiles: style = '' } = wanted.drawn ?? {};
    const drawing = await handDrawing(site).catch(() => null);
    // The attributes may have changed meanwhile.
    if (wanted !== this.#wanted || !this.isConnected || !this.shadowRoot) return;
    if (!drawing) {
      this.#load(wanted);
      return;
    }
    try {
      this.#figure = drawing(this.shadowRoot, hand, { style, title: this.title });
    } catch (error) {
      this.#say([...wanted.faults, `hand="${hand}": ${error instanceof Error ? error.message : error}`]);
      this.#fallback.style.height = '';
      return;
    }
    this.shadowRoot.append(this.#figure);
    this.#fallback.style.display = 'none';
    this.#fallback.dataset['drawn'] = '';
    this.#look = '';
    this.#follow();
    this.#tell('ready', { height: this.#figure.offsetHeight });
  }

  #load(wanted: WantedFrame): void {
    const { kind, address } = wanted;
    const link = this.querySelector('a') ?? this;
    const { theme, size } = lookOf(this);
    const [path = '', hash = ''] = address.split('#');
    const query = `${path.includes('?') ? '&' : '?'}theme=${theme}&size=${size}`;
    const source = `${site}embed/frame/${path}${query}${hash && `#${hash}`}`;
    const frame = createHostFrame({
      address: source,
      title: this.title || (kind === 'text' ? '' : link.textContent?.trim()) || 'Mahjong',
      height: this.#height ?? `${heightFor(wanted, this.clientWidth)}px`,
      hear: (frameMessage) => this.#hear(frameMessage, frame),
      fail: () => {
        this.#say([`${source} could not be loaded`]);
        frame.element.style.display = 'none';
        delete this.#fallback.dataset['over'];
      },
    });
    this.#frame = frame;
    this.#fallback.style.height = '';
    this.#fallback.dataset['over'] = '';
    this.shadowRoot?.append(frame.element);
  }

  /** Shows the faults below the element; without faults the note is empty and has no height. */
  #say(faults: readonly string[]): void {
    this.#note.textContent = faults.length === 0 ? '' : `mahjong-embed: ${faults.join('; ')}.`;
  }

  #hear(frameMessage: Message<FrameMessage>, frame: HostFrame): void {
    switch (frameMessage.type) {
      case 'size':
      case 'touched':
        return;
      case 'open': {
        // Opens only pages of this site, in a new window.
        const { href } = new URL(frameMessage.path, site);
        if (href.startsWith(site)) open(href, '_blank', 'noopener');
        return;
      }
      case 'wants': {
        const text = this.#wanted?.text;
        if (typeof text === 'string') frame.post({ type: 'text', text });
        return;
      }
      case 'lost':
        // The frame holds the site's "not found" page: load the fallback once, and do not look for that one again.
        if (this.#isThere) {
          this.#leave();
          this.#start(false);
        }
        return;
      case 'ready':
        // The frame may come after the time-out.
        this.#say(this.#wanted?.faults ?? []);
        frame.element.style.display = '';
        frame.element.dataset['ready'] = '';
        this.#fallback.style.display = 'none';
        this.#look = '';
        this.#follow();
        if (this.#step > 0) this.go(this.#step);
        break;
      case 'step':
        this.#step = frameMessage.step;
    }
    const { type, mahjong: _, ...detail } = frameMessage;
    this.#tell(type, detail);
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(
      new CustomEvent(`mahjong-${type}`, {
        bubbles: true,
        composed: true,
        detail: { version: PROTOCOL, ...detail },
      }),
    );
  }

  readonly #follow = (): void => {
    const shown = this.#frame?.element ?? this.#figure;
    if (!shown) return;
    const { theme, size } = lookOf(this);
    const look = `${theme} ${size}`;
    if (look === this.#look) return;
    this.#look = look;
    shown.style.colorScheme = theme === 'system' ? 'light dark' : theme;
    this.#frame?.post({ type: 'look', theme, size });
  };
}

/** Where the element's site is, and whether fenced blocks of the page become elements, too. */
export interface EmbedSetup {
  /** The address of the site: `https://your.site/`. */
  readonly site: string;
  /** Shows fenced `mahjong` blocks of the page, for engines that have no plugin. */
  readonly fences?: boolean;
  /** The game for fenced blocks that name none. */
  readonly game?: string | undefined;
}

/** Defines the element, for one site a page: the first one stays. On a server it does nothing. */
export function define({ site: address, fences = false, game }: EmbedSetup): void {
  if (typeof customElements === 'undefined') return;
  if (!customElements.get('mahjong-embed')) {
    site = new URL(rootOf({ site: address }), document.baseURI).href;
    customElements.define('mahjong-embed', MahjongEmbed);
  }
  if (fences) watchFences(game);
}
