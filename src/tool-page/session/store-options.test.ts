import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';
import { openSession, sampleTool, settle } from '#testing/fake-session.ts';
import { optionsIn, queryOf } from './store.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const stored = (page: ReturnType<typeof openSession>) => page.kept.get('options');

describe('a chosen option', () => {
  test('is stored, written into the address and run', async () => {
    const page = openSession(sampleTool, { input: { text: 'a' } });
    await settle();
    page.setOptionsOf('encode', { urlSafe: true });
    await settle();
    expect(stored(page)).toEqual({ 'encode.urlSafe': true });
    expect(page.queries).toEqual(['url-safe=1']);
    expect(page.runs.map(({ call }) => call.options['urlSafe'])).toEqual([false, true]);
  });

  test('holds for other operations that declare the same', () => {
    const page = openSession();
    page.setOptionsOf('decode', { urlSafe: true });
    expect(optionsIn(page.get(), 'encode')).toMatchObject({ urlSafe: true });
  });

  test('holds for other operations that show it elsewhere', () => {
    const operation = { input: 'text', output: 'text' } as const;
    const tool = defineTool({
      category: 'text',
      icon: 'tool',
      operations: {
        first: { ...operation, options: { strict: flag() } },
        second: { ...operation, options: { strict: flag(false, { place: 'input' }) } },
        third: { ...operation, options: { strict: flag(true) } },
      },
    });
    const page = openSession(tool);
    page.setOptionsOf('second', { strict: true });
    expect(stored(page)).toEqual({ 'first.strict': true });
  });

  test('is stored beside what another tab has stored since', () => {
    const page = openSession();
    page.kept.set('options', { 'encode.alphabet': 'new' });
    page.setOptionsOf('encode', { urlSafe: true });
    expect(stored(page)).toEqual({ 'encode.alphabet': 'new', 'encode.urlSafe': true });
    expect(page.get().options['alphabet']).toBe('old');
  });

  test('builds on one that was chosen in the same turn', () => {
    const page = openSession();
    page.setOptionsOf('encode', { urlSafe: true });
    page.setOptionsOf('encode', { alphabet: 'new' });
    expect(page.get().options).toMatchObject({ urlSafe: true, alphabet: 'new' });
    expect(stored(page)).toEqual({ 'encode.urlSafe': true, 'encode.alphabet': 'new' });
  });
});

describe('an option that changes how the input is read', () => {
  const tool = defineTool({
    category: 'math',
    icon: 'tool',
    operations: { read: { input: 'text', output: 'text', options: { decimalSign, round: flag() } } },
  });

  test('holds for this visit and for its link, and is not remembered', () => {
    const page = openSession(tool);
    page.setOptionsOf('read', { decimalSign: 'comma', round: true });
    expect(page.get().options).toEqual({ decimalSign: 'comma', round: true });
    expect(page.queries).toEqual(['decimal-sign=comma&round=1']);
    expect(stored(page)).toEqual({ 'read.round': true });
  });

  test('is not read where an earlier version has stored it', () => {
    const page = openSession(tool, { options: { 'read.decimalSign': 'comma', 'read.round': true } });
    expect(page.get().options).toEqual({ decimalSign: 'auto', round: true });
  });

  test('is set back with the others', () => {
    const page = openSession(tool);
    page.setOptionsOf('read', { decimalSign: 'comma' });
    page.resetOptions();
    expect(page.get().options['decimalSign']).toBe('auto');
  });
});

test('a document of an option is kept for the tab, and not stored with the options', () => {
  const page = openSession();
  page.setOptionsOf('encode', { other: 'second' });
  expect(page.documents.get('other')).toEqual({ text: 'second' });
  expect(stored(page)).toEqual({});
  expect(page.queries.join()).not.toContain('second');
});

describe('options of an example', () => {
  const visited = () => {
    const page = openSession(sampleTool, { options: { 'encode.urlSafe': true } });
    page.loadExample('encode', { input: 'a', options: { alphabet: 'new' } });
    return page;
  };

  test('hold for this visit, with defaults for what it leaves open, and are not stored', () => {
    const page = visited();
    expect(page.get().options).toMatchObject({ alphabet: 'new', urlSafe: false });
    expect(stored(page)).toEqual({ 'encode.urlSafe': true });
  });

  test('are in the address', () => {
    expect(visited().queries).toEqual(['alphabet=new']);
  });

  test('are not stored with one that is chosen later', () => {
    const page = visited();
    page.setOptionsOf('encode', { urlSafe: true });
    expect(page.get().options).toMatchObject({ alphabet: 'new', urlSafe: true });
    expect(stored(page)).toEqual({ 'encode.urlSafe': true });
  });
});

describe('reset', () => {
  test('sets remembered and visiting options back, and forgets them', () => {
    const page = openSession(sampleTool, { options: { 'encode.urlSafe': true }, query: 'alphabet=new' });
    page.resetOptions();
    expect(page.get().options).toMatchObject({ urlSafe: false, alphabet: 'old' });
    expect(stored(page)).toEqual({});
    expect(page.queries).toEqual(['']);
  });

  test('leaves secrets and documents', () => {
    const page = openSession();
    page.setOptionsOf('encode', { key: 'secret', other: 'second', urlSafe: true });
    page.resetOptions();
    expect(page.get().options).toMatchObject({ key: 'secret', other: 'second', urlSafe: false });
  });
});

describe('a chosen operation', () => {
  test('keeps the input, and runs', async () => {
    const page = openSession();
    await page.type('a');
    page.setOperation('decode');
    await settle();
    expect(page.runs.map(({ call }) => call.operation)).toEqual(['encode', 'decode']);
    expect(page.get()).toMatchObject({ input: { text: 'a' }, replaceCount: 0 });
  });

  test('is in the address, the first one is not', () => {
    const page = openSession();
    page.setOperation('encodeFile');
    page.setOperation('encode');
    expect(page.queries).toEqual(['op=encode-file', '']);
    expect(queryOf(page.get()).toString()).toBe('');
  });

  test('writes no address once the page was left', () => {
    const page = openSession();
    page.leave();
    page.setOperation('decode');
    expect(page.queries).toEqual([]);
  });
});
