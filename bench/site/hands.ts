/**
 * Big texts under the hands, in the built site in Chromium: each is pasted and then typed into with real keys, in five
 * tools and, in the same run, in a bare text area. Times are the page's own, in milliseconds from the key to the frame
 * that shows what it led to. Run with `npm run bench -- hands` after a build.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureHeadlessShell } from '../../scripts/browsers/chromium.ts';
import { root } from '../../scripts/command.ts';
import { serveSite } from '../../scripts/site/serve.ts';

/** Near the beginning of every text; what is typed before it is seen in the input and in the result. */
const start = '4711';
const typed = '7';

/** The length of a text, in characters or lines. */
type Size = { readonly length: number } | { readonly lines: number };
const sizes: Readonly<Record<string, Size>> = {
  '1 MB': { length: 1_000_000 },
  '10 MB': { length: 10_000_000 },
  '100,000 lines': { lines: 100_000 },
};

/** Writes items until the size is reached; each is on a line of its own where lines are counted. */
function write(item: (index: number) => string, size: Size, separator = 'lines' in size ? '\n' : ''): string {
  const parts: string[] = [];
  const isDone = (length: number) => ('lines' in size ? parts.length >= size.lines : length >= size.length);
  for (let length = 0; !isDone(length); length += parts.at(-1)?.length ?? 0) parts.push(separator + item(parts.length));
  return parts.join('');
}

const words = (size: Size) => start + write((index) => ` word${(index * 7919) % 100_003}`, size);
const record = (index: number) =>
  `,{"id":${index},"name":"Näme ${index}","tags":["alpha","beta"],"balance":12345678901234567890.${index % 100}}`;

interface Subject {
  readonly path: string;
  readonly text: (size: Size) => string;
  /** The number of characters before `start`. */
  readonly before?: number;
  /** A part of the result that shows what it was made of: the typed text if absent. */
  readonly result?: (text: string) => string;
}

/** A page of nothing but a text area. */
const bare = 'bare-text-area';

const subjects: readonly Subject[] = [
  { path: bare, text: words, result: () => '' },
  { path: 'json-prettify', text: (size) => `[${start}${write(record, size)}]`, before: 1 },
  { path: 'hash-text', text: words, result: (text) => createHash('md5').update(text).digest('hex') },
  {
    path: 'list-converter',
    text: (size) => start + write((index) => `item ${(index * 7919) % 100_003}`, size, '\n'),
  },
  {
    path: 'base64-string-converter',
    text: words,
    result: (text) => Buffer.from(text.slice(0, 24)).toString('base64'),
  },
  {
    path: 'yaml-to-json-converter',
    text: (size) => `${start}: first${write((index) => `key${index}: [${index}, Näme ${index}]`, size, '\n')}`,
  },
];

/** When an input and its result are shown, in milliseconds after the key; never, where that is NaN. */
interface Shown {
  readonly input: number;
  readonly result: number;
}

declare global {
  /** What the page itself observes. Its functions are methods: the transpiler names others by a helper that the page has not. */
  var hands: {
    pressed: number;
    textOf(element: Element | ShadowRoot): string;
    isIn(selector: string, text: string): boolean;
    untilShown(input: string, result: string): Promise<Shown>;
  };
}

/** Runs in the page before anything else. */
function startWatch(): void {
  globalThis.hands = {
    pressed: 0,
    textOf(element) {
      return [
        element.textContent?.slice(0, 10_000),
        ...[...element.querySelectorAll('*')].map((inner) => {
          if (inner.shadowRoot) return hands.textOf(inner.shadowRoot);
          return inner instanceof HTMLTextAreaElement ? inner.value.slice(0, 100) : '';
        }),
      ].join(' ');
    },
    isIn(selector, text) {
      return [...document.querySelectorAll(selector)].some((element) => hands.textOf(element).includes(text));
    },
    async untilShown(input, result) {
      const shown = { input: Number.NaN, result: Number.NaN };
      for (;;) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        if (hands.pressed === 0) continue;
        if (!shown.input && hands.isIn('[data-input-pane]', input)) shown.input = now - hands.pressed;
        if (!shown.result && hands.isIn('[data-results]', result)) shown.result = now - hands.pressed;
        if ((shown.input && shown.result) || now - hands.pressed > 20_000) return shown;
      }
    },
  };
  addEventListener('keydown', ({ timeStamp }) => Object.assign(hands, { pressed: timeStamp }), { capture: true });
}

async function press(page: Page, key: string, input: string, result: string): Promise<Shown> {
  await page.evaluate(() => Object.assign(hands, { pressed: 0 }));
  const shown = page.evaluate(([one, other]) => hands.untilShown(one, other), [input, result] as const);
  await page.keyboard.press(key);
  return shown;
}

interface Traced<T> {
  readonly result: T;
  /** The longest of the page's tasks: how long it took, and its processor time, which other programs do not prolong. */
  readonly task: number;
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Does something, and traces the tasks of the page's thread meanwhile. */
async function trace<T>(page: Page, act: () => Promise<T>): Promise<Traced<T>> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await act();
  await page.waitForTimeout(600);
  const written = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(written) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const longest = (times: readonly number[]) => Math.max(0, ...times) / 1000;
  return {
    result,
    task: longest(tasks.map(({ dur = 0 }) => dur)),
    processor: longest(tasks.map(({ tdur = 0 }) => tdur)),
  };
}

/** Whether what has the focus can be typed into. */
const isWritable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
    return focused instanceof HTMLTextAreaElement || (focused instanceof HTMLElement && focused.isContentEditable);
  });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const bareBody = '<div data-input-pane><textarea rows=30 cols=100 autofocus></textarea></div><div data-results></div>';

async function measure(context: BrowserContext, subject: Subject, size: Size): Promise<readonly number[]> {
  const {
    path,
    before = 0,
    result = (given: string) => given.slice(before, given.indexOf(start) + start.length),
  } = subject;
  let text = subject.text(size);
  const page = await context.newPage();
  try {
    await page.addInitScript(startWatch);
    await page.route(new URL(bare, url).href, (route) => route.fulfill({ contentType: 'text/html', body: bareBody }));
    await page.goto(new URL(bare, url).href);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    if (path !== bare) await page.goto(new URL(path, url).href);
    // A user looks at the page first.
    await page.waitForTimeout(3_000);

    const pasted = await trace(page, () => press(page, 'ControlOrMeta+V', start, result(text)));
    const cells = [pasted.result.input, pasted.result.result, pasted.task, pasted.processor];
    if (Number.isNaN(pasted.result.input) || !(await isWritable(page))) return cells;
    await page.keyboard.press('ControlOrMeta+Home');
    for (let index = 0; index < before; index++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(600);
    const keys = await trace(page, async () => {
      const shown: Shown[] = [];
      for (let count = 1; count <= 5; count++) {
        text = text.slice(0, before) + typed + text.slice(before);
        shown.push(await press(page, typed, typed.repeat(count) + start, result(text)));
        await page.waitForTimeout(200);
      }
      return shown;
    });
    const inputs = keys.result.map(({ input }) => input);
    return [...cells, median(inputs), median(keys.result.map((key) => key.result)), keys.task, keys.processor];
  } finally {
    await page.close();
  }
}

const columns = ['shown', 'result', 'task', 'cpu', 'shown', 'result', 'task', 'cpu'];
const inColumn = (cell: string | number) =>
  (typeof cell === 'string' ? cell : Number.isNaN(cell) ? 'never' : cell.toFixed(0)).padStart(8);
const print = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(40) + cells.map((cell) => inColumn(cell)).join(''));

const { url, server } = await serveSite(join(root, 'dist/site'));
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: chromiumFlags });
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  console.log(`${' '.repeat(44)}after the paste${' '.repeat(17)}after a key (median of 5)`);
  print('milliseconds', columns);
  for (const [name, size] of Object.entries(sizes))
    for (const subject of subjects) print(`${name}, ${subject.path}`, await measure(context, subject, size));
  console.log(
    'task, cpu: the longest of the page’s tasks, how long it took and its processor time; never: not within 20 s.',
  );
  console.log('Without a key: shown as a file, or never.');
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
