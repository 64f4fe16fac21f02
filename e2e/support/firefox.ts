/** Firefox, driven over WebDriver BiDi (w3.org/TR/webdriver-bidi) by the platform's own WebSocket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * A desktop with a mouse, which headless Firefox does not have by default; and no service worker, so that each visit is
 * the first.
 */
const preferences = `user_pref('ui.primaryPointerCapabilities', 6);
user_pref('ui.allPointerCapabilities', 6);
user_pref('dom.serviceWorkers.enabled', false);
`;

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

/** Named keys, by their WebDriver code points. */
const namedKeys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Home: '\uE011',
};

/** One tab of a Firefox. */
export class Firefox {
  /** Console messages of any kind and uncaught errors. */
  readonly messages: string[] = [];
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  #commands = 0;
  #context = '';

  private constructor(firefox: ChildProcess, socket: WebSocket) {
    this.#process = firefox;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox went away.'));
    });
  }

  /** Starts Firefox with a profile of its own. */
  static async launch(executable: string): Promise<Firefox> {
    const profile = makeTemporaryFolder();
    writeFileSync(join(profile, 'user.js'), preferences);
    const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
    const firefox = spawn(executable, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    process.once('exit', () => firefox.kill());
    const address = await new Promise<string>((resolve, reject) => {
      let written = '';
      firefox.stderr.on('data', (chunk) => {
        written += chunk;
        const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(written) ?? [];
        if (found) resolve(found);
      });
      firefox.once('error', reject);
      firefox.once('exit', () => reject(new Error(`Firefox ended: ${written}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('Firefox cannot be reached.')));
    });
    const browser = new Firefox(firefox, socket);
    await browser.#send('session.new', { capabilities: {} });
    await browser.#send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await browser.#send<{ contexts: readonly [{ context: string }] }>(
      'browsingContext.getTree',
      {},
    );
    browser.#context = contexts[0].context;
    return browser;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#send('browser.close', {}).catch(() => this.#process.kill());
    await ended;
  }

  /** Goes to an address and waits until it has loaded. */
  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** The value of an expression in the page, as JSON carries it. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null') as T;
  }

  /** Types characters by real keys, `pause` milliseconds apart. */
  async type(text: string, pause: number): Promise<void> {
    await this.#press([...text].flatMap((key) => [...stroke(key), { type: 'pause', duration: pause }]));
  }

  /** Presses a key, or several together. */
  async press(...keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => namedKeys[key] ?? key);
    await this.#press([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Clicks in the middle of the first element that a selector finds. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('input.performActions', {
      context: this.#context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  }

  #press(actions: readonly object[]): Promise<unknown> {
    return this.#send('input.performActions', {
      context: this.#context,
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  #send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#commands;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise<T>((resolve, reject) =>
      this.#waiting.set(id, { resolve: (result) => resolve(result as T), reject }),
    );
  }

  #receive({ type, id = 0, result, message, method, params }: Message): void {
    if (method === 'log.entryAdded') {
      const { level, text } = params as LogEntry;
      this.messages.push(`${level}: ${text}`);
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'error') waiting?.reject(new Error(message));
    else waiting?.resolve(result);
  }
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
