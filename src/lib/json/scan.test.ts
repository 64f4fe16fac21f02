import { describe, expect, it } from 'vitest';
import { ToolError } from '#core/tool.ts';
import { Form, Kind, type Sink } from '#lib/json/kind.ts';
import { maxJsonDepth, scan } from '#lib/json/scan.ts';
import { type Accept, toSource } from '#lib/json/source.ts';

/** The tokens that a scanner emits: `{ }` `[ ]`, keys with a colon, JSON5 forms with a star. */
function tokensOf(text: string, accept: Accept): string {
  const source = toSource(text, accept);
  const tokens: string[] = [];
  const token = (start: number, end: number, form: number) =>
    source.text.slice(start, end) + (form & Form.json5 ? '*' : '');
  const sink: Sink = {
    open: (kind) => tokens.push(kind === Kind.object ? '{' : '['),
    close: (end) => tokens.push(source.text.charAt(end - 1)),
    key: (start, end, form) => tokens.push(`${token(start, end, form)}:`),
    scalar: (_, start, end, form) => tokens.push(token(start, end, form)),
    comment: (start, end) => tokens.push(`<${source.text.slice(start, end)}>`),
  };
  scan(source, sink);
  return tokens.join(' ');
}

/** The syntax error of a text: code, offset, parameters. */
function syntaxError(text: string, accept: Accept): unknown[] {
  try {
    return ['accepted', tokensOf(text, accept)];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return [error.code, error.at?.offset, ...Object.values(error.params)];
  }
}

describe('RFC 8259', () => {
  it.each([
    ['{"a":1,"a":[true,false,null]}', '{ "a": 1 "a": [ true false null ] }'],
    [' [ ] ', '[ ]'],
    ['\t\r\n{ }\n', '{ }'],
    ['\ufeff{}', '{ }'],
    ['""', '""'],
    ['-0', '-0'],
    ['[0e1,0E+1,-1.50e-07,123456789012345678901234567890]', '[ 0e1 0E+1 -1.50e-07 123456789012345678901234567890 ]'],
    [
      String.raw`["\"\\\/\b\f\n\r\t\u00e9\uD800", "\u007f\u2028"]`,
      String.raw`[ "\"\\\/\b\f\n\r\t\u00e9\uD800" "\u007f\u2028" ]`,
    ],
    ['"\u007f\u2028\ud800"', '"\u007f\u2028\ud800"'],
    ['{"__proto__":{"constructor":1}}', '{ "__proto__": { "constructor": 1 } }'],
  ])('accepts %j', (text, tokens) => {
    expect(tokensOf(text, 'strict')).toBe(tokens);
    expect(tokensOf(text, 'auto')).toBe(tokens);
  });

  it.each<[string, ...unknown[]]>([
    ['', 'no-value', 0],
    ['  ', 'no-value', 2],
    ['[1 2]', 'missing-comma', 3],
    ['{"a":1 "b":2}', 'missing-comma', 7],
    ['[1:2]', 'unexpected-after-value', 2, ':', ']'],
    ['{"a":1;"b":2}', 'unexpected-after-value', 6, ';', '}'],
    ['{"a" 1}', 'missing-colon', 5],
    ['{"a"}', 'missing-colon', 4],
    ['{"a":1,}', 'comma-before-close', 7, '}'],
    ['[1,]', 'comma-before-close', 3, ']'],
    ['[1,,2]', 'unexpected', 3, ','],
    ['[,]', 'unexpected', 1, ','],
    ['{,}', 'key-expected', 1],
    ['{a:1}', 'key-expected', 1],
    ["{'a':1}", 'key-expected', 1],
    ['{1:1}', 'key-expected', 1],
    ["['a']", 'double-quotes-needed', 1],
    ['[1] // c', 'comment-not-allowed', 4],
    ['/**/[1]', 'comment-not-allowed', 0],
    ['[/]', 'unexpected', 1, '/'],
    ['"abc', 'unclosed-string', 0],
    ['["a\\', 'unclosed-string', 1],
    ['["a\nb"]', 'line-break-in-string', 3],
    ['["\t"]', 'control-character', 2, '0009'],
    ['["\0"]', 'control-character', 2, '0000'],
    [String.raw`["\x41"]`, 'bad-escape', 2, 'x'],
    [String.raw`["\u12G4"]`, 'bad-escape', 2, 'u12G4'],
    [String.raw`["\u12"]`, 'bad-escape', 2, 'u12'],
    [String.raw`["\U0041"]`, 'bad-escape', 2, 'U'],
    ['["\\\t"]', 'bad-escape', 2, 'U+0009'],
    ['[012]', 'leading-zero', 1, '012'],
    ['[-01]', 'leading-zero', 1, '-01'],
    ['[-]', 'missing-digit', 2, '-'],
    ['[-x]', 'missing-digit', 2, '-'],
    ['[1.]', 'missing-digit', 3, '1.'],
    ['[2.e3]', 'missing-digit', 3, '2.'],
    ['[1e]', 'missing-digit', 3, '1e'],
    ['[1.5E+]', 'missing-digit', 6, '1.5E+'],
    ['[1.2.3]', 'bad-number', 1, '1.2.3'],
    ['[0x1F]', 'bad-number', 1, '0x1F'],
    ['[1a]', 'bad-number', 1, '1a'],
    ['[0e+-1]', 'bad-number', 1, '0e+-1'],
    ['[+1]', 'unexpected', 1, '+'],
    ['[.5]', 'unexpected', 1, '.'],
    ['[\uff11]', 'unexpected', 1, '\uff11'],
    ['[\u2060]', 'unexpected', 1, 'U+2060'],
    ['[\u00a0]', 'unexpected', 1, 'U+00A0'],
    ['[\u{1f600}]', 'unexpected', 1, '\u{1f600}'],
    ['[True]', 'not-a-value', 1, 'True'],
    ['[nul', 'not-a-value', 1, 'nul'],
    ['[truex]', 'not-a-value', 1, 'truex'],
    ['NaN', 'not-a-value', 0, 'NaN'],
    ['{"a":1', 'unclosed-bracket', 0, '{'],
    ['{\n  "a": [1,\n', 'unclosed-bracket', 9, '['],
    ['["a": ', 'unexpected-after-value', 4, ':', ']'],
    ['{"a":', 'unclosed-bracket', 0, '{'],
    ['{"a":}', 'unexpected', 5, '}'],
    ['[1}', 'closes-wrong', 2, '}', '[', 1],
    ['\n{"a":1]', 'closes-wrong', 7, ']', '{', 2],
    ['{]', 'closes-wrong', 1, ']', '{', 1],
    [']', 'closes-nothing', 0, ']'],
    ['[]]', 'closes-nothing', 2, ']'],
    ['[] []', 'more-text', 3],
    ['{"a":1},', 'more-text', 7],
    ['1 2', 'more-text', 2],
    ['2@', 'more-text', 1],
    ['*', 'unexpected', 0, '*'],
  ])('rejects %j', (text, ...expected) => {
    expect(syntaxError(text, 'strict')).toEqual(expected);
  });

  it('stops at 10,000 levels and does not run out of stack', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(tokensOf(nested(maxJsonDepth), 'strict')).toHaveLength(4 * maxJsonDepth - 1);
    expect(syntaxError('['.repeat(100_000), 'strict')).toEqual(['too-deep', maxJsonDepth, maxJsonDepth]);
    expect(syntaxError('{"a":'.repeat(100_000), 'auto')).toEqual(['too-deep', 5 * maxJsonDepth, maxJsonDepth]);
  });
});

describe('more than RFC 8259', () => {
  it.each([
    ['// one\n{"a":1, /* two */ "b":2,} // three', '<// one> { "a": 1 </* two */> "b": 2 } <// three>'],
    ["{a:'it',$_\u00e9:[1,],}", "{ a*: 'it'* $_\u00e9*: [ 1 ] }"],
    ['[0x1F,-0XaB,+1,.5,5.,-.5e3,+0x0]', '[ 0x1F* -0XaB* +1* .5* 5.* -.5e3* +0x0* ]'],
    ['[NaN,-Infinity,+Infinity,Infinity]', '[ NaN* -Infinity* +Infinity* Infinity* ]'],
    ['{"a":1}\n{"a":2}\n', '{ "a": 1 } { "a": 2 }'],
    ['[1][2]"a"null 3', '[ 1 ] [ 2 ] "a" null 3'],
    ['["\t"]', '[ "\t"* ]'],
    [String.raw`["\x41\'\v\0", '\d\"']`, String.raw`[ "\x41\'\v\0"* '\d\"'* ]`],
    ['["a\\\nb"]', '[ "a\\\nb"* ]'],
    ['\u00a0\u2028\v[\ufeff1]', '[ 1 ]'],
    [String.raw`{\"a\":\"x\\n\"}`, String.raw`{ "a": "x\n" }`],
    [String.raw`[\n  \"a\"\n]`, '[ "a" ]'],
    [String.raw`{\\\"a\\\":1}`, '{ "a": 1 }'],
  ])('accepts %j', (text, tokens) => {
    expect(tokensOf(text, 'auto')).toBe(tokens);
  });

  it.each<[string, ...unknown[]]>([
    ['[1 2]', 'missing-comma', 3],
    ['[1,,2]', 'unexpected', 3, ','],
    ['{"a":1}\n{"a":}', 'unexpected', 13, '}'],
    ['{"a":1}\n{"a"', 'unclosed-bracket', 8, '{'],
    ['[1]x', 'more-text', 3],
    ['[1],[2]', 'more-text', 3],
    ['1}', 'closes-nothing', 1, '}'],
    ['hello', 'not-a-value', 0, 'hello'],
    ['[True]', 'not-a-value', 1, 'True'],
    ['{true-ish', 'missing-colon', 5],
    ['[+x]', 'missing-digit', 2, '+'],
    ['[.]', 'missing-digit', 2, '.'],
    ['[010]', 'leading-zero', 1, '010'],
    ['[0x]', 'bad-number', 1, '0x'],
    ['[1_000]', 'bad-number', 1, '1_000'],
    ['/* a', 'unclosed-comment', 0],
    ['// a', 'no-value', 4],
    ["['a", 'unclosed-string', 1],
    ["['a\nb']", 'line-break-in-string', 3],
    [String.raw`["C:\dir"]`, 'bad-escape', 4, 'd'],
    [String.raw`['\1']`, 'bad-escape', 2, '1'],
    [String.raw`['\01']`, 'bad-escape', 2, '0'],
    [String.raw`{\"a\":1 \"b\":2}`, 'missing-comma', 9],
    [String.raw`{\n \"a\": [1}`, 'closes-wrong', 13, '}', '[', 1],
  ])('rejects %j', (text, ...expected) => {
    expect(syntaxError(text, 'auto')).toEqual(expected);
  });
});

it('reports progress', () => {
  const tokens: number[] = [];
  const nothing = () => {};
  const sink: Sink = { open: nothing, close: nothing, key: nothing, scalar: nothing, comment: nothing };
  scan(toSource(`[${'1,'.repeat(2_000_000)}1]`), sink, (fraction) => tokens.push(fraction));
  expect(tokens.length).toBe(3);
  expect(tokens).toEqual([...tokens].sort());
});
