/** The frame of an embed in its host page: it loads a widget, hears it, and tells it what to do. */
import { SANDBOX } from '../notation/snippets.ts';
import { type FrameMessage, type HostMessage, type Message, message, readFrameMessage } from './protocol.ts';

/** Milliseconds that a loaded frame has to send its first message. */
const PATIENCE = 500;

interface FrameSetup {
  /** The address of the page that it loads, which is of the site. */
  readonly address: string;
  readonly title: string;
  /** A length of CSS. */
  readonly height: string;
  /** Hears each message of the widget. */
  readonly hear: (message: Message<FrameMessage>) => void;
  /** Hears that a page was loaded which sends no message. */
  readonly fail: () => void;
}

/** A frame that has been made, and listens until it is removed. */
export interface HostFrame {
  readonly element: HTMLIFrameElement;
  /** Would the reader miss something if it were loaded again? */
  readonly isTouched: () => boolean;
  readonly post: (request: HostMessage) => void;
  readonly remove: () => void;
}

/** Makes a frame; it loads once its element stands in the page. */
export function createHostFrame({ address, title, height, hear, fail }: FrameSetup): HostFrame {
  const { origin: site } = new URL(address);
  /** Touched: the reader has pressed what the widget's step does not bring back. */
  let life: 'silent' | 'heard' | 'touched' = 'silent';
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', SANDBOX);
  // A page that isolates itself shows only frames that ask for nothing in its name.
  if (crossOriginIsolated) element.setAttribute('credentialless', '');
  element.title = title;
  element.src = address;
  element.style.height = height;
  // `load` also fires without a network, under a policy that forbids the frame, or for a host's own error page; none
  // of these sends a message.
  element.onload = () => setTimeout(() => life === 'silent' && element.isConnected && fail(), PATIENCE);

  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source !== element.contentWindow || origin !== site) return;
    const frameMessage = readFrameMessage(data);
    if (!frameMessage) return;
    const { type } = frameMessage;
    // A page that says it is not there is no widget that lives.
    if (type === 'lost') life = 'silent';
    else if (type === 'touched') life = 'touched';
    else if (life === 'silent') life = 'heard';
    if ('height' in frameMessage) element.style.height = `${frameMessage.height}px`;
    hear(frameMessage);
  };
  addEventListener('message', onMessage);

  return {
    element,
    isTouched: () => life === 'touched',
    post: (request) => element.contentWindow?.postMessage(message(request), site),
    remove: () => {
      removeEventListener('message', onMessage);
      element.remove();
    },
  };
}
