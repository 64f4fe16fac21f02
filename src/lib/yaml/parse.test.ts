import { expect, it } from 'vitest';
import { parseYaml } from './parse.ts';

it.each([
  ['a: [\n  1,\n  2\n]\n', 'a: [\n  1,\n  2\n  ]\n'],
  ['a:\n  b: {\n    c: "}",\n    # end\n  }\nd: [] # ]\n', 'a:\n  b: {\n    c: "}",\n    # end\n    }\nd: [] # ]\n'],
  ['- |\n  ]\n- k: [ # one\n    "]", # two\n  ]\n', '- |\n  ]\n- k: [ # one\n    "]", # two\n    ]\n'],
  ["a: 'it''s [\n  }'\nb: [\n] # c\nc: x [\nd: {\r\n}\r\n", "a: 'it''s [\n  }'\nb: [\n ] # c\nc: x [\nd: {\r\n }\r\n"],
])('%j may close brackets at the column of their key', (text, indented) => {
  expect(parseYaml(text).map(({ type }) => type)).toEqual(parseYaml(indented).map(({ type }) => type));
});

// yaml-test-suite, 9C9N
it.each(['a: [b,\nc,\nd]', 'a: [\n1\n]', 'a: [\n', 'a: 1\n]'])('%j is rejected', (text) => {
  expect(() => parseYaml(text)).toThrow();
});
