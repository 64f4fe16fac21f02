import { beforeEach, expect, test, vi } from 'vitest';
import type { Input } from '#page/services.ts';
import type { TrailPage } from '../storage/visit.ts';

vi.mock('#ui/page-hints.ts', () => ({ dismissHint: vi.fn(), showHint: vi.fn() }));

/** Of the present entry of the history. */
const entry: { state: unknown } = { state: null };
let kept: Record<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = {};
  entry.state = null;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('location', { href: 'https://penknife.example/page' });
  vi.stubGlobal('history', Object.assign(entry, { replaceState: (state: unknown) => Object.assign(entry, { state }) }));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => delete kept[name],
  });
});

/** Follows a link to a tool's page. */
async function open(tool: string) {
  entry.state = null;
  location.href = `https://penknife.example/${tool}`;
  const { memoryOf } = await import('../storage/memory.ts');
  const { trailOf } = await import('./trail.ts');
  const memory = memoryOf(tool);
  const visit = memory.readVisit();
  const input = memory.readInput();
  return { memory, visit, trail: trailOf(visit, input ?? { text: '' }), input };
}

/** Sends the value of each of these pages on to the next one. */
async function pass(first: string, ...others: readonly string[]) {
  let shown = await open(first);
  shown.memory.writeInput({ text: 'first' });
  for (const next of others) {
    const { memory, visit } = shown;
    const step = `${visit.tool}/run${visit.tool === 'b' ? '.size(x:1)' : ''}`;
    memory.leaveInput(next, { text: `for ${next}` }, undefined, false, step);
    shown = await open(next);
  }
  return shown;
}

const page = (tool: string, step = `${tool}/run`): TrailPage => ({
  tool,
  href: `https://penknife.example/${tool}`,
  step,
});

test('a trail has all pages whose steps are known', async () => {
  expect((await pass('a')).trail).toBeUndefined();
  const { trail } = await pass('b', 'c', 'd');
  expect(trail?.before.map(({ tool, href }) => [tool, href])).toEqual([
    ['b', 'https://penknife.example/b'],
    ['c', 'https://penknife.example/c'],
  ]);
  expect(trail?.steps).toEqual(['b/run.size(x:1)', 'c/run']);
  // A value that was not made by a step begins another trail.
  (await open('d')).memory.leaveInput('e', { text: 'x' });
  const { memory, trail: none } = await open('e');
  expect(none).toBeUndefined();
  memory.leaveInput('f', { text: 'y' }, undefined, false, 'e/run');
  expect((await open('f')).trail?.steps).toEqual(['e/run']);
});

test('the way back keeps the pages that come after, also over several of them', async () => {
  const { goBack } = await import('./trail.ts');
  const { trail } = await pass('a', 'b', 'c', 'd');
  if (!trail) throw new Error('no trail');
  goBack(trail, 1, page('d'));
  const second = await open('b');
  expect(second.input).toEqual({ text: 'for b' });
  expect(second.visit.pick).toBe('size');
  expect(second.trail?.steps).toEqual(['a/run']);
  expect(second.trail?.ahead).toEqual([page('c'), page('d')]);
  if (!second.trail) throw new Error('no trail');
  goBack(second.trail, 0, page('b', 'b/other'));
  const first = await open('a');
  expect(first.trail).toMatchObject({ before: [], ahead: [page('b', 'b/other'), page('c'), page('d')] });
  expect(first.input).toEqual({ text: 'first' });
  // Another way on is another trail.
  first.memory.leaveInput('z', { text: 'other' }, undefined, false, 'a/run');
  expect((await open('z')).trail).toMatchObject({ steps: ['a/run'], ahead: [] });
});

const upper = async ({ tool }: TrailPage, input: Input) =>
  'text' in input ? { text: `${input.text} ${tool}` } : undefined;

test('a value goes on through the pages ahead, which get what is made of it', async () => {
  const { goAhead } = await import('./trail.ts');
  const { visit } = await open('a');
  const ahead = [page('b'), page('c'), page('d')];
  expect(await goAhead(visit, ahead, 1, page('a'), { text: 'new' }, false, upper)).toBe('https://penknife.example/c');
  const { input, trail } = await open('c');
  expect(input).toEqual({ text: 'new b' });
  expect(trail?.steps).toEqual(['a/run', 'b/run']);
  expect(trail?.ahead).toEqual([page('d')]);
  // The pages between have the values of now too.
  const between = trail?.before[1]?.visit;
  const { keptInput } = await import('../storage/kept-inputs.ts');
  expect(between && keptInput(between.name)).toEqual({ text: 'new' });
});

test.each([
  ['makes nothing of it', async () => undefined],
  ['rejects its options', () => Promise.reject(new Error('options'))],
])('a value stops at a page that %s', async (_, run) => {
  const { goAhead } = await import('./trail.ts');
  const { visit } = await open('a');
  const ahead = [page('b'), page('c')];
  expect(await goAhead(visit, ahead, 1, page('a'), { text: 'new' }, false, run)).toBe('https://penknife.example/b');
  const { input, trail } = await open('b');
  expect(input).toEqual({ text: 'new' });
  expect(trail?.ahead).toEqual([page('c')]);
});

test('a secret goes through a trail without being stored', async () => {
  const { goAhead } = await import('./trail.ts');
  const { visit } = await open('a');
  await goAhead(visit, [page('b'), page('c')], 1, page('a'), { text: 'hunter2' }, true, upper);
  expect((await open('c')).input).toEqual({ text: 'hunter2 b' });
  expect(JSON.stringify(kept)).not.toContain('hunter2');
});

test('the text that a trail begins with is that which was sent, unless it is a secret', async () => {
  const { firstText } = await import('./trail.ts');
  const { trail } = await pass('a', 'b', 'c');
  expect(trail && firstText(trail)).toBe('first');
  const { memory } = await open('x');
  memory.writeInput({ text: 'hunter2' }, true);
  memory.leaveInput('y', { text: 'hunter2' }, undefined, true, 'x/run');
  const secret = await open('y');
  expect(secret.trail?.steps).toEqual(['x/run']);
  memory.leaveInput('z', { text: '*' }, undefined, false, 'x/run');
  expect(JSON.stringify({ ...kept, handover: '' })).not.toContain('hunter2');
});

test('a trail begins at the page whose input was changed, until that is undone', async () => {
  const { trailOf, firstText } = await import('./trail.ts');
  const { memory, visit } = await pass('a', 'b');
  const edited = { text: 'edited' };
  expect(trailOf(visit, edited)).toBeUndefined();
  expect(trailOf({ ...visit, ahead: [page('c')] }, edited)).toMatchObject({ first: edited, before: [], steps: [] });
  expect(trailOf(visit, { text: 'for b' })?.steps).toEqual(['a/run']);
  // What it makes of that goes on.
  memory.writeInput(edited);
  memory.leaveInput('c', { text: 'for c' }, undefined, false, 'b/run');
  const next = await open('c');
  expect(next.trail?.before.map(({ tool }) => tool)).toEqual(['b']);
  expect(next.trail?.steps).toEqual(['b/run']);
  expect(next.trail && firstText(next.trail)).toBe('edited');
  next.memory.leaveInput('d', { text: 'for d' }, undefined, false, 'c/run');
  expect((await open('d')).trail?.steps).toEqual(['b/run', 'c/run']);
});

test('a trail begins behind a page that has another input since, until that is undone', async () => {
  const { trailOf, firstText } = await import('./trail.ts');
  const { visit } = await pass('a', 'b', 'c');
  const { memory } = await open('a');
  memory.writeInput({ text: 'other' });
  const later = trailOf(visit, { text: 'for c' });
  expect(later?.steps).toEqual(['b/run.size(x:1)']);
  expect(later && firstText(later)).toBe('for b');
  (await open('b')).memory.writeInput({ text: 'another' });
  expect(trailOf(visit, { text: 'for c' })).toBeUndefined();
  (await open('b')).memory.writeInput({ text: 'for b' });
  memory.writeInput({ text: 'first' });
  expect(trailOf(visit, { text: 'for c' })?.steps).toEqual(['a/run', 'b/run.size(x:1)']);
});

test('after a reload a trail is still known', async () => {
  const { visit } = await pass('a', 'b');
  vi.resetModules();
  const { trailOf, firstText } = await import('./trail.ts');
  const trail = trailOf(visit, { text: 'for b' });
  expect(trail && firstText(trail)).toBe('first');
  expect(trailOf(visit, { text: 'edited' })).toBeUndefined();
});
