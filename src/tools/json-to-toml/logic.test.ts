import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/json-to-toml.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toToml = (input: string, options = {}) => run('toToml', input, options);

// The known answers of the specification are those of src/lib/toml/write.test.ts; these go through the tool's options.
describe('what comes out', () => {
  it.each([
    ['{"big":123456789012345678901}', {}, 'big = "123456789012345678901"\n'],
    ['{"f":1.0,"e":1e3,"b":9007199254740993}', {}, 'f = 1.0\ne = 1e3\nb = 9007199254740993\n'],
    [
      '{"d":"2026-11-20","t":"07:32:00","u":"2026-11-20T10:00:00Z","v":"2026-02-30"}',
      {},
      'd = "2026-11-20"\nt = "07:32:00"\nu = "2026-11-20T10:00:00Z"\nv = "2026-02-30"\n',
    ],
    [
      '{"d":"2026-11-20","t":"07:32:00","u":"2026-11-20T10:00:00Z","v":"2026-02-30","w":"07:32"}',
      { dateTexts: true },
      'd = 2026-11-20\nt = 07:32:00\nu = 2026-11-20T10:00:00Z\nv = "2026-02-30"\nw = "07:32"\n',
    ],
    ['{"w":"07:32"}', { dateTexts: true, writtenVersion: '1.1' }, 'w = 07:32\n'],
    ['{"a":1} {"a":2}', {}, '[[items]]\na = 1\n\n[[items]]\na = 2\n'],
    ['{"a":1}\n// end', {}, 'a = 1\n# end\n'],
    ['null', {}, ''],
    ['false', {}, 'value = false\n'],
    ['', {}, ''],
  ])('%j with %j', async (json, options, toml) => {
    expect(await toToml(json, options)).toBe(toml);
  });
});

describe('reports changes', () => {
  it.each([
    [
      '[1,null]',
      [
        'TOML needs a table at the root; this JSON is a list. It was put under “items”.',
        '1 null value was left out (TOML has no null): items[1]',
      ],
    ],
    [
      '{"a":1,"a":2}',
      [
        'The key “a” appears twice in one object (line 1, columns 2 and 8); TOML allows it once, so the last value was kept.',
      ],
    ],
    [
      String.raw`{"\ud800":"\udc00"}`,
      ['2 strings had halves of surrogate pairs, which TOML does not allow; they were replaced by U+FFFD.'],
    ],
  ])('of %j', async (json, notices) => {
    expect((await report('toToml', json)).notices).toEqual(notices);
  });

  it('of mistakes', async () => {
    expect((await report('toToml', '{"a": tru}')).error).toBe(
      'Line 1, column 7: “tru” is not a JSON value. Put strings in double quotes, or write true, false or null.',
    );
  });
});
