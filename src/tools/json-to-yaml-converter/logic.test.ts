import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/json-to-yaml-converter.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toYaml = (input: string, options = {}) => run('toYaml', input, options);

// The known answers of the specification are those of src/lib/yaml/write.test.ts; these go through the tool's options.
describe('what comes out', () => {
  it.each([
    ['{"foo":"bar","list":["item",{"key":"value"}]}', {}, 'foo: bar\nlist:\n  - item\n  - key: value\n'],
    ['{"foo":"bar","list":["item"]}', { indent: '4', quoteAll: true }, 'foo: "bar"\nlist:\n    - "item"\n'],
    ['{"b":1,"a10":2,"a2":3}', { sort: 'natural' }, 'a2: 3\na10: 2\nb: 1\n'],
    ['{"a":1}\n{"a":2}\n', {}, 'a: 1\n---\na: 2\n'],
    ['{"a":1}\n{"a":2}\n', { several: 'list' }, '- a: 1\n- a: 2\n'],
    ["// c\n{a: 'yes', b: .5,}", {}, '# c\na: "yes"\nb: 0.5\n'],
    [String.raw`{\"a\":1}`, {}, 'a: 1\n'],
    ['', {}, ''],
  ])('%j with %j', async (json, options, yaml) => {
    expect(await toYaml(json, options)).toBe(yaml);
  });
});

describe('reports changes', () => {
  it('of several values', async () => {
    expect(await report('toYaml', '{"a":1}{"a":2}')).toEqual({
      value: 'a: 1\n---\na: 2\n',
      notices: ['The input has 2 JSON values; the second starts at line 1, column 8.'],
    });
  });

  it('of keys that appear twice', async () => {
    expect(await report('toYaml', '{"a":1,\n"b":2,\n"a":3}')).toEqual({
      value: 'a: 3\nb: 2\n',
      notices: [
        'The key “a” appears twice in one object (lines 1 and 3); YAML allows it once, so the last value was kept.',
      ],
    });
  });

  it('of mistakes', async () => {
    expect((await report('toYaml', '{"a" 1}')).error).toBe('Line 1, column 6: expected “:” after the key.');
  });
});
