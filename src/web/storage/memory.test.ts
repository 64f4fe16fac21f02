import { Text } from '@codemirror/state';
import { beforeEach, expect, test, vi } from 'vitest';
import { bigTextLength } from '#lib/big-text/big-text.ts';
import { TextDocument } from '#lib/big-text/text-document.ts';

vi.mock('#ui/page-hints.ts', () => ({ showHint: vi.fn() }));

let kept: Record<string, string>;
let written: number;
/** How long a stored value may be. */
let room: number;
const page = { hidden: false };

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
  kept = {};
  written = 0;
  room = 1_500_000;
  page.hidden = false;
  vi.stubGlobal('document', page);
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

const long = (text: string) => ({ document: new TextDocument(Text.of([text]), '\n') });
const reload = async () => {
  vi.resetModules();
  return (await import('./memory.ts')).memoryOf('a').readInput();
};

test('a short input is stored at once, a long one when the page is hidden', async () => {
  const { memoryOf, storeLongInputs } = await import('./memory.ts');
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
  const { memoryOf, storeLongInputs } = await import('./memory.ts');
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
  vi.stubGlobal('location', { href: 'https://x.example/b' });
  const { memoryOf } = await import('./memory.ts');
  memoryOf('a').writeOperation('decode');
  expect(memoryOf('a').readOperation()).toBe('decode');
  memoryOf('b').leaveInput('a', { text: 'passed on' });
  expect(memoryOf('a').readOperation()).toBeUndefined();
});

test('inputs that were deleted are not stored when the page is left', async () => {
  const { forgetInputs, memoryOf, storeLongInputs } = await import('./memory.ts');
  memoryOf('a').writeInput(long('x'.repeat(bigTextLength + 1)));
  forgetInputs();
  page.hidden = true;
  storeLongInputs();
  expect(kept).toEqual({});
});

test('a secret that is passed on is stored only until the other page takes it', async () => {
  vi.stubGlobal('location', { href: 'https://x.example/token-generator' });
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
  vi.stubGlobal('location', { href: 'https://penknife.example/page' });
  const { memoryOf } = await import('./memory.ts');
  memoryOf('a').writeInput({ text: 'first' });
  memoryOf('a').leaveInput('b', { text: 'second' }, undefined, false, 'a/run');
  memoryOf('b').leaveInput('c', { text: 'third' }, undefined, false, 'b/run(x:1)');
  expect(memoryOf('c').readOrigin()).toMatchObject({ tool: 'b', steps: 'a/run,b/run(x:1)' });
  memoryOf('c').leaveFirstInput('recipe');
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'first' });
  // Behind a page whose step is not known it begins anew; a value that goes to an option ends it.
  memoryOf('c').leaveInput('d', { text: 'fourth' });
  memoryOf('d').leaveInput('e', { text: 'fifth' }, undefined, false, 'd/run');
  expect(memoryOf('e').readOrigin()?.steps).toBe('d/run');
  memoryOf('e').leaveFirstInput('recipe');
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'fourth' });
  memoryOf('e').leaveInput('f', { text: 'sixth' }, 'pattern', false, 'e/run');
  expect(memoryOf('f').readOrigin()?.steps).toBeUndefined();
});

test('a secret that a recipe begins with is not stored for it', async () => {
  vi.stubGlobal('location', { href: 'https://penknife.example/page' });
  const { memoryOf } = await import('./memory.ts');
  memoryOf('z').leaveInput('a', { text: 'hunter2' }, undefined, true);
  memoryOf('a').readInput();
  memoryOf('z').leaveInput('y', { text: '' });
  memoryOf('a').leaveInput('b', { text: 'result' }, undefined, false, 'a/run');
  memoryOf('b').leaveFirstInput('recipe');
  expect(memoryOf('recipe').readInput()).toEqual({ text: 'hunter2' });
  expect(JSON.stringify(kept)).not.toContain('hunter2');
});
