import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { int, text } from '#core/fields.ts';
import { defineTool, type Tool } from '#core/tool.ts';
import { failure, openSession, sampled, sampleTool, settle } from '#testing/fake-session.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const bigText = 'x'.repeat(20_001);

describe('an input is run', () => {
  test('in the next task', async () => {
    const page = openSession();
    page.give({ text: 'a' });
    expect(page.runs).toEqual([]);
    await settle();
    expect(page.ran()).toEqual(['a']);
  });

  test('once, where several changes come in one turn', async () => {
    const page = openSession();
    page.give({ text: 'a' });
    page.setOptionsOf('encode', { urlSafe: true });
    page.give({ text: 'ab' });
    await settle();
    expect(page.ran()).toEqual(['ab']);
  });

  test('after 150 ms without a change where it is big', async () => {
    const page = openSession();
    page.give({ text: bigText });
    await vi.advanceTimersByTimeAsync(100);
    page.give({ text: `${bigText}y` });
    await vi.advanceTimersByTimeAsync(149);
    expect(page.runs).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ran()).toEqual([`${bigText}y`]);
  });

  test('after 300 ms where the operation is costly', async () => {
    const page = openSession();
    page.setOperation('guess');
    await vi.advanceTimersByTimeAsync(300);
    page.give({ text: 'a' });
    await vi.advanceTimersByTimeAsync(299);
    expect(page.ran()).toEqual(['']);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ran()).toEqual(['', 'a']);
  });

  test('runs on request only, if the operation is not live', async () => {
    const page = openSession();
    page.setOperation('sign');
    page.give({ text: 'a' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.runs).toEqual([]);
    page.refresh();
    await settle();
    expect(page.ran()).toEqual(['a']);
  });

  test('nothing is left of another operation where the next one runs on request', async () => {
    const page = openSession();
    await page.type('a');
    await page.end(failure);
    expect(page.get().run.outcome).toMatchObject(failure);
    page.setOperation('sign');
    await settle();
    expect(page.get().run).toMatchObject({ success: undefined, outcome: undefined, issues: [] });
  });

  test('not again where it is given once more', async () => {
    const page = openSession();
    await page.type('a');
    await page.type('a');
    expect(page.ran()).toEqual(['a']);
  });

  test('not where there is no file yet, and results are cleared', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    await page.replace({ text: '' });
    page.setOperation('encodeFile');
    await settle();
    expect(page.ran()).toEqual(['a', '']);
    expect(page.get().run).toMatchObject({ success: undefined, outcome: undefined });
  });
});

test('a clock runs the same again until the user gives an input', async () => {
  const page = openSession();
  page.tick();
  await settle();
  expect(page.get()).toMatchObject({ isTicking: true });
  page.setOptionsOf('encode', { urlSafe: true });
  expect(page.get()).toMatchObject({ isTicking: true });
  page.give({ text: 'a' });
  expect(page.get().isTicking).toBeUndefined();
});

test('a refresh runs the same again', async () => {
  const page = openSession();
  await page.type('a');
  page.refresh();
  await settle();
  expect(page.ran()).toEqual(['a', 'a']);
});

describe('a newer run', () => {
  test('cancels the one under way: two never run at once', async () => {
    const page = openSession();
    await page.type('a');
    await page.type('ab');
    expect(page.runs.map(({ options }) => options.signal.aborted)).toEqual([true, false]);
    expect(page.get().run).toMatchObject({ running: true, cancelled: false });
  });

  test('is not overwritten by a late result of the older one', async () => {
    const page = openSession();
    await page.type('a');
    await page.type('ab');
    await page.end({ result: 'newer' });
    page.runs[0]?.end({ value: 'older', notices: [], duration: 1 });
    await settle();
    expect(page.get().run.success?.value).toBe('newer');
  });
});

describe('a result', () => {
  test('names the input that it was made of', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    expect(page.get().run).toMatchObject({
      outcomeInput: 'a',
      success: { operation: 'encode', input: 'a', value: 'YQ==' },
    });
  });

  test('stays while a later input is wrong', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    await page.type('b');
    await page.end(failure);
    expect(page.get().run).toMatchObject({ outcome: failure, outcomeInput: 'b', success: { value: 'YQ==' } });
  });

  describe.each([
    ['a short value', 'convert', undefined],
    ['a document', 'encode', 'YQ=='],
  ])('of %s that typing only passed through', (_, operation, kept) => {
    const tool: Tool = {
      ...sampleTool,
      operations: { ...sampleTool.operations, convert: { input: 'color', output: 'text' } },
    };
    const typed = async (pause: number) => {
      const page = openSession(tool);
      page.setOperation(operation);
      await page.type('a');
      await page.end({ result: 'YQ==' });
      await vi.advanceTimersByTimeAsync(pause);
      await page.type('ab');
      await page.end(failure);
      return page;
    };

    test('goes once typing has paused', async () => {
      const page = await typed(599);
      await vi.advanceTimersByTimeAsync(599);
      expect(page.get().run.success?.value).toBe('YQ==');
      await vi.advanceTimersByTimeAsync(1);
      expect(page.get().run.success?.value).toBe(kept);
    });

    test('stays where it was there for long enough to be read', async () => {
      const page = await typed(600);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(page.get().run.success?.value).toBe('YQ==');
    });
  });

  describe('of an option that typing only passed through', () => {
    const tool = defineTool({
      category: 'text',
      icon: 'x',
      page: { initialInput: 'sample' },
      operations: {
        draw: {
          input: 'text',
          output: 'text',
          options: { color: text('black'), width: int(1, { max: 99 }), note: text('', { document: 'text' }) },
        },
      },
    });
    const typed = async (options: Readonly<Record<string, unknown>>, result: unknown, of: Tool = tool) => {
      const page = openSession(of);
      page.setOptionsOf('draw', options);
      await settle();
      await page.end({ result });
      return page;
    };
    const shown = (page: Awaited<ReturnType<typeof typed>>) => page.get().run.success?.value;

    test.each([
      ['fails', { color: 'navyy' }],
      ['does not fit', { width: 100 }],
    ])('gives way to the one before it once typing has paused, where the next one %s', async (_, next) => {
      const page = await typed({ color: 'navy', width: 10 }, 'passed');
      page.setOptionsOf('draw', next);
      await settle();
      await page.end(failure);
      expect(shown(page)).toBe('passed');
      await vi.advanceTimersByTimeAsync(600);
      expect(shown(page)).toBe('rendered');
    });

    test('stays where it was there for long enough to be read', async () => {
      const page = await typed({ color: 'navy' }, 'read');
      await vi.advanceTimersByTimeAsync(600);
      page.setOptionsOf('draw', { color: 'navyy' });
      await settle();
      await page.end(failure);
      await vi.advanceTimersByTimeAsync(600);
      expect(shown(page)).toBe('read');
    });

    test('stays where the option is a document', async () => {
      const page = await typed({ note: '[]' }, 'passed');
      page.setOptionsOf('draw', { note: '[],' });
      await settle();
      await page.end(failure);
      await vi.advanceTimersByTimeAsync(600);
      expect(shown(page)).toBe('passed');
    });

    test('is not brought back where the tool drops old results', async () => {
      const page = await typed({ color: 'navy' }, 'passed', {
        ...tool,
        page: { initialInput: 'sample', dropsOldResults: true },
      });
      page.setOptionsOf('draw', { color: 'navyy' });
      await settle();
      await page.end(failure);
      await vi.advanceTimersByTimeAsync(600);
      expect(shown(page)).toBeUndefined();
    });
  });

  test('of a sample goes while a later input is wrong', async () => {
    const page = openSession(sampled);
    expect(page.get().run.success).toBeDefined();
    await page.type('a');
    await page.end(failure);
    await vi.advanceTimersByTimeAsync(600);
    expect(page.get().run.success).toBeUndefined();
  });

  test('goes with a later failure where the tool drops old results', async () => {
    const page = openSession({ ...sampleTool, page: { dropsOldResults: true } });
    await page.type('a');
    await page.end({ result: 'YQ==' });
    await page.type('b');
    await page.end(failure);
    expect(page.get().run.success).toBeUndefined();
  });
});

describe('a run', () => {
  test('is slow after 300 ms, and reports its progress', async () => {
    const page = openSession();
    await page.type('a');
    await vi.advanceTimersByTimeAsync(299);
    expect(page.get().run.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    page.runs[0]?.options.onProgress?.(0.5);
    expect(page.get().run).toMatchObject({ slow: true, fraction: 0.5, elapsed: 300 });
    await page.end({ result: 'YQ==' });
    expect(page.get().run).toMatchObject({ slow: false, fraction: undefined, running: false });
  });

  test('that is cancelled leaves input and last result', async () => {
    const page = openSession();
    await page.type('a');
    await page.end({ result: 'YQ==' });
    await page.type('ab');
    page.control.cancel();
    await settle();
    expect(page.get().run).toMatchObject({ cancelled: true, running: false, success: { value: 'YQ==' } });
    expect(page.text()).toBe('ab');
  });

  test('with an option that does not fit does not start', async () => {
    const tool = defineTool({
      category: 'text',
      icon: 'x',
      operations: { repeat: { input: 'text', output: 'text', options: { times: int(1, { max: 9 }) } } },
    });
    const page = openSession(tool);
    page.setOptionsOf('repeat', { times: 10 });
    await settle();
    expect(page.get().run.issues).toMatchObject([{ field: 'times' }]);
    page.setOptionsOf('repeat', { times: 9 });
    await settle();
    expect(page.get().run).toMatchObject({ issues: [], running: true });
  });

  test('ends when the page is left, and one that waits does not start', async () => {
    const page = openSession();
    await page.type('a');
    page.give({ text: bigText });
    page.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.ran()).toEqual(['a']);
    expect(page.runs[0]?.options.signal.aborted).toBe(true);
  });
});
