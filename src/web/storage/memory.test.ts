import { Text } from '@codemirror/state';
import { beforeEach, expect, test, vi } from 'vitest';
import { bigTextLength } from '#lib/big-text/big-text.ts';
import { TextDocument } from '#lib/big-text/text-document.ts';
import type { Visit } from './visit.ts';

vi.mock('#ui/page-hints.ts', () => ({ dismissHint: vi.fn(), showHint: vi.fn() }));

let kept: Record<string, string>;
let written: number;
/** How long a stored value may be. */
let room: number;
const page = { hidden: false };
/** Of the present entry of the history. */
const entry: { state: unknown } = { state: null };

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  kept = {};
  written = 0;
  room = 1_500_000;
  page.hidden = false;
  entry.state = null;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://penknife.example/page' });
  vi.stubGlobal('history', Object.assign(entry, { replaceState: (state: unknown) => Object.assign(entry, { state }) }));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem(name: string, value: string) {
      written += value.length;
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept[name] = value;
    },
    removeItem: (name: string) => delete kept[name],
  });
});

/** Leaves the input of the trail of a page for the page for recipes. */
async function openAsRecipe(visit: Visit) {
  const { leaveForRecipe, trailOf } = await import('../trail/trail.ts');
  const { keptInput } = await import('./kept-inputs.ts');
  const trail = trailOf(visit, keptInput(visit.name) ?? { text: '' });
  if (!trail) throw new Error('no trail');
  leaveForRecipe(trail);
}

const long = (text: string) => ({ document: new TextDocument(Text.of([text]), '\n') });
const reload = async () => {
  vi.resetModules();
  return (await import('./memory.ts')).memoryOf('a').readInput();
};

test('a short input is stored at once, a long one when the page is hidden', async () => {
  const { memoryOf } = await import('./memory.ts');
  const { storeLongInputs } = await import('./kept-inputs.ts');
  const memory = memoryOf('a');
  memory.writeInput({ text: 'short' });
  expect(await reload()).toEqual({ text: 'short' });
  const before = written;
  const text = 'x'.repeat(bigTextLength + 1);
  const input = long(text);
  memory.writeInput(input);
  storeLongInputs();
  expect(written).toBe(before);
  expect(memory.readInput()).toBe(input);
  page.hidden = true;
  storeLongInputs();
  expect(await reload()).toEqual({ text });
});

test('where there is no room for a long input, no earlier one comes back', async () => {
  const { memoryOf } = await import('./memory.ts');
  const { storeLongInputs } = await import('./kept-inputs.ts');
  memoryOf('a').writeInput({ text: 'short' });
  memoryOf('a').writeInput(long('x'.repeat(1_600_000)));
  page.hidden = true;
  storeLongInputs();
  expect(await reload()).toBeUndefined();
});

test('where there is no room for an input, no earlier one comes back, and a hint says so', async () => {
  const { memoryOf } = await import('./memory.ts');
  const { showHint } = await import('#ui/page-hints.ts');
  memoryOf('a').writeInput({ text: 'earlier' });
  room = 0;
  memoryOf('a').writeInput({ text: 'later' });
  memoryOf('a').writeInput({ text: 'later still' });
  expect(vi.mocked(showHint).mock.calls).toEqual([['notKept']]);
  expect(await reload()).toBeUndefined();
});

test('where storage is blocked, no hint speaks of a lost input', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { memoryOf } = await import('./memory.ts');
  const { showHint } = await import('#ui/page-hints.ts');
  memoryOf('a').writeInput({ text: 'later' });
  expect(showHint).not.toHaveBeenCalled();
  expect(memoryOf('a').readInput()).toEqual({ text: 'later' });
});

test.each([
  ['options', undefined],
  ['state', undefined],
  ['presets', { x: 1 }],
  ['inputs', { x: 1 }],
] as const)('where there is no room for %s, what remains of the earlier value is %j', async (part, remaining) => {
  vi.stubGlobal('localStorage', sessionStorage);
  const { memoryOf } = await import('./memory.ts');
  expect(memoryOf('a').writeKept(part, { x: 1 })).toBe(true);
  room = 0;
  expect(memoryOf('a').writeKept(part, { x: 2 })).toBe(false);
  expect(memoryOf('a').readKept(part)).toEqual(remaining);
});

test('the operation of an input is forgotten when another page leaves one', async () => {
  const { memoryOf } = await import('./memory.ts');
  memoryOf('a').writeOperation('decode');
  expect(memoryOf('a').readOperation()).toBe('decode');
  memoryOf('b').leaveInput('a', { text: 'passed on' });
  expect(memoryOf('a').readOperation()).toBeUndefined();
});

test('inputs that were deleted are not stored when the page is left', async () => {
  const { memoryOf } = await import('./memory.ts');
  const { forgetInputs, storeLongInputs } = await import('./kept-inputs.ts');
  memoryOf('a').writeInput(long('x'.repeat(bigTextLength + 1)));
  forgetInputs();
  page.hidden = true;
  storeLongInputs();
  expect(kept).toEqual({});
});

test('a secret that is passed on is stored only until the other page takes it', async () => {
  const { memoryOf } = await import('./memory.ts');
  memoryOf('token-generator').leaveInput('a', { text: 'hunter2' }, undefined, true);
  expect(JSON.stringify(kept)).toContain('hunter2');
  // The other page is another document.
  expect(await reload()).toEqual({ text: 'hunter2' });
  expect(JSON.stringify(kept)).not.toContain('hunter2');
  const { memoryOf: memoryThere } = await import('./memory.ts');
  expect(memoryThere('a').isPrivate()).toBe(true);
  memoryThere('a').writeInput({ text: 'hunter23' });
  expect(JSON.stringify(kept)).not.toContain('hunter2');
  memoryThere('b').leaveInput('a', { text: 'open' });
  expect(memoryThere('a').isPrivate()).toBe(false);
  expect(await reload()).toEqual({ text: 'open' });
});

test('passing a result on makes a recipe of the steps, with its first input', async () => {
  const { memoryOf } = await import('./memory.ts');
  memoryOf('a').writeInput({ text: 'first' });
  memoryOf('a').leaveInput('b', { text: 'second' }, undefined, false, 'a/run');
  memoryOf('b').leaveInput('c', { text: 'third' }, undefined, false, 'b/run(x:1)');
  expect(memoryOf('c').readOrigin()).toMatchObject({ tool: 'b', steps: 'a/run,b/run(x:1)' });
  await openAsRecipe(memoryOf('c').readVisit());
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'first' });
  // Behind a page whose step is not known it begins anew; a value that goes to an option ends it.
  memoryOf('c').leaveInput('d', { text: 'fourth' });
  memoryOf('d').leaveInput('e', { text: 'fifth' }, undefined, false, 'd/run');
  expect(memoryOf('e').readVisit().origin?.steps).toBe('d/run');
  await openAsRecipe(memoryOf('e').readVisit());
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'fourth' });
  memoryOf('e').leaveInput('f', { text: 'sixth' }, 'pattern', false, 'e/run');
  expect(memoryOf('f').readVisit().origin?.steps).toBeUndefined();
});

test('a secret that a recipe begins with is not stored for it', async () => {
  const { memoryOf } = await import('./memory.ts');
  memoryOf('z').leaveInput('a', { text: 'hunter2' }, undefined, true);
  memoryOf('a').readInput();
  memoryOf('z').leaveInput('y', { text: '' });
  memoryOf('a').leaveInput('b', { text: 'result' }, undefined, false, 'a/run');
  await openAsRecipe(memoryOf('b').readVisit());
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'hunter2' });
  expect(JSON.stringify(kept)).not.toContain('hunter2');
});

/** Follows a link to a tool's page, or goes back to an entry. */
async function visit(tool: string, state: unknown = null) {
  entry.state = state;
  const { memoryOf } = await import('./memory.ts');
  const memory = memoryOf(tool);
  return { memory, input: memory.readInput(), state: entry.state };
}

test('a file is kept as long as the document; after that, a hint names it once', async () => {
  const { memory } = await visit('a');
  const file = new File(['x'], 'report.gz');
  memory.writeInput({ file });
  memory.writeDocument('other', { file });
  expect((await visit('a')).input).toEqual({ file });
  vi.resetModules();
  const { showHint } = await import('#ui/page-hints.ts');
  vi.mocked(showHint).mockClear();
  const { memory: later, input } = await visit('a');
  later.readInput();
  expect(input).toBeUndefined();
  expect(vi.mocked(showHint).mock.calls).toEqual([['fileLost', 'report.gz']]);
  later.readDocument('other');
  expect(showHint).toHaveBeenCalledTimes(2);
});

test('several files are kept as long as the document; after that, a hint names the first of them once', async () => {
  const { memory } = await visit('a');
  const files = ['a.json', 'b.json', 'c.json', 'd.json'].map((name) => new File(['x'], name));
  memory.writeFiles(files);
  expect((await visit('a')).memory.readFiles()).toEqual(files);
  expect((await visit('b')).memory.readFiles()).toEqual([]);
  vi.resetModules();
  const { showHint } = await import('#ui/page-hints.ts');
  vi.mocked(showHint).mockClear();
  const { memory: later } = await visit('a');
  expect([later.readFiles(), later.readFiles()]).toEqual([[], []]);
  expect(vi.mocked(showHint).mock.calls).toEqual([['fileLost', 'a.json, b.json, c.json, …']]);
  later.writeFiles(files.slice(0, 2), true);
  vi.resetModules();
  (await visit('a')).memory.readFiles();
  expect(vi.mocked(showHint).mock.calls).toHaveLength(1);
});

test('the file that an input has taken the place of is not missed, nor is a secret one named', async () => {
  const { memory } = await visit('a');
  memory.writeInput({ file: new File(['x'], 'report.gz') });
  memory.writeInput({ text: 'typed' });
  (await visit('b')).memory.writeInput({ file: new File(['x'], 'key.pem') }, true);
  expect(JSON.stringify(kept)).not.toMatch(/report|key\.pem/);
});

test('an input that another page has passed on leaves the earlier one to the entry of the history', async () => {
  const first = await visit('a');
  first.memory.writeInput({ text: 'first' });
  first.memory.writeOperation('decode');
  first.memory.writeDocument('other', { text: 'second text' });
  first.memory.leaveInput('b', { text: 'between' }, undefined, false, 'a/decode');
  const between = await visit('b');
  between.memory.leaveInput('a', { text: 'last' }, undefined, false, 'b/run');
  const last = await visit('a');
  expect(last.input).toEqual({ text: 'last' });
  expect(last.memory.readDocument('other')).toEqual({ text: 'second text' });
  expect(last.memory.readFormer()).toEqual({ input: { text: 'first' }, operation: 'decode' });

  // Also in another document.
  vi.resetModules();
  const back = await visit('a', first.state);
  expect(back.input).toEqual({ text: 'first' });
  expect(back.memory.readOperation()).toBe('decode');
  expect(back.memory.readOrigin()).toBeUndefined();
  expect((await visit('b', between.state)).memory.readOrigin()).toMatchObject({ tool: 'a' });
  const forward = await visit('a', last.state);
  expect(forward.input).toEqual({ text: 'last' });
  expect(forward.memory.readFormer()).toBeUndefined();
});

test('the entry is changed only after the navigation that has led to it', async () => {
  const arriveDuring = async () => {
    let end = () => {};
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    vi.stubGlobal('navigation', { currentEntry: { key: '1' }, transition: { finished } });
    expect((await visit('a')).state).toBeNull();
    return async () => {
      end();
      await finished;
    };
  };
  await (await arriveDuring())();
  expect(entry.state).toMatchObject({ visit: { tool: 'a' } });
  // An entry that was left meanwhile stays as it is.
  const leave = await arriveDuring();
  vi.stubGlobal('navigation', { currentEntry: { key: '2' } });
  await leave();
  expect(entry.state).toBeNull();
  vi.stubGlobal('navigation', undefined);
});

test('a page that arrives twice before its entry is changed still knows where its input has come from', async () => {
  (await visit('a')).memory.leaveInput('b', { text: 'between' }, undefined, false, 'a/run');
  vi.stubGlobal('navigation', { currentEntry: { key: '1' }, transition: { finished: new Promise(() => {}) } });
  for (const _ of ['first', 'second']) expect((await visit('b')).memory.readOrigin()).toMatchObject({ steps: 'a/run' });
  vi.stubGlobal('navigation', undefined);
});

test('the way back leads through all pages, with their inputs', async () => {
  const { memory } = await visit('a');
  memory.writeInput({ text: 'first' });
  memory.leaveInput('b', { text: 'between' });
  (await visit('b')).memory.leaveInput('a', { text: 'last' });
  const goBack = async ({ origin }: Visit) => {
    if (origin) (await import('./visit.ts')).setNext(origin.visit);
  };
  await goBack((await visit('a')).memory.readVisit());
  const between = await visit('b');
  expect(between.input).toEqual({ text: 'between' });
  await goBack(between.memory.readVisit());
  const first = await visit('a');
  expect(first.input).toEqual({ text: 'first' });
  expect(first.memory.readOrigin()).toBeUndefined();
});

test('a link to a tool leads to the input that was shown last', async () => {
  const first = await visit('a');
  first.memory.writeInput({ text: 'first' });
  (await visit('b')).memory.leaveInput('a', { text: 'last' });
  await visit('a');
  expect((await visit('a')).input).toEqual({ text: 'last' });
  await visit('a', first.state);
  expect((await visit('a')).input).toEqual({ text: 'first' });
});

test('a recipe that is opened leaves the earlier input of its page', async () => {
  (await visit('recipe')).memory.writeInput({ text: 'earlier' });
  const { memory } = await visit('a');
  memory.writeInput({ text: 'first' });
  memory.leaveInput('b', { text: 'second' }, undefined, false, 'a/run');
  await openAsRecipe((await visit('b')).memory.readVisit());
  const recipe = await visit('recipe');
  expect(recipe.input).toEqual({ text: 'first' });
  expect(recipe.memory.readFormer()?.input).toEqual({ text: 'earlier' });
});

test('what an address opens leaves the earlier input to the way back, once', async () => {
  const open = async () => (await import('./memory.ts')).memoryOf('recipe', () => true);
  (await visit('recipe')).memory.writeInput({ text: 'earlier' });
  entry.state = null;
  const opened = await open();
  expect(opened.readInput()).toBeUndefined();
  expect(opened.readFormer()?.input).toEqual({ text: 'earlier' });
  opened.writeInput({ text: 'own' });
  // A reload of the same entry.
  vi.resetModules();
  expect((await open()).readInput()).toEqual({ text: 'own' });
  // What a trail has led here comes with its input.
  const { memory } = await visit('a');
  memory.leaveInput('recipe', { text: 'passed on' });
  entry.state = null;
  expect((await open()).readInput()).toEqual({ text: 'passed on' });
});

test('inputs for the way back make room for the present ones', async () => {
  const storage = sessionStorage;
  const setItem = (name: string, value: string) => {
    const size = Object.entries(kept).reduce((sum, [other, { length }]) => sum + (other === name ? 0 : length), 0);
    if (size + value.length > 200_000) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(name, value);
  };
  vi.stubGlobal('sessionStorage', { ...storage, setItem });
  vi.spyOn(Object, 'keys').mockImplementation((of) => Reflect.ownKeys(of === sessionStorage ? kept : of) as string[]);
  const { showHint } = await import('#ui/page-hints.ts');
  (await visit('a')).memory.writeInput({ text: 'x'.repeat(80_000) });
  (await visit('b')).memory.leaveInput('a', { text: 'y'.repeat(80_000) });
  await visit('a');
  (await visit('c')).memory.writeInput({ text: 'z'.repeat(80_000) });
  expect(showHint).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.resetModules();
  expect((await visit('c')).input).toEqual({ text: 'z'.repeat(80_000) });
  expect((await visit('a')).input).toEqual({ text: 'y'.repeat(80_000) });
});
