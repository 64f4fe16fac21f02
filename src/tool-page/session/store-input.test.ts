import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from '#core/fields.ts';
import { defineTool, type Tool } from '#core/tool.ts';
import { listed, openSession, sampled, sampleTool, settle, until } from '#testing/fake-session.ts';
import { canRedo, canUndo, optionsIn } from './store.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('an input', () => {
  test('is written as it is typed', () => {
    const page = openSession();
    page.give({ text: 'a' });
    page.give({ text: 'ab' });
    expect(page.inputs).toEqual([
      { input: { text: 'a' }, isSecret: false },
      { input: { text: 'ab' }, isSecret: false },
    ]);
  });

  test('that is typed is no longer restored, and asks for no focus', () => {
    const page = openSession(sampleTool, { input: { text: 'mine' } });
    page.give({ text: 'mine!' });
    expect(page.get()).toMatchObject({ isSelected: false, replaceCount: 0, replacements: [] });
  });

  test('notifies its listeners once for each change', () => {
    const page = openSession();
    const listener = vi.fn();
    const end = page.subscribe(listener);
    page.give({ text: 'a' });
    end();
    page.give({ text: 'ab' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('is that of its operation, where that has its own', async () => {
  const page = openSession({ ...sampleTool, page: { ownInputs: ['decode'] } });
  await page.type('mine');
  page.setOperation('decode');
  expect(page.get()).toMatchObject({ name: 'decode', input: { text: '' }, isSelected: true });
  await page.type('YQ==');
  page.setOperation('encode');
  expect(page.text()).toBe('mine');
  expect(page.inputs.at(-1)?.input).toEqual({ text: 'mine' });
  page.setOperation('guess');
  expect(page.text()).toBe('mine');
  page.loadExample('decode', { input: 'Yg==' });
  await settle();
  page.setOperation('encode');
  expect(page.text()).toBe('mine');
});

test.each([
  ['a reload', 'op=decode'],
  ['a visit to another page', ''],
])('of another operation is there again after %s', async (_, query) => {
  const tool: Tool = { ...sampleTool, page: { ownInputs: ['decode'] } };
  const page = openSession(tool);
  await page.type('mine');
  page.setOperation('decode');
  const next = openSession(tool, { query, operation: 'decode', documents: Object.fromEntries(page.documents) });
  next.setOperation('encode');
  expect(next.text()).toBe('mine');
});

test('is not taken for that of an operation that has its own', () => {
  const tool: Tool = { ...sampleTool, page: { ownInputs: ['decode'] } };
  const page = openSession(tool, { query: 'op=decode', operation: 'encode', input: { text: 'mine' } });
  expect(page.text()).toBe('');
  page.setOperation('encode');
  expect(page.text()).toBe('mine');
});

test('that a page begins with is not that of an operation that has its own', () => {
  const tool: Tool = { ...sampleTool, page: { initialInput: 'sample', ownInputs: ['decode'] } };
  const page = openSession(tool, { query: 'op=decode' });
  expect(page.text()).toBe('');
  page.setOperation('encode');
  expect(page.text()).toBe('sample');
});

describe('that is an option of the first operation', () => {
  const options = { pattern: text('first', { content: true, sample: true }) };
  const tool = defineTool({
    category: 'text',
    icon: 'tool',
    page: { initialInput: 'sample', ownInputs: ['explain'], optionInputs: { explain: 'pattern' } },
    operations: {
      match: { input: 'text', output: 'text', options },
      explain: { input: 'regex', output: 'text' },
    },
  });
  const patternOf = (page: ReturnType<typeof openSession>) => optionsIn(page.get(), 'match')['pattern'];

  test('follows the option, and the option follows it', async () => {
    const page = openSession(tool);
    page.setOperation('explain');
    expect(page.text()).toBe('first');
    await page.type('a+\n');
    page.setOperation('match');
    expect(page.text()).toBe('sample');
    expect(patternOf(page)).toBe('a+');
    page.setOptionsOf('match', { pattern: 'b*' });
    page.setOperation('explain');
    expect(page.text()).toBe('b*');
  });

  test('is that option on arrival, unless a link has another one', () => {
    const documents = { pattern: { text: 'kept' } };
    expect(openSession(tool, { query: 'op=explain', documents }).text()).toBe('kept');
    const linked = openSession(tool, { query: 'op=explain', shared: 'input=linked', documents });
    expect(linked.text()).toBe('linked');
    expect(patternOf(linked)).toBe('linked');
  });

  test('is what was pasted for it', async () => {
    const page = openSession(tool);
    page.give({ text: '/a+/g' }, 'replace');
    page.turn('explain', 'Regular expression');
    await settle();
    expect(patternOf(page)).toBe('/a+/g');
  });
});

test('that was pasted over is there again on the way back from the operation that the pasted one is for', async () => {
  const page = openSession({ ...sampleTool, page: { ownInputs: ['decode'] } });
  await page.type('mine');
  for (const pasted of ['YWJjZGVm', 'ZGVmYWJj']) {
    page.give({ text: pasted }, 'replace');
    page.turn('decode', 'Base64');
    await settle();
    expect(page.text()).toBe(pasted);
  }
  page.setOperation('encode');
  expect(page.text()).toBe('mine');
});

describe('a replaced input', () => {
  const replaced = async () => {
    const page = openSession();
    await page.type('mine');
    await page.replace({ text: 'pasted' });
    return page;
  };

  test('asks for the focus', async () => {
    expect((await replaced()).get().replaceCount).toBe(1);
  });

  test('is brought back by Undo, which asks for the focus', async () => {
    const page = await replaced();
    expect(canUndo(page.get())).toBe(true);
    page.undo();
    expect(page.text()).toBe('mine');
    expect(page.get().replaceCount).toBe(2);
    expect(page.inputs.at(-1)?.input).toEqual({ text: 'mine' });
    expect(canUndo(page.get())).toBe(false);
  });

  test('replaces the former one again by Redo, with its operation and options', async () => {
    const page = await replaced();
    page.setOperation('decode');
    page.setOptionsOf('decode', { strict: true });
    const { options } = page.get();
    page.undo();
    expect(page.get()).toMatchObject({ name: 'encode', input: { text: 'mine' } });
    expect(canRedo(page.get())).toBe(true);
    await settle();
    page.redo();
    expect(page.get()).toMatchObject({ name: 'decode', options, input: { text: 'pasted' } });
    expect([canUndo(page.get()), canRedo(page.get())]).toEqual([true, false]);
    page.undo();
    expect(page.text()).toBe('mine');
  });

  test('is one of several that Undo takes back and Redo brings again, in their order', async () => {
    const page = await replaced();
    await page.replace({ text: 'last' });
    page.undo();
    page.undo();
    expect(page.text()).toBe('mine');
    page.redo();
    expect(page.text()).toBe('pasted');
    page.redo();
    expect(page.text()).toBe('last');
    expect(canRedo(page.get())).toBe(false);
  });

  test('is brought again after the history of a text area has taken back what came after it', async () => {
    const page = await replaced();
    await page.replace({ text: '' });
    page.give({ text: 'later' }, 'edit');
    await settle();
    page.give({ text: '' }, 'edit', undefined, 'lost');
    await settle();
    page.undo();
    expect(page.text()).toBe('pasted');
    await settle();
    page.redo();
    await settle();
    page.redo();
    expect(page.text()).toBe('later');
    await settle();
    page.undo();
    expect([page.text(), canUndo(page.get())]).toEqual(['', true]);
  });

  test('is brought again after an editor has undone and redone by itself', async () => {
    const page = await replaced();
    page.undo();
    await settle();
    for (const text of ['min', 'mine']) page.give({ text }, 'edit', undefined, 'kept');
    expect(canRedo(page.get())).toBe(true);
    page.redo();
    expect(page.text()).toBe('pasted');
  });

  test('is not brought again once another text was typed', async () => {
    const page = await replaced();
    page.undo();
    await page.type('mine!');
    expect(canRedo(page.get())).toBe(false);
    await page.type('mine');
    expect(canRedo(page.get())).toBe(false);
  });

  test('comes back without the document of another pane that came since; with one that was swapped', async () => {
    const page = await replaced();
    const give = (other: string) => page.setOptionsOf('encode', { other });
    give('later');
    await settle();
    page.undo();
    expect(page.get()).toMatchObject({ input: { text: 'mine' }, options: { other: 'later' } });
    await settle();
    page.redo();
    expect(page.get()).toMatchObject({ input: { text: 'pasted' }, options: { other: 'later' } });
    await settle();
    give('pasted');
    page.give({ text: 'later' }, 'replace');
    await settle();
    page.undo();
    expect(page.get()).toMatchObject({ input: { text: 'pasted' }, options: { other: 'later' } });
  });

  test('is run again after Undo', async () => {
    const page = await replaced();
    page.undo();
    await settle();
    expect(page.ran()).toEqual(['mine', 'pasted', 'mine']);
  });

  test('cannot be brought back once the new one was edited', async () => {
    const page = await replaced();
    await page.type('pasted!');
    expect(canUndo(page.get())).toBe(false);
  });

  test('that was empty is not offered', async () => {
    const page = openSession();
    await page.replace({ text: 'pasted' });
    expect(canUndo(page.get())).toBe(false);
  });

  test('comes back with the operation and the options that it had', async () => {
    const page = openSession();
    await page.type('mine');
    page.setOptionsOf('encode', { urlSafe: true });
    await settle();
    page.loadExample('decode', { input: 'YQ==' });
    await settle();
    expect(page.get()).toMatchObject({ name: 'decode', options: { urlSafe: false } });
    page.undo();
    expect(page.get()).toMatchObject({ name: 'encode', options: { urlSafe: true }, input: { text: 'mine' } });
  });

  test('comes back with options that were set in the same turn', async () => {
    const page = openSession();
    await page.type('mine');
    page.setOptionsOf('encode', { urlSafe: true });
    page.give({ text: '' }, 'replace');
    await settle();
    page.undo();
    expect(page.get()).toMatchObject({ options: { urlSafe: false }, input: { text: 'mine' } });
  });

  test('is one of twenty that are brought back one by one', async () => {
    const page = openSession();
    await page.type('0');
    for (let count = 1; count <= 22; count++) await page.replace({ text: String(count) });
    let undone = 0;
    for (; canUndo(page.get()); undone++) page.undo();
    expect(undone).toBe(20);
    expect(page.text()).toBe('2');
  });
});

describe('a direction', () => {
  test('implied by an input is taken, and undone with it', async () => {
    const page = openSession();
    await page.type('mine');
    page.session.impliedBy = (input) =>
      'text' in input && input.text === 'YQ==' ? { operation: 'decode', options: { urlSafe: true } } : {};
    await page.replace({ text: 'YQ==' });
    expect(page.get()).toMatchObject({ name: 'decode', options: { urlSafe: true } });
    page.undo();
    expect(page.get()).toMatchObject({ name: 'encode', input: { text: 'mine' } });
  });

  test('is called with the present operation and options', () => {
    const page = openSession();
    const impliedBy = vi.fn(() => ({}));
    page.session.impliedBy = impliedBy;
    page.give({ text: 'a' });
    expect(impliedBy).toHaveBeenCalledWith({ text: 'a' }, expect.objectContaining({ name: 'encode' }));
  });

  test('is not called for an example or Undo', async () => {
    const page = openSession();
    await page.type('mine');
    const impliedBy = vi.fn(() => ({}));
    page.session.impliedBy = impliedBy;
    page.loadExample('encode', { input: 'a' });
    page.undo();
    expect(impliedBy).not.toHaveBeenCalled();
  });
});

test('an input that the page fills in is selected, a pasted one is not', () => {
  const page = openSession();
  page.give({ text: 'generated' }, 'fill');
  expect(page.get()).toMatchObject({ isSelected: true, replaceCount: 1 });
  page.give({ text: 'pasted' }, 'replace');
  expect(page.get()).toMatchObject({ isSelected: false, replaceCount: 2 });
});

describe('an example', () => {
  test('replaces the input and runs at once, of a costly operation too', async () => {
    const page = openSession();
    await page.type('mine');
    page.loadExample('guess', { input: 'a' });
    await settle();
    expect(page.ran()).toEqual(['mine', 'a']);
    expect(page.get().replaceCount).toBe(1);
  });

  test('is selected, until Undo or a key', async () => {
    const page = openSession();
    await page.type('mine');
    page.loadExample('encode', { input: 'a' });
    expect(page.get().isSelected).toBe(true);
    page.undo();
    expect(page.get().isSelected).toBe(false);
    page.loadExample('encode', { input: 'a' });
    await page.type('ab');
    expect(page.get().isSelected).toBe(false);
  });

  test('runs an operation that runs on request', async () => {
    const page = openSession();
    page.loadExample('sign', { input: 'a' });
    await settle();
    expect(page.ran()).toEqual(['a']);
  });

  test('without an input leaves the present one', async () => {
    const page = openSession();
    await page.type('mine');
    page.loadExample('encode', { options: { urlSafe: true } });
    expect(page.text()).toBe('mine');
  });
});

describe('swap', () => {
  test('makes the result the input of the inverse operation', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    page.swap();
    await until(() => expect(page.text()).toBe('YQ=='));
    expect(page.get()).toMatchObject({ name: 'decode', isSelected: true });
    page.undo();
    expect(page.get()).toMatchObject({ name: 'encode', input: { text: 'a' } });
  });

  test('makes the headline of several outputs the input', async () => {
    const encode = {
      ...sampleTool.operations['encode'],
      output: { code: 'text', size: 'number' },
      headline: 'code',
    } as const;
    const page = openSession({ ...sampleTool, operations: { ...sampleTool.operations, encode } });
    await page.type('a');
    await page.end({ result: { code: 'YQ==', size: 4 } });
    page.swap();
    await until(() => expect(page.text()).toBe('YQ=='));
  });

  test('is noticed where a text is pasted behind its own', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    page.swap();
    await until(() => expect(page.text()).toBe('YQ=='));
    page.give({ text: 'YQ==\nYg==' });
    expect(page.get().joined?.pasted).toBe('\nYg==');
  });

  test('keeps the input where there is no result', async () => {
    const page = openSession();
    await page.type('a');
    page.swap();
    await settle();
    expect(page.get()).toMatchObject({ name: 'decode', input: { text: 'a' } });
  });

  test('and any other choice of an operation leave the input selected', async () => {
    const page = openSession();
    await page.type('a');
    expect(page.get().isSelected).toBe(false);
    page.setOperation('decode');
    expect(page.get().isSelected).toBe(true);
    await page.type('ab');
    expect(page.get().isSelected).toBe(false);
  });

  test('does nothing without an inverse', () => {
    const page = openSession();
    page.setOperation('guess');
    page.swap();
    expect(page.get().name).toBe('guess');
  });
});

test('the own text of a tool is a sample until the user gives one', () => {
  const page = openSession(sampled);
  expect(page.get()).toMatchObject({ sample: 'sample', input: { text: 'sample' } });
  expect(page.get().isGiven).toBeFalsy();
  page.give({ text: 'sample' });
  expect(page.get().isGiven).toBe(true);
});

test('the operation for lists is entered with a way back, and left where a single value follows', () => {
  const page = openSession(listed);
  page.setOperation('check');
  page.give({ text: 'a\nb' });
  expect(page.get()).toMatchObject({ name: 'checkList', turned: { from: 'check', kindName: '', by: 'user' } });
  page.give({ text: 'a\nbc' });
  expect(page.get()).toMatchObject({ name: 'checkList', turned: undefined });
  page.give({ text: 'c' });
  expect(page.get()).toMatchObject({ name: 'check', turned: undefined });
});

describe('the operation that a pasted text is for', () => {
  const turned = async () => {
    const page = openSession();
    await page.replace({ text: 'YWJj' });
    page.turn('decode', 'Base64');
    return page;
  };

  test('is remembered with the one that it replaces, and selects nothing', async () => {
    const { name, turned: turn, isSelected } = (await turned()).get();
    expect({ name, turn, isSelected }).toEqual({
      name: 'decode',
      turn: { from: 'encode', kindName: 'Base64', visiting: {} },
      isSelected: false,
    });
  });

  test('has the options that it needs, as long as that text is there', async () => {
    const page = openSession();
    await page.replace({ text: 'YWJj' });
    page.turn('decode', 'Base64', { urlSafe: true });
    expect(page.get().options).toMatchObject({ urlSafe: true });
    page.give({ text: 'YWJjZ' });
    expect(page.get()).toMatchObject({ name: 'decode', options: { urlSafe: true } });
  });

  test.each([
    ['a key over all of it', { text: 'H' }, 'edit'],
    ['its deletion', { text: '' }, 'edit'],
  ] as const)('is left with %s', async (_, input, how) => {
    const page = openSession();
    await page.replace({ text: 'YWJj' });
    page.turn('decode', 'Base64', { urlSafe: true });
    await Promise.resolve();
    page.give(input, how);
    expect(page.get()).toMatchObject({ name: 'encode', options: { urlSafe: false } });
  });

  test('stays for a text that is pasted over it, until that does not fit', async () => {
    const page = openSession();
    await page.replace({ text: 'YWJj' });
    page.turn('decode', 'Base64', { urlSafe: true });
    await page.replace({ text: 'SGVsbG8' });
    expect(page.get()).toMatchObject({ name: 'decode', options: { urlSafe: true }, turned: { isCarried: true } });
    page.turnBack();
    expect(page.get()).toMatchObject({
      name: 'encode',
      input: { text: 'SGVsbG8' },
      options: { urlSafe: false },
      turned: { from: 'decode', isBack: true },
    });
    await page.replace({ text: 'Hello' });
    expect(page.get()).toMatchObject({ name: 'encode', turned: undefined });
  });

  test('that is gone back for goes on to a third operation, from where the page was first', async () => {
    const page = await turned();
    await page.replace({ text: 'SGVsbG8' });
    page.turnBack();
    page.turn('guess', 'text');
    expect(page.get()).toMatchObject({ name: 'guess', input: { text: 'SGVsbG8' }, turned: { from: 'encode' } });
    expect(page.get().turned).not.toMatchObject({ isBack: true });
  });

  test('stays for one of about the same length too', async () => {
    const page = await turned();
    await page.replace({ text: 'SGVs' });
    expect(page.get()).toMatchObject({ name: 'decode', isPasted: true, turned: { isCarried: true } });
  });

  test('is confirmed by choosing it', async () => {
    const page = await turned();
    page.setOperation('decode');
    expect(page.get()).toMatchObject({ name: 'decode', turned: 'kept' });
    await page.replace({ text: 'Hello' });
    expect(page.get()).toMatchObject({ name: 'decode', turned: undefined });
  });

  test('is not what a pasted text turns to once the user has chosen an operation', async () => {
    const page = openSession();
    await page.replace({ text: 'YWJj' });
    page.setOperation('decode');
    expect(page.get().turned).toBe('kept');
  });

  test('is left for good for this text once the user goes back', async () => {
    const page = await turned();
    page.setOperation('encode');
    expect(page.get()).toMatchObject({ name: 'encode', turned: 'kept' });
  });

  test('may change again with the next text', async () => {
    const page = await turned();
    page.setOperation('encode');
    page.give({ text: 'YWJjZA==' });
    expect(page.get().turned).toBeUndefined();
  });
});

test.each([
  ['a key', 'abc', 'abcd', false],
  ['a deletion', 'abc', 'ab', false],
  ['a key over a longer text', '0 9 * * 1-5', '5', false],
  ['a paste', '', 'pasted', true],
  ['a paste over a longer text', 'a longer text', 'short', true],
])('%s changes an input by typing or at once', (_, before, after, isPasted) => {
  const page = openSession();
  page.give({ text: before });
  page.give({ text: after });
  expect(page.get().isPasted).toBe(isPasted);
});

describe('a value pasted behind another one', () => {
  test.each<[string, string, string, string | undefined]>([
    ['directly', 'DE89', 'DE89FR14', 'FR14'],
    ['with a line break at its end', 'DE89', 'DE89FR14\n', 'FR14\n'],
    ['before it', 'DE89', 'FR14DE89', undefined],
    ['over it', 'DE89', 'FR1420041010050500013M02606', undefined],
    ['into an empty field', '', 'FR14', undefined],
    ['key by key', 'DE89', 'DE89F', undefined],
  ])('%s', (_, before, after, pasted) => {
    const page = openSession();
    page.give({ text: before });
    page.give({ text: after });
    expect(page.get().joined?.pasted).toBe(pasted);
  });

  test.each<[string, string, string, string, string | undefined]>([
    ['in its middle', 'DE89', 'FR14', 'DFR14E89', 'FR14'],
    ['before it', 'DE89', 'FR14', 'FR14DE89', 'FR14'],
    ['where its end is that of what precedes it', 'AB12', 'FR1', 'AB1FR12', 'FR1'],
    ['over a part of it', 'DE89', 'FR14', 'DFR149', undefined],
  ])('is one %s too', (_, before, pasted, after, joined) => {
    const page = openSession();
    page.give({ text: before });
    page.session.give({ text: after }, 'edit', pasted);
    expect(page.get().joined?.pasted).toBe(joined);
    expect(page.get().joined?.isTight ?? false).toBe(false);
  });

  test('is none inside of one that was typed', async () => {
    const page = openSession();
    for (const text of ['[', '[1', '[1]']) page.give({ text });
    page.session.give({ text: '[1,2,3]' }, 'edit', ',2,3');
    expect(page.get().joined).toBeUndefined();
  });

  test('is none where the page has written it', () => {
    const page = openSession();
    page.give({ text: '00:01.000' });
    page.session.give({ text: '00:01.000\n00:02.000' });
    expect(page.get()).toMatchObject({ joined: undefined, isPasted: false });
  });

  test.each<[string, string, string, boolean]>([
    ['directly', 'DE89', 'DE89FR14', true],
    ['on a line of its own', 'DE89\n', 'DE89\nFR14', true],
    ['after a comma', 'DE89', 'DE89, FR14', false],
  ])('%s: a pasted one too', (_, before, after, isTight) => {
    const page = openSession();
    page.give({ text: before });
    page.give({ text: after });
    expect(page.get().joined?.isTight).toBe(isTight);
  });

  test.each([
    ['directly', 'X1', 'X1FR14', true],
    ['on a line of its own', 'X\n', 'X\nFR14', undefined],
  ])('%s: one that was typed', (_, before, after, isTight) => {
    const page = openSession();
    page.give({ text: before });
    page.give({ text: after });
    expect(page.get().joined?.isTight).toBe(isTight);
  });

  test('replaces it, which Undo brings back', async () => {
    const page = openSession();
    page.give({ text: 'DE89' });
    await Promise.resolve();
    page.give({ text: 'DE89FR14' });
    await Promise.resolve();
    page.replaceJoined();
    expect(page.get()).toMatchObject({ input: { text: 'FR14' }, joined: undefined });
    await Promise.resolve();
    page.undo();
    expect(page.get().input).toEqual({ text: 'DE89' });
  });

  test('stays where nothing was joined', () => {
    const page = openSession();
    page.give({ text: 'DE89' });
    page.replaceJoined();
    expect(page.get().input).toEqual({ text: 'DE89' });
  });
});

describe('a pasted text with carriage returns', () => {
  const raw = 'a\r\nb\r\n';

  test.each([
    [raw, 'a\nb\n'],
    ['a\rb\r\n', 'a\nb\n'],
  ])('%j can have them again', async (pasted, shown) => {
    const page = openSession();
    page.give({ text: shown }, 'edit', pasted);
    await settle();
    expect(page.get().pastedRaw).toBe(pasted);
    page.keepLineBreaks();
    expect(page.text()).toBe(pasted);
    expect(page.get().pastedRaw).toBeUndefined();
    page.undo();
    expect(page.text()).toBe(shown);
  });

  test.each([
    ['has none', 'a\nb\n', 'a\nb\n'],
    ['has them', raw, raw],
    ['is a part of the text', 'x\na\nb\n', raw],
  ])('offers none where it %s', (_, text, pasted) => {
    const page = openSession();
    page.give({ text }, 'edit', pasted);
    page.keepLineBreaks();
    expect(page.text()).toBe(text);
  });

  test('offers them to what is edited, and again after Undo', async () => {
    const page = openSession();
    page.give({ text: 'a\nb\n' }, 'edit', raw);
    await settle();
    page.give({ text: 'a\nb\nc' });
    await settle();
    page.keepLineBreaks();
    expect(page.text()).toBe('a\r\nb\r\nc');
    await settle();
    page.undo();
    expect(page.text()).toBe('a\nb\nc');
    page.keepLineBreaks();
    expect(page.text()).toBe('a\r\nb\r\nc');
  });

  test('offers none to another text', async () => {
    const page = openSession();
    page.give({ text: 'a\nb\n' }, 'edit', raw);
    await settle();
    page.give({ text: '' });
    page.give({ text: 'x\ny' });
    expect(page.get().pastedRaw).toBeUndefined();
  });
});

test('a text that has led to an operation has still led to it after the next one, until the user chooses', () => {
  const page = openSession();
  page.give({ text: 'YWJj' });
  page.turn('decode', 'Base64');
  expect(page.get().operationBy).toBe('text');
  page.give({ text: 'ZGVm' });
  expect(page.get()).toMatchObject({ name: 'decode', turned: undefined, operationBy: 'text' });
  page.setOperation('decode');
  expect(page.get().operationBy).not.toBe('text');
});

test('an operation is chosen by hand, but not for a text that had left it', () => {
  const page = openSession();
  page.setOperation('decode');
  expect(page.get().operationBy).toBe('user');
  page.turn('encode', 'text');
  page.setOperation('decode');
  expect(page.get().operationBy).toBeUndefined();
});

test('an operation that was chosen by hand is that again after a text that had left it', () => {
  const page = openSession();
  page.setOperation('decode');
  page.turn('encode', 'text');
  expect(page.get().operationBy).toBe('text');
  page.turnBack();
  expect(page.get()).toMatchObject({ name: 'decode', operationBy: 'user' });
});
