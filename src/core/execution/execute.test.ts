import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { firstLoneSurrogate } from '#core/coercion.ts';
import { int, text } from '#core/fields.ts';
import type { Representation } from '#core/kind.ts';
import { type Context, defineTool, ToolError } from '#core/tool.ts';
import { growsLinearly } from '#testing/effort.ts';
import { plainContext, strongRandom } from './context.ts';
import { execute, executeCall, type Logic, OptionsError, type Outcome, prepare } from './execute.ts';

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** The value that an operation of a representation gets for an input. */
async function receive(repr: Representation, value: unknown): Promise<Outcome> {
  const call = { operation: 'echo', input: { repr, value }, options: {} };
  return executeCall({ echo: (input: unknown) => input } as unknown as Logic, call, plainContext());
}

describe('a second document', () => {
  const call = (right: unknown) => ({ operation: 'echo', options: { right } });
  const logic = { echo: (options: unknown) => options } as unknown as Logic;

  test('may come as a file', async () => {
    const outcome = await executeCall(logic, call(new Blob(['é'])), plainContext());
    expect(outcome).toEqual({ value: { right: 'é' }, notices: [] });
  });

  test('that is no text is an error in its option', async () => {
    const outcome = await executeCall(logic, call(new Blob([bytes(0x61, 0xe9, 0x62)])), plainContext());
    expect(outcome).toMatchObject({ failure: { code: 'not-utf8', at: { offset: 1, field: 'right' } } });
  });
});

describe('input', () => {
  test.each<[Representation, unknown, unknown]>([
    ['text', 'é', 'é'],
    ['text', utf8('é😀'), 'é😀'],
    ['text', bytes(0xef, 0xbb, 0xbf, 0x61), '\uFEFFa'],
    ['text', new Blob(['é']), 'é'],
    ['text', 5, '5'],
    ['text', false, 'false'],
    ['bytes', 'é', utf8('é')],
    ['bytes', bytes(1, 2), bytes(1, 2)],
    ['bytes', new Blob([bytes(0xff)]), bytes(0xff)],
    ['number', 5, 5],
    ['number', ' 0x10 ', 16],
    ['number', new Blob(['7\n']), 7],
    ['boolean', true, true],
    ['rows', '[{"a":1}]', [{ a: 1 }]],
    ['rows', [{ a: 1 }], [{ a: 1 }]],
    ['rows', '[]', []],
    ['rows', '[{"__proto__":null,"a":"b","c":true},{}]', JSON.parse('[{"__proto__":null,"a":"b","c":true},{}]')],
    ['value', '{"a":[1]}', { a: [1] }],
    ['value', new Blob(['null']), null],
    ['value', { a: 1 }, { a: 1 }],
    ['value', undefined, undefined],
  ])('as %s, %j', async (repr, value, received) => {
    expect(await receive(repr, value)).toEqual({ value: received, notices: [] });
  });

  test.each([['é'], [utf8('é')], [new Blob(['é'])]])('as file, %j', async (value) => {
    const outcome = await receive('file', value);
    const received = 'value' in outcome ? outcome.value : undefined;
    expect(received).toBeInstanceOf(Blob);
    expect(await (received as Blob).text()).toBe('é');
  });

  test.each<[Representation, unknown, string]>([
    ['text', {}, 'wrong-input'],
    ['text', undefined, 'wrong-input'],
    ['bytes', 5, 'wrong-input'],
    ['file', null, 'wrong-input'],
    ['number', 'x', 'not-a-number'],
    ['number', true, 'wrong-input'],
    ['boolean', 'true', 'wrong-input'],
    ['rows', '{', 'not-json'],
  ])('as %s, not %j', async (repr, value, code) => {
    expect(await receive(repr, value)).toMatchObject({ failure: { code } });
  });

  test.each<[Representation, unknown, string]>([
    ['number', '', 'not-a-number'],
    ['number', ' \n', 'not-a-number'],
    ['number', new Blob(['\n']), 'not-a-number'],
    ['rows', '', 'not-json'],
    ['value', new Blob(), 'not-json'],
  ])('as %s, %j is nothing', async (repr, value, code) => {
    expect(await receive(repr, value)).toEqual({ nothing: { code, params: {} }, notices: [] });
  });

  test.each<[unknown, string, object]>([
    ['5', 'not-rows', {}],
    ['null', 'not-rows', {}],
    ['{"0":{}}', 'not-rows', {}],
    [undefined, 'not-rows', {}],
    ['[1]', 'not-a-row', { number: 1 }],
    ['[{},null]', 'not-a-row', { number: 2 }],
    ['[{},{"a":1},["a"]]', 'not-a-row', { number: 3 }],
    ['[{"a":{}}]', 'not-a-row', { number: 1 }],
    ['[{"a":[]}]', 'not-a-row', { number: 1 }],
    [[{ a: 1n }], 'not-a-row', { number: 1 }],
  ])('as rows, not %s', async (value, code, params) => {
    expect(await receive('rows', value)).toEqual({ failure: { code, params }, notices: [] });
  });

  test('bytes that are not UTF-8 are rejected with their offset', async () => {
    expect(await receive('text', bytes(0x61, 0xc3, 0x28))).toEqual({
      failure: {
        code: 'not-utf8',
        params: { byte: 'C3', number: 2, encoding: 'Windows-1252' },
        at: { offset: 1, line: 1, column: 2, character: 2 },
      },
      notices: [],
    });
    expect(await receive('text', new Blob([bytes(0xff, 0xfe, 0x61, 0, 0x62)]))).toMatchObject({
      failure: { code: 'invalid-byte', params: { byte: '62', number: 5, encoding: 'UTF-16LE' } },
    });
    expect(await receive('text', new Blob([bytes(0xff, 0xfe, 0x61, 0)]))).toMatchObject({
      value: 'a',
      notices: [{ code: 'read-as-marked', params: { encoding: 'UTF-16LE' } }],
    });
    expect(await receive('text', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toMatchObject({
      failure: { code: 'not-text', params: { byte: '89', number: 1 } },
    });
  });

  test('bytes are read in the encoding of an option where the operation has one', async () => {
    const operation = {
      input: 'text',
      output: 'text',
      inputEncoding: 'from',
      options: { from: text('auto') },
    } as const;
    const read = (value: unknown, from: string) =>
      executeCall(
        { echo: (input: unknown) => input } as unknown as Logic,
        prepare('echo', operation, value, { from }),
        plainContext(),
      );
    expect(await read(new Blob([bytes(0x61, 0x0a, 0x62, 0xe9)]), 'auto')).toEqual({
      value: 'a\nbé',
      notices: [
        {
          code: 'read-as',
          params: { byte: 'E9', number: 4, encoding: 'Windows-1252' },
          at: { offset: 3, line: 2, column: 2, character: 4, isInLines: true },
        },
      ],
    });
    expect(await read(bytes(0xe9), 'windows-1251')).toEqual({ value: 'й', notices: [] });
    expect(await read('é', 'windows-1251')).toEqual({ value: 'é', notices: [] });
    expect(await read(5, 'windows-1251')).toEqual({ value: '5', notices: [] });
  });

  test('UTF-16 that is valid UTF-8 too gives a notice', async () => {
    expect(await receive('text', bytes(0x61, 0, 0x62, 0))).toEqual({
      value: 'a\0b\0',
      notices: [{ code: 'may-be-utf16', params: { encoding: 'UTF-16LE' } }],
    });
    expect(await receive('text', utf8('a\0bcdefg'))).toEqual({ value: 'a\0bcdefg', notices: [] });
    expect(await receive('bytes', bytes(0x61, 0, 0x62, 0))).toMatchObject({ notices: [] });
  });

  test('a lone surrogate becomes U+FFFD, with a notice', async () => {
    expect(await receive('bytes', 'a\n\uD83D')).toEqual({
      value: utf8('a\n\uFFFD'),
      notices: [
        { code: 'lone-surrogate', params: {}, at: { offset: 2, line: 2, column: 1, character: 3, isInLines: true } },
      ],
    });
    expect(await receive('text', '\uD83D')).toEqual({ value: '\uD83D', notices: [] });
  });
});

const tool = defineTool({
  category: 'text',
  icon: 'x',
  operations: {
    run: { input: 'text', output: 'text', options: { size: int(1, { max: 9 }) } },
    make: { output: 'number', options: { size: int(1) } },
  },
});
const logicOf = (run: (...args: never[]) => unknown): Logic => ({ run, make: ({ size }: { size: number }) => size });

describe('a blank input that is rejected', () => {
  const refuse = (at?: ConstructorParameters<typeof ToolError>[2]) => () => {
    throw new ToolError('wrong', {}, at);
  };
  const end = (input: string, at?: ConstructorParameters<typeof ToolError>[2]) =>
    executeCall(logicOf(refuse(at)), prepare('run', tool.operations.run, input, {}), plainContext());

  test('is nothing', async () => {
    expect(await end('')).toEqual({ nothing: { code: 'wrong', params: {} }, notices: [] });
    expect(await end(' \r\n')).toHaveProperty('nothing');
    expect(await end('', 0)).toHaveProperty('nothing.at');
  });

  test('is a failure where an option is at fault', async () => {
    expect(await end('', { offset: 0, field: 'size' })).toHaveProperty('failure');
    expect(await end('a')).toHaveProperty('failure');
    expect(await end('\u200b')).toHaveProperty('failure');
  });

  test('does not include a file that cannot be read', async () => {
    const gone = Object.assign(new Blob(['\n']), { text: () => Promise.reject(new DOMException('gone')) });
    const call = { operation: 'run', input: { repr: 'file' as const, value: gone }, options: {} };
    expect(await executeCall(logicOf(refuse()), call, plainContext())).toHaveProperty('failure.code', 'wrong');
  });

  test('still throws for callers that need a value', async () => {
    await expect(execute(logicOf(refuse()), tool, 'run', '', {}, plainContext())).rejects.toMatchObject({
      name: 'ToolError',
      code: 'wrong',
    });
  });
});

describe('executeCall', () => {
  const call = prepare('run', tool.operations.run, 'ab\ncd', {});

  test('passes input, options and context', async () => {
    const run = vi.fn(() => 'done');
    const ctx = plainContext({ locale: 'fr' });
    expect(await executeCall(logicOf(run), call, ctx)).toEqual({ value: 'done', notices: [] });
    expect(run).toHaveBeenCalledWith(
      'ab\ncd',
      { size: 1 },
      expect.objectContaining({ locale: 'fr', signal: ctx.signal }),
    );
  });

  test('an operation without input gets its options first', async () => {
    expect(
      await executeCall(
        logicOf(vi.fn()),
        prepare('make', tool.operations.make, undefined, { size: 3 }),
        plainContext(),
      ),
    ).toEqual({
      value: 3,
      notices: [],
    });
  });

  test('a ToolError is a failure, with its place as line and column', async () => {
    const run = () => {
      throw new ToolError('odd', { n: 1 }, { offset: 4, length: 1 });
    };
    expect(await executeCall(logicOf(run), call, plainContext())).toEqual({
      failure: {
        code: 'odd',
        params: { n: 1 },
        at: { offset: 4, length: 1, line: 2, column: 2, character: 5, isInLines: true },
      },
      notices: [],
    });
  });

  test('a place in an option is located in that option', async () => {
    const run = () => {
      throw new ToolError('odd', {}, { offset: 2, field: 'other' });
    };
    const asked = { ...call, options: { other: 'x\ny' } };
    expect(await executeCall(logicOf(run), asked, plainContext())).toMatchObject({
      failure: { at: { field: 'other', line: 2, column: 1 } },
    });
  });

  test('notices are collected, and passed on as they occur', async () => {
    const onNotice = vi.fn();
    const run = (_input: string, _options: object, ctx: ReturnType<typeof plainContext>) => {
      ctx.notice('first');
      ctx.notice('second', { n: 2 }, 3);
      return '';
    };
    expect(await executeCall(logicOf(run as never), call, plainContext({ notice: onNotice }))).toMatchObject({
      notices: [
        { code: 'first', params: {} },
        { code: 'second', params: { n: 2 }, at: { line: 2, column: 1 } },
      ],
    });
    expect(onNotice.mock.calls).toEqual([
      ['first', {}, undefined, []],
      ['second', { n: 2 }, 3, []],
    ]);
  });

  test('a notice about an empty option, or one left to the tool, is a hint', async () => {
    const run = (_input: string, _options: object, { notice }: Context) => {
      for (const field of ['empty', 'open', 'full']) notice(field, {}, { offset: 0, field });
    };
    const outcome = await executeCall(
      logicOf(run as never),
      { ...call, options: { empty: '', open: 'auto', full: 'x' } },
      plainContext(),
    );
    expect('notices' in outcome && outcome.notices.map(({ isHint }) => isHint)).toEqual([true, true, undefined]);
  });

  test('has the options that notices and errors offer', async () => {
    const run = (_input: string, _options: object, ctx: Context) => {
      ctx.notice('odd', {}, 1, [{ sign: ',' }, { sign: '.', strict: false }]);
      throw new ToolError('wrong', {}, undefined, [{ strict: null }]);
    };
    expect(await executeCall(logicOf(run as never), call, plainContext())).toEqual({
      failure: { code: 'wrong', params: {}, offers: [{ strict: null }] },
      notices: [
        {
          code: 'odd',
          params: {},
          at: { offset: 1, line: 1, column: 2, character: 2, isInLines: true },
          offers: [{ sign: ',' }, { sign: '.', strict: false }],
        },
      ],
    });
  });

  test('has the first notices of each code, and the number of the others', async () => {
    const run = (_input: string, _options: object, ctx: ReturnType<typeof plainContext>) => {
      for (let index = 0; index < 23; index++) for (const code of ['one', 'two']) ctx.notice(code, { index }, index);
      ctx.notice('three');
      return '';
    };
    const outcome = await executeCall(logicOf(run as never), call, plainContext());
    const notices = 'notices' in outcome ? outcome.notices : [];
    const count = (code: string) => notices.filter((notice) => notice.code === code).length;
    expect([count('one'), count('two'), count('three')]).toEqual([20, 20, 1]);
    expect(notices.at(-1)).toEqual({ code: 'more-notices', params: { n: 6 } });
  });

  test('locates many notices in linear time', async () => {
    const run = (text: string, _options: object, ctx: ReturnType<typeof plainContext>) => {
      for (let index = 0; index < text.length; index++) ctx.notice('each', {}, index);
      return '';
    };
    const work = (size: number) =>
      executeCall(
        logicOf(run as never),
        { ...call, input: { repr: 'text', value: 'ab\n'.repeat(size) } },
        plainContext(),
      );
    expect(await growsLinearly(work, 8_000)).toBe(true);
  });

  test.each<[string, () => unknown, string]>([
    [
      'thrown',
      () => {
        throw new TypeError('oh no');
      },
      'oh no',
    ],
    ['rejected', () => Promise.reject(new RangeError('too far')), 'too far'],
    [
      'no error',
      () => {
        throw 'text';
      },
      'text',
    ],
  ])('anything else is a bug: %s', async (_, run, message) => {
    expect(await executeCall(logicOf(run), call, plainContext())).toEqual({
      bug: { message, stack: expect.any(String) },
    });
  });

  describe('what may never end', () => {
    const run = (_input: string, _options: object, ctx: ReturnType<typeof plainContext>) =>
      ctx.limit(() => 'done', new ToolError('slow', { n: 1 }, 3));
    const limited = { ...call, stallAfter: 2_000 };

    test('runs to its end where a host cannot stop it', async () => {
      expect(await executeCall(logicOf(run as never), limited, plainContext())).toEqual({ value: 'done', notices: [] });
    });

    test('is passed to a host that can, with the failure to end with', async () => {
      const limit = vi.fn((work) => work());
      expect(await executeCall(logicOf(run as never), limited, plainContext(), limit)).toMatchObject({ value: 'done' });
      expect(limit).toHaveBeenCalledWith(
        expect.any(Function),
        2_000,
        {
          code: 'slow',
          params: { n: 1, seconds: 2 },
          at: { offset: 3, line: 2, column: 1, character: 4, isInLines: true },
        },
        false,
      );
    });

    test('without a limit declared is a bug', async () => {
      expect(await executeCall(logicOf(run as never), call, plainContext())).toMatchObject({
        bug: { message: 'run does not declare stallAfter' },
      });
    });

    test('the limit comes from the declaration', () => {
      const operation = { input: 'text', output: 'text', stallAfter: 2_000 } as const;
      expect(prepare('run', operation, '', {})).toMatchObject({ stallAfter: 2_000 });
    });
  });

  test('so is a function missing from logic.ts', async () => {
    expect(await executeCall({}, call, plainContext())).toMatchObject({
      bug: { message: 'logic.ts does not export run' },
    });
  });
});

describe('execute', () => {
  const echo = logicOf((input: string) => input);

  test('gives the value', async () => {
    expect(await execute(echo, tool, 'run', 'x', {}, plainContext())).toBe('x');
  });

  test('throws options errors, tool errors and bugs', async () => {
    const ctx = plainContext();
    await expect(execute(echo, tool, 'run', 'x', { size: 10 }, ctx)).rejects.toThrow(OptionsError);
    await expect(execute(echo, tool, 'run', 'x', { size: 10 }, ctx)).rejects.toThrow('size: range');
    await expect(execute(echo, tool, 'nope', 'x', {}, ctx)).rejects.toMatchObject({
      code: 'unknown-operation',
      params: { name: 'nope', known: 'run, make' },
    });
    await expect(execute(echo, tool, 'toString', 'x', {}, ctx)).rejects.toMatchObject({ code: 'unknown-operation' });
    await expect(execute(echo, tool, 'run', {}, {}, ctx)).rejects.toBeInstanceOf(ToolError);
    const broken = logicOf(() => {
      throw new TypeError('oh no');
    });
    await expect(execute(broken, tool, 'run', '', {}, ctx)).rejects.toThrow('oh no');
  });
});

test('finds the first lone surrogate', () => {
  const units = fc.array(fc.constantFrom('a', '\uD83D', '\uDE00', '😀')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(units, (text) => {
      const offset = firstLoneSurrogate(text);
      expect(offset < 0).toBe(text.isWellFormed());
      if (offset >= 0) {
        expect(text.slice(0, offset).isWellFormed()).toBe(true);
        expect(text.slice(0, offset + 1).isWellFormed()).toBe(false);
      }
    }),
  );
});

test('a run that used randomness says so', async () => {
  const end = (run: (...args: never[]) => unknown) =>
    executeCall(logicOf(run), { operation: 'run', options: {} }, plainContext({ random: () => Uint8Array.of(7) }));
  expect(await end((_, ctx: Context) => ctx.random(1)[0])).toEqual({ value: 7, notices: [], isRandom: true });
  expect(await end(() => 7)).toEqual({ value: 7, notices: [] });
});

test('random bytes, also more than the platform gives at once', () => {
  const many = strongRandom(200_000);
  expect(many).toHaveLength(200_000);
  expect(new Set(many).size).toBe(256);
  expect(many.subarray(-1_000).some((byte) => byte !== 0)).toBe(true);
  expect(strongRandom(0)).toHaveLength(0);
});
