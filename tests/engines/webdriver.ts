/** WebKit by the W3C's protocol: a display nobody sees, its driver, and a session in its small browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** What WebKit is run with, as `webkit2gtk-driver` and `xvfb` of Debian's packages bring it. */
export interface Programs {
  readonly display: string;
  readonly driver: string;
  readonly browser: string;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface Session {
  /** Goes to an address, and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** What a script on the page returns. */
  readonly run: <T>(script: string, ...args: readonly unknown[]) => Promise<T>;
  /** Presses the first element that this selects, as a finger would. */
  readonly press: (selector: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Waits until a script returns something that is true. @throws when it does not within ten seconds */
  readonly until: (script: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startWebKit({ display, driver, browser }: Programs): Promise<Session> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started) child.kill();
  };
  try {
    const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    const number = await firstLine(screen);
    const port = await freePort();
    started.push(
      spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${number}`, GTK_THEME: 'Adwaita', NO_AT_BRIDGE: '1' },
      }),
    );
    const root = `http://127.0.0.1:${port}`;
    await answering(root);
    return await session(root, browser, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function session(root: string, browser: string, stop: () => void): Promise<Session> {
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await ask('POST', `${root}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const at = `${root}/session/${sessionId}`;
  const run = async <T>(script: string, ...args: readonly unknown[]): Promise<T> =>
    (await ask('POST', `${at}/execute/sync`, { script, args })) as T;
  const until = async (script: string): Promise<void> => {
    for (let tries = 0; tries < 200; tries++) {
      if (await run<boolean>(`return Boolean((() => { ${script} })())`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`This did not become true: ${script}`);
  };
  return {
    run,
    until,
    open: async (url) => {
      await ask('POST', `${at}/url`, { url });
      // The driver comes back before everything is there.
      await until("return document.readyState === 'complete'");
    },
    press: async (selector) => {
      const found = (await ask('POST', `${at}/element`, {
        using: 'css selector',
        value: selector,
      })) as Record<string, string>;
      await ask('POST', `${at}/element/${found[ELEMENT]}/click`, {});
    },
    resize: async (width, height) => {
      await ask('POST', `${at}/window/rect`, { width, height });
    },
    close: async () => {
      await ask('DELETE', at).catch(() => {});
      stop();
    },
  };
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value?.message ?? answer.status}`);
  return value;
}

async function answering(root: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      await fetch(`${root}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The driver of WebKit does not answer.');
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('There is no display.')));
    child.stdout?.once('data', (piece: Buffer) => resolve(String(piece).trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
