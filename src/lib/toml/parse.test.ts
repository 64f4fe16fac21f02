import fc from 'fast-check';
import { ParseError, parseTOML, traverseNodes } from 'toml-eslint-parser';
import { describe, expect, it, test } from 'vitest';
import { parseToml } from '#lib/toml/parse.ts';

/** The relevant parts of a tree, or the error. */
function outline(text: string, parse: typeof parseTOML): unknown {
  const found: unknown[] = [];
  try {
    const program = parse(text, { tomlVersion: '1.1' });
    traverseNodes(program, {
      enterNode: (node) => {
        const { type, range } = node;
        const name = type === 'TOMLBare' ? node.name : undefined;
        const isText = type === 'TOMLQuoted' || (type === 'TOMLValue' && node.kind === 'string');
        found.push([type, 'kind' in node ? node.kind : '', range, name ?? (isText ? node.value : '')]);
      },
      leaveNode: () => {},
    });
    found.push(...program.comments.map(({ value, range }) => [value, range]));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return [error.message, error.index];
  }
  return found;
}

/** The parser takes tokens of a size between what is shortened and what it fails on. */
const length = 10_001;
const fill = (piece: string): string => piece.repeat(Math.ceil(length / piece.length));

describe('a long token is parsed as the parser alone would', () => {
  const pieces = ['x', '\\u00e9', '\\U0001F600', '\\"', '\\\\', '😀', ' ', "\\x41'", '\\n', 'é ', '#]', '"', "'", '\n'];
  const lines = ['\r\n', '\n', 'x\n', '\\\n  ', '\\  \r\n\t\n ', '""', "''", '"\n'];
  const text = fc
    .array(fc.constantFrom(...pieces, ...lines, '\u0001', '\\q', '\\u12'), { minLength: 1, maxLength: 5 })
    .map((parts) => fill(parts.join('')));
  const quoted = fc.constantFrom('"', "'", '"""', "'''").chain((mark) => text.map((body) => mark + body + mark));
  const digits = fc
    .tuple(
      fc.constantFrom('', '-', '0x', '1.', '0.', '1e', '1e+', '07:32:00.', 'x', '1979-05-27 07:32:00.'),
      fc.constantFrom('1', '10', '1_2', '1__2', '12_', 'aF', '0', '1e', '1.5'),
    )
    .map(([lead, piece]) => lead + fill(piece));
  const token = fc.oneof(quoted, digits);

  it.each<[string, (first: string, second: string) => string]>([
    ['values', (first, second) => `# 1\na = ${first} # 2\n[t]\nb = [${second}, 1] # 3\nc = 2`],
    ['keys', (first, second) => `${first}.a = 1 # 2\n[${second}]\n${first} = 2 # 3`],
    ['in braces', (first, second) => `a = { ${first} = ${second}, b = ${second} } # 1\nc = !`],
  ])('%s', (_, write) => {
    fc.assert(
      fc.property(token, token, (first, second) => {
        const toml = write(first, second);
        const parse: typeof parseTOML = (code) => parseToml(code, '1.1');
        expect(outline(toml, parse)).toEqual(outline(toml, parseTOML));
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['"', '"'],
  ["'", "'"],
  ['"""', '"""'],
  ["'''", "'''"],
])('a string of a million characters in %s', (open, close) => {
  const body = 'xé😀'.repeat(250_000);
  const [pair] = parseToml(`a = ${open}${body}${close}\n`, '1.0').body[0].body;
  expect(pair?.type === 'TOMLKeyValue' && pair.value.type === 'TOMLValue' && pair.value.value).toBe(body);
});
