import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/toml-to-yaml.en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
const toYaml = (input: string, options = {}) => run('toYaml', input, options);

// The known answers of the specification. Keys that YAML 1.1 takes for booleans are quoted, by its rule for keys.
describe('what comes out', () => {
  it.each([
    [
      'foo = "bar"\n# c\n[list]\nname = "item"\n[list.another]\nkey = "value"',
      {},
      'foo: bar\n# c\nlist:\n  name: item\n  another:\n    key: value\n',
    ],
    ['d = 1979-05-27T07:32:00.999999-07:00\nt = 07:32:00', {}, 'd: 1979-05-27T07:32:00.999999-07:00\nt: "07:32:00"\n'],
    ['d = 1979-05-27', { dates: 'text' }, 'd: "1979-05-27"\n'],
    ['a = inf\nb = -nan\nc = -inf', {}, 'a: .inf\nb: .nan\nc: -.inf\n'],
    ['p = 0o755', {}, 'p: 493\n'],
    ['p = 0o755', { readers: '1.2' }, 'p: 0o755\n'],
    ['p = 0xFF', {}, 'p: 0xFF\n'],
    ['v = "1.10"\nf = 1.10\no = "on"', {}, 'v: "1.10"\nf: 1.10\no: "on"\n'],
    ['[[x]]\nn = 1\n[[x]]\nn = 2', {}, 'x:\n  - "n": 1\n  - "n": 2\n'],
    ['s = """\na\nb\n"""', {}, 's: |\n  a\n  b\n'],
    ['', {}, '{}\n'],
  ])('%j with %j', async (toml, options, yaml) => {
    expect(await toYaml(toml, options)).toBe(yaml);
  });
});

describe('there and back', () => {
  it('is the same TOML, with dates and comments', async () => {
    const toml =
      '# top\na = 1 # one\nd = 1979-05-27 07:32:00.999999\nh = 0xFF\nf = 1.0\ns = "0xFF"\n\n# table\n[t] # head\nx = [1, 2]\n\n[[t.u]]\ny = true\n';
    const yaml = String(await toYaml(toml));
    expect(await run('toToml', yaml)).toBe(toml);
  });
});

it('reports mistakes', async () => {
  expect((await report('toYaml', 'a=1\na=2')).error).toBe('Line 2, column 1: “a” is already defined on line 1.');
});
