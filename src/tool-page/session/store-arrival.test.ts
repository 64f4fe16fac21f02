import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from '#core/fields.ts';
import { defineTool, type Tool } from '#core/tool.ts';
import { fakeSession, openSession, sampled, sampleTool, settle } from '#testing/fake-session.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const secretTool = defineTool({
  category: 'crypto',
  icon: 'x',
  operations: { hash: { input: 'text', output: 'text', secretInput: true } },
});

describe('before arrival', () => {
  test('the state is what the page was rendered with, whatever is remembered', () => {
    const { get } = fakeSession(sampled, {
      input: { text: 'mine' },
      options: { 'encode.urlSafe': true },
      query: 'op=decode',
    });
    expect(get()).toMatchObject({ name: 'encode', input: { text: 'sample' }, options: { urlSafe: false } });
    expect(get().run.success).toMatchObject({ operation: 'encode', input: 'sample', value: 'rendered' });
  });

  test('nothing runs, and no address is written', async () => {
    const page = fakeSession();
    page.setOptionsOf('encode', { urlSafe: true });
    expect(page.queries).toEqual([]);
    expect(page.runs).toEqual([]);
  });
});

describe('a tool that is slow to start', () => {
  const slow: Tool = { ...sampled, page: { ...sampled.page, isSlowToStart: true } };
  beforeEach(() => vi.stubGlobal('document', { readyState: 'complete' }));
  afterEach(() => vi.unstubAllGlobals());

  test('runs the sample in the background, and keeps the result that was rendered', async () => {
    const page = fakeSession(slow).arrive();
    await settle();
    expect(page.ran()).toEqual(['sample']);
    expect(page.get().run).toMatchObject({ running: false, success: { value: 'rendered' } });
    await page.end({ result: 'again' });
    expect(page.get().run.success?.value).toBe('rendered');
  });

  test('runs nothing but what was entered before that', async () => {
    const page = fakeSession(slow).arrive();
    await page.type('typed');
    expect(page.ran()).toEqual(['typed']);
  });
});

describe('what was typed before hydration', () => {
  test('stays, and is run', async () => {
    const page = fakeSession(sampled, { input: { text: 'remembered' }, operation: 'decode' });
    page.give({ text: 'typed' });
    page.arrive();
    await settle();
    expect(page.text()).toBe('typed');
    expect(page.get().name).toBe('encode');
    expect(page.ran()).toEqual(['typed']);
    expect(page.get()).toMatchObject({ isGiven: true, isSelected: false });
  });

  test('stays beside an input that a link carries', () => {
    const page = fakeSession(sampleTool, { shared: 'input=linked' });
    page.give({ text: 'typed' });
    expect(page.arrive().text()).toBe('typed');
  });

  test('gets the remembered options and the operation of the link', () => {
    const page = fakeSession(sampleTool, { options: { 'encode.urlSafe': true }, query: 'op=decode' });
    page.give({ text: 'typed' });
    expect(page.arrive().get()).toMatchObject({ name: 'decode', options: { urlSafe: true } });
  });
});

describe('on arrival', () => {
  test('what another page has passed on is fixed at once, although that runs on request', async () => {
    const { sign } = sampleTool.operations;
    const fixer = { ...sampleTool, operations: { sign: { ...sign, fixes: 'json' } } } satisfies Tool;
    const input = { text: '{' };
    const passedOn = openSession(fixer, { input, origin: { tool: '', href: '/' } });
    const kept = openSession(fixer, { input });
    await settle();
    expect(passedOn.ran()).toEqual(['{']);
    expect(kept.ran()).toEqual([]);
  });

  test('what another page has passed on can be undone', () => {
    const former = { input: { text: 'mine' }, operation: 'decode' };
    const page = openSession(sampleTool, { input: { text: 'passed on' }, former });
    expect(page.text()).toBe('passed on');
    page.undo();
    expect(page.get()).toMatchObject({ name: 'decode', input: { text: 'mine' } });
  });

  test('the remembered input is restored and run', async () => {
    const page = openSession(sampleTool, { input: { text: 'mine' } });
    await settle();
    expect(page.get()).toMatchObject({ input: { text: 'mine' }, isSelected: true });
    expect(page.ran()).toEqual(['mine']);
    expect(page.inputs).toEqual([]);
  });

  test('the remembered input is restored with the operation that it was used with', async () => {
    const page = openSession(sampleTool, { input: { text: 'mine' }, operation: 'decode' });
    await settle();
    expect(page.get()).toMatchObject({ name: 'decode', input: { text: 'mine' } });
    expect(page.queries).toEqual(['op=decode']);
  });

  test.each([
    { input: { text: 'mine' }, query: 'op=guess' },
    { input: { text: 'mine' }, shared: 'input=linked' },
    { input: { text: '' } },
  ])('a link and an empty input do not ask for that operation: %j', (before) => {
    const page = openSession(sampleTool, { ...before, operation: 'decode' });
    expect(page.get().name).not.toBe('decode');
  });

  test('the operation is remembered with an input and when it changes', async () => {
    const page = openSession();
    await page.type('typed');
    await page.type('typed on');
    page.setOperation('decode');
    expect(page.operations).toEqual(['encode', 'decode']);
  });

  test('a rendered result stays where nothing is remembered', async () => {
    const page = openSession(sampled);
    await settle();
    expect(page.get().run.success?.value).toBe('rendered');
    expect(page.runs).toEqual([]);
    expect(page.get().isSelected).toBe(true);
  });

  test('a rendered result goes where options are remembered', async () => {
    const page = openSession(sampled, { options: { 'encode.urlSafe': true } });
    expect(page.get().run.success).toBeUndefined();
    await settle();
    expect(page.runs[0]?.call.options).toMatchObject({ urlSafe: true });
  });

  test('an operation without input runs', async () => {
    const dice = defineTool({ category: 'math', icon: 'x', operations: { roll: { output: 'number' } } });
    const page = openSession(dice);
    await settle();
    expect(page.runs).toHaveLength(1);
  });

  test('an empty page does not run', async () => {
    const page = openSession();
    await settle();
    expect(page.runs).toEqual([]);
  });

  test('the last input is there where the tool keeps inputs', () => {
    const keeping = { ...sampleTool, page: { initialInput: 'sample', keepsInput: true } } as const;
    expect(openSession(keeping, { inputs: ['newest', 'older'] }).text()).toBe('newest');
    expect(openSession(sampled, { inputs: ['newest'] }).text()).toBe('sample');
  });

  test('the first input may depend on the language', () => {
    const page = openSession({ ...sampleTool, page: { initialInput: true } });
    expect(page.text()).toBe('exemple');
    expect(page.get()).toMatchObject({ sample: 'exemple', run: { success: { input: 'exemple' } } });
  });

  test('the input of the tab comes before the last input of an earlier visit', () => {
    const keeping = { ...sampleTool, page: { keepsInput: true } } as const;
    expect(openSession(keeping, { inputs: ['newest'], input: { text: 'mine' } }).text()).toBe('mine');
  });

  test('documents of options are restored', () => {
    expect(openSession(sampleTool, { documents: { other: { text: 'second' } } }).get().options['other']).toBe('second');
  });
});

describe('a link', () => {
  test('sets the operation, its options and the input', () => {
    const page = openSession(sampleTool, {
      query: 'op=decode&urlSafe=true',
      shared: 'input=YQ',
      input: { text: 'mine' },
    });
    expect(page.get()).toMatchObject({ name: 'decode', options: { urlSafe: true }, input: { text: 'YQ' } });
  });

  test('sets options for this visit, which are not stored', () => {
    const page = openSession(sampleTool, { query: 'urlSafe=true', options: { 'encode.alphabet': 'new' } });
    expect(page.get().options).toMatchObject({ urlSafe: true, alphabet: 'new' });
    page.setOptionsOf('encode', { alphabet: 'old' });
    expect(page.kept.get('options')).toEqual({});
  });

  test('is announced only once the user has done something', () => {
    const page = openSession(sampleTool, { shared: 'input=x' });
    expect(page.get().hasActed).toBeUndefined();
    page.give({ text: 'y' });
    expect(page.get().hasActed).toBe(true);
  });

  test('sets no secret, and loses it', () => {
    const page = openSession(sampleTool, { query: 'key=x&times=2' });
    expect(page.get().options['key']).toBe('');
    expect(page.queries).toEqual(['times=2']);
  });

  test('starts no costly operation and none that runs on request', async () => {
    for (const op of ['guess', 'sign']) {
      const page = openSession(sampleTool, { query: `op=${op}`, shared: 'input=x' });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(page.runs).toEqual([]);
      page.refresh();
      await settle();
      expect(page.ran()).toEqual(['x']);
    }
  });

  test('starts a run that ends after five seconds', async () => {
    const page = openSession(sampleTool, { shared: 'input=x' });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(page.get().run.running).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.get().run).toMatchObject({ running: false, cancelled: true });
  });

  test('counts no longer once the user has done something: the run has no limit', async () => {
    const page = openSession(sampleTool, { shared: 'input=x' });
    await settle();
    await page.type('xy');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.get().run.running).toBe(true);
  });

  test('counts as chosen by the user where another page of the site has passed it on', async () => {
    const origin = { tool: 'other', href: '/other' };
    const page = openSession(sampleTool, { query: 'op=guess', input: { text: 'x' }, origin });
    await vi.advanceTimersByTimeAsync(300);
    expect(page.ran()).toEqual(['x']);
  });
});

describe('a secret input', () => {
  test('is not taken from a link, which loses it', () => {
    const page = openSession(secretTool, { query: 'q=secret&x=1', shared: 'input=secret' });
    expect(page.text()).toBe('');
    expect(page.queries).toEqual(['x=1']);
  });

  test('that another page has left is written as a secret', () => {
    const page = openSession(secretTool, { input: { text: 'secret' } });
    expect(page.inputs).toEqual([{ input: { text: 'secret' }, isSecret: true }]);
  });

  test('that is typed is written as a secret', () => {
    const page = openSession(secretTool);
    page.give({ text: 'secret' });
    expect(page.inputs).toEqual([{ input: { text: 'secret' }, isSecret: true }]);
  });
});

describe('a text to begin with', () => {
  const begun = () => {
    const page = openSession();
    page.begin('first');
    return page;
  };

  test('is there as a restored one is, and run, but not stored', async () => {
    const page = begun();
    await settle();
    expect(page.get()).toMatchObject({ input: { text: 'first' }, isSelected: true, sample: 'first' });
    expect(page.ran()).toEqual(['first']);
    expect(page.inputs).toEqual([]);
  });

  test('does not take the place of an input', () => {
    const page = openSession(sampleTool, { input: { text: 'mine' } });
    page.begin('first');
    expect(page.text()).toBe('mine');
  });

  test('does not take the place of an input that was emptied', () => {
    const page = openSession();
    page.give({ text: '' });
    page.begin('first');
    expect(page.text()).toBe('');
  });
});

test('an option with a secret is neither stored nor written into the address', () => {
  const tool = defineTool({
    category: 'crypto',
    icon: 'x',
    operations: { sign: { input: 'text', output: 'text', options: { key: text('', { secret: true }), salt: text() } } },
  });
  const page = openSession(tool);
  page.setOptionsOf('sign', { key: 'secret' });
  expect(page.kept.get('options')).toEqual({});
  expect(page.queries.join()).not.toContain('secret');
  expect(page.get().options['key']).toBe('secret');
});
