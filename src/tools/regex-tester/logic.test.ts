import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import patternMessages from '#lib/user-pattern/en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { runs } from '#testing/runs.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import { findRisk } from './find-risk.ts';
import * as logic from './logic.ts';
import { readPattern } from './pattern.ts';
import { rewriteSafely } from './rewrite-safely.ts';
import tool from './tool.ts';

const all = { ...messages, logic: { ...messages.logic, ...patternMessages.logic } };
const { run, error, notices: noticesOf, outcome, report, stoppedField } = testTool(tool, logic, { messages: all });
const read = (pattern: string, flags = '') => readPattern({ pattern, flags }, undefined, { message: String } as never);

const phone = String.raw`^\(?\d{3}\)?(\s|-)?\d{3}(\s|-)?\d{4}$`;

describe('match', () => {
  it.each<[pattern: string, flags: string, text: string, rows: readonly string[]]>([
    [phone, 'g', '5551234567', ['1,5551234567,(not matched),(not matched),1:1,0,10']],
    // A group that has matched nothing is empty.
    ['a(b*)(c)?', 'g', 'a', ['1,a,,(not matched),1:1,0,1']],
    // ECMA-262, 22.2.6.9: an empty match advances by a code point with u and v, else by a code unit.
    ['', 'gu', '😀', ['1,,1:1,0,0', '2,,1:2,2,2']],
    ['(?:)', 'gv', '😀', ['1,,1:1,0,0', '2,,1:2,2,2']],
    ['(?:)', 'g', '😀', ['1,,1:1,0,0', '2,,1:1,1,1', '3,,1:2,2,2']],
    ['b', 'g', 'a😀b\r\nb', ['1,b,1:3,3,4', '2,b,2:1,6,7']],
    ['a', '', 'aaa', ['1,a,1:1,0,1']],
    ['A', 'gi', 'aa', ['1,a,1:1,0,1', '2,a,1:2,1,2']],
    ['^b', 'gm', 'a\nb', ['1,b,2:1,2,3']],
    ['a.b', 'gs', 'a\nb', ['1,"a\nb",1:1,0,3']],
    ['a', 'gy', 'aba', ['1,a,1:1,0,1']],
    ['[\\p{L}--[a-z]]', 'gv', 'aB', ['1,B,1:2,1,2']],
    ['/b+/gi', '', 'aBb', ['1,Bb,1:2,1,3']],
    ['/[/]\\//', 'g', '//', ['1,//,1:1,0,2']],
    ['#^ab/#i', 'g', 'AB/', ['1,AB/,1:1,0,3']],
    ['~b~', 'g', '~b~', ['1,~b~,1:1,0,3']],
    ['%a%x', 'g', '%a%x', ['1,%a%x,1:1,0,4']],
  ])('%s with %j in %j', async (pattern, flags, text, rows) => {
    const shown = pattern === '' ? '(?:)' : pattern;
    const { matches } = await run('match', text, { pattern: shown, flags });
    expect(String(matches).split('\n').slice(1).join('\n')).toBe(rows.join('\n'));
  });

  it.each<[string, string, readonly string[]]>([
    [String.raw`a\r\nb`, 'a\nb', ['The text has no carriage return: its lines end with LF.']],
    [String.raw`a\r\nb`, 'a\r\nb', []],
    [String.raw`c\r?`, 'a\nb', []],
    ['c', 'a\nb', []],
  ])('says whether %s needs a carriage return in %j', async (pattern, text, notices) => {
    expect((await report('match', text, { pattern })).notices).toEqual(notices);
  });

  it('names the columns of groups as a replacement refers to them', async () => {
    const { matches } = await run('match', 'ab', { pattern: '(a)(?<line>b)' });
    expect(String(matches)).toBe('n,match,$1,$<line>,place,start,end\n1,ab,a,b,1:1,0,2');
  });

  it.each([
    ['', 'g', 'Enter a regular expression.'],
    ['a(b', '', 'Not valid: unclosed “(” at position 2.'],
    ['a(b', 'u', 'Not valid: unclosed “(” at position 2.'],
    ['😀**', '', 'Not valid: nothing to repeat before “*” at position 3.'],
    ['a)', 'v', 'Not valid: the “)” at position 2 has no “(” before it.'],
    ['[(]', 'v', 'Not valid: “(” at position 2 has a meaning in v-mode classes; write “\\(”.'],
    ['/a[/i', '', undefined],
    ['a', 'gg', '“gg” are not valid flags. Use each of d, g, i, m, s, y once, and u or v.'],
    ['a', 'uv', '“uv” are not valid flags. Use each of d, g, i, m, s, y once, and u or v.'],
  ])('%j with %j: %s', async (pattern, flags, message) => {
    const failure = (await report('match', 'text', { pattern, flags })).error;
    if (message === undefined) expect(failure).toContain('Not valid');
    else expect(failure).toBe(message);
  });

  it('places an error in the pattern, in a literal too', async () => {
    expect(await error('match', 'x', { pattern: '/😀(/' })).toMatchObject({ at: { field: 'pattern', offset: 3 } });
    expect(await error('match', 'x', { pattern: '#😀(#i' })).toMatchObject({ at: { field: 'pattern', offset: 3 } });
    expect(await error('match', 'x', { pattern: 'a', flags: 'z' })).toMatchObject({ at: { field: 'flags' } });
  });

  it('can be stopped', async () => {
    expect(await stoppedField('match', 'a'.repeat(40), { pattern: '(a+)+$' })).toBe('pattern');
  });

  it('lists ten thousand matches of a megabyte in linear time', async () => {
    const find = (size: number) => run('match', `${'x'.repeat(99)}1`.repeat(size), { pattern: String.raw`\d` });
    expect((await find(10_000)).summary).toBe('10,000 matches');
    expect(await growsLinearly(find, 2_000)).toBe(true);
  });

  it('counts what it does not list', async () => {
    const { value, notices } = await report('match', 'a'.repeat(100_001), { pattern: 'a' });
    expect(value?.summary).toBe('100,001 matches');
    expect(notices).toEqual(['Only the first 100,000 matches are listed.']);
  });
});

describe('replace', () => {
  it.each([
    ['a(b)?', 'g', '[$&|$1]', 'a ab', '[a|] [ab|b]'],
    ['a', '', 'b', 'aa', 'ba'],
    ['(?<x>a)', 'g', '$<x>$<x>$$', 'a', 'aa$'],
    [', ', 'g', String.raw`\n`, 'a, b', 'a\nb'],
    ['a', 'g', String.raw`\t\\n\x41\u{1F600}\q`, 'a', '\t\\nA😀\\q'],
    ['(?:)', 'gu', '-', '😀', '-😀-'],
  ])('%s with %j by %j', async (pattern, flags, replacement, text, result) => {
    expect((await run('replace', text, { pattern, flags, replacement })).result).toBe(result);
  });

  it('leaves escapes unchanged on request', async () => {
    expect((await run('replace', 'a', { pattern: 'a', replacement: String.raw`\n`, escapes: false })).result).toBe(
      '\\n',
    );
  });

  it.each([
    ['(a)', '$0', ['$0 stays unchanged: the whole match is $&.']],
    ['(a)', '$1$2$12$$3', ['There is no group 2: $2 stays unchanged.']],
    ['(?<x>a)', '$<y>$<x>', ['There is no group named “y”: $<y> becomes nothing.']],
    ['a', '$<y>', []],
  ])('%s has no group for %s: %j', async (pattern, replacement, missing) => {
    const { notices } = await report('replace', 'a', { pattern, replacement });
    expect(notices).toEqual(missing);
  });
});

test.each([
  ['(,)', 'a,b', 'part\na\n","\nb'],
  ['(x)|,', 'a,b', 'part\na\n(not matched)\nb'],
  ['', 'a😀', undefined],
  ['z', 'a', 'part\na'],
])('split by %j', async (pattern, text, expected) => {
  if (expected === undefined) expect(await error('split', text, { pattern })).toMatchObject({ code: 'no-pattern' });
  else expect(await run('split', text, { pattern })).toBe(expected);
});

describe('testLines', () => {
  it('tests whole lines, and those that are not to match', async () => {
    const options = { pattern: 'a|ab', rejected: 'b\r\nxab\n', whole: true };
    expect(await run('testLines', 'a\nab\nb', options)).toEqual({
      summary: '1 of 5 lines fails',
      state: 'failed',
      results:
        'line,expected,found,state\na,match,a,passed\nab,match,ab,passed\nb,match,,failed\nb,no match,,passed\nxab,no match,,passed',
    });
  });

  it('keeps nothing from line to line', async () => {
    expect((await run('testLines', 'a\na\na', { pattern: 'a', flags: 'gy' })).summary).toBe('All 3 lines pass');
  });
});

describe('syntax of other engines', () => {
  // pcre2pattern(3); Python library reference, "re"; java.util.regex.Pattern; POSIX IEEE 1003.1, XBD 9.3.5.
  it.each<[string, string, string]>([
    ['(?P<n>x)', '“(?P<n>” at position 1 is Python and PCRE syntax; JavaScript has “(?<n>”', 'g'],
    ['(?<n>x)(?P=n)', '“(?P=n)” at position 8 is Python and PCRE syntax; JavaScript has “\\k<n>”', 'g'],
    ['(?i)abc', '“(?i)” at position 1 is PCRE, Python, and Java syntax; in JavaScript, turn on the flag i', 'g'],
    [
      '(?ims)a',
      '“(?ims)” at position 1 is PCRE, Python, and Java syntax; in JavaScript, turn on the flags i, m, and s',
      'g',
    ],
    ['a++', '“++” at position 2 is PCRE, Java, and Python 3.11 syntax; JavaScript has “+”', 'g'],
    ['a{2,3}+', '“{2,3}+” at position 2 is PCRE, Java, and Python 3.11 syntax; JavaScript has “{2,3}”', 'g'],
    ['(?>a)', '“(?>” at position 1 is PCRE, Java, .NET, and Python 3.11 syntax; JavaScript has “(?=(…))\\1”', 'g'],
    ['(?|a|b)', '“(?|” at position 1 is PCRE syntax with no JavaScript equivalent', 'g'],
    ['(?-i)a', '“(?-i)” at position 1 is PCRE, Java, and Go syntax with no JavaScript equivalent', 'g'],
    ["(?'n'a)", "“(?'n'” at position 1 is PCRE and .NET syntax; JavaScript has “(?<n>”", 'g'],
    ['(a)?(?(1)a|b)', '“(?(” at position 5 is PCRE, Python, and .NET syntax with no JavaScript equivalent', 'g'],
    ['(?#c)a', '“(?#” at position 1 is PCRE, Python, and .NET syntax with no JavaScript equivalent', 'g'],
    ['\\Aa', '“\\A” at position 1 is PCRE, Python, and Java syntax; JavaScript has “^”', 'u'],
    ['\\k<x>(?<a>b)', '“\\k<x>” at position 1 refers to a group that does not exist', 'g'],
    ['(?<a>b)\\\\k<x>\\k<y>\\k<a>', '“\\k<y>” at position 14 refers to a group that does not exist', 'g'],
    ['(?<a>.)\\k<>', 'invalid group name, “\\k<” at position 8', 'g'],
    ['[[:digit:]]', '“[:digit:]” at position 2 is POSIX syntax; JavaScript has “\\d”', 'u'],
    // No fault of the syntax before it.
    ['\\A(a', 'unclosed “(” at position 3', 'g'],
  ])('%s: %s', async (pattern, reason, flags) => {
    expect(await error('match', 'a', { pattern, flags })).toMatchObject({ params: { reason } });
  });

  it.each<[string, string, string, string | undefined]>([
    [String.raw`\2/\g<y>`, '(?<y>a)(b)', '$2/$<y>', String.raw`\2`],
    [`$\{y}-$\{2}`, '(?<y>a)(b)', '$<y>-$2', `$\{y}`],
    [String.raw`\g<1>0`, '(a)(b)', '$010', String.raw`\g<1>`],
    // No groups of the pattern, or escaped.
    [`\\3 \\g<z> $\{z} \\0 $$\{1} \\\\1`, '(a)', '', undefined],
    ['$1 $<y> $&', '(?<y>a)', '', undefined],
  ])('the replacement %j for %j is offered as %j', async (replacement, pattern, converted, reference) => {
    expect(await noticesOf('replace', 'ab', { pattern, replacement })).toMatchObject(
      reference === undefined
        ? []
        : [{ code: 'other-reference', params: { reference }, offers: [{ replacement: converted }] }],
    );
  });

  it.each<[string, string, string | undefined]>([
    [String.raw`(?P<y>\d+)-(?P=y)\z`, 'g', String.raw`(?<y>\d+)-\k<y>$`],
    [String.raw`\A[[:alpha:]_]+\Z`, 'gm', String.raw`(?<![\s\S])[A-Za-z_]+(?![\s\S])`],
    [String.raw`/\Aa/i`, 'g', '/^a/i'],
    [String.raw`#\Aa/b#i`, 'g', String.raw`/^a\/b/i`],
    // A part of the pattern would go into what JavaScript has.
    ['(?>a)', 'g', undefined],
    // The flags of a later part would be those of all.
    ['a(?i)b', 'g', undefined],
    ['(?i)', 'g', undefined],
    ['/(?i)a/m', 'g', '/a/im'],
    ['a+', 'g', undefined],
  ])('%j with the flags %s is offered as %j', async (pattern, flags, converted) => {
    const ran = await outcome('match', 'a', { pattern, flags });
    const offers = [...ran.notices, ...('failure' in ran ? [ran.failure] : [])].flatMap((one) => one.offers ?? []);
    expect(offers).toEqual(converted === undefined ? [] : [{ pattern: converted }]);
  });

  it('offers flags of JavaScript for those in the pattern', async () => {
    expect(await error('match', 'a', { pattern: '(?is)a' })).toMatchObject({
      params: { offered: '/a/gis' },
      offers: [{ pattern: 'a', flags: 'gis' }],
    });
  });

  it.each<[string, string, string]>([
    ['\\Afoo', '“\\A” at position 1 is PCRE, Python, and Java syntax; JavaScript has “^”', 'g'],
    ['foo\\z', '“\\z” at position 4 is PCRE, Java, and Go syntax; JavaScript has “$”', 'g'],
    ['foo\\Z', '“\\Z” at position 4 is PCRE, Python, and Java syntax; JavaScript has “(?![\\s\\S])”', 'gm'],
    ['a{,3}', '“{,3}” at position 2 is Python syntax; JavaScript has “{0,3}”', 'g'],
    ['\\x{1F600}', '“\\x{1F600}” at position 1 is PCRE, Java, and Go syntax; JavaScript has “\\uD83D\\uDE00”', 'g'],
    ['\\N{U+41}', '“\\N{U+41}” at position 1 is PCRE syntax; JavaScript has “\\u0041”', 'g'],
    ['\\N{DASH}', '“\\N{DASH}” at position 1 is Python and Java syntax with no JavaScript equivalent', 'g'],
    ['\\h+', '“\\h” at position 1 is PCRE and Java syntax; JavaScript has “[ \\t]”', 'g'],
    ['[[:alpha:]_]', '“[:alpha:]” at position 2 is POSIX syntax; JavaScript has “A-Za-z”', 'g'],
    ['\\Qa.b\\E', '“\\Qa.b\\E” at position 1 is PCRE, Java, and Go syntax; JavaScript has “a\\.b”', 'g'],
  ])('reports %s', async (pattern, reason, flags) => {
    expect((await report('match', 'a', { pattern, flags })).notices).toEqual([
      `JavaScript reads this literally: ${reason}.`,
    ]);
  });

  it.each(['\\\\A', '[*+]+', '(?i:a)', '(?<P>a)', '[:a:]', 'a+\\+', '\\[[:]'])('none in %s', async (pattern) => {
    expect((await report('match', 'a', { pattern })).notices).toEqual([]);
  });
});

describe('risks', () => {
  // Known examples: Wikipedia, "ReDoS"; OWASP, "Regular expression Denial of Service"; CVE-2016-4055 is of the last kind.
  it.each([
    ['(a+)+$', 'exponential', '(a+)+', '(a+)$'],
    ['([a-zA-Z]+)*$', 'exponential', '([a-zA-Z]+)*', '([a-zA-Z]+)?$'],
    ['(a|aa)+$', 'exponential', '(a|aa)+', undefined],
    ['(a|a?)+$', 'exponential', '(a|a?)+', undefined],
    ['(?:a*)*b', 'exponential', '(?:a*)*', '(?:a+)?b'],
    [String.raw`^(\w+\s?)*$`, 'exponential', String.raw`(\w+\s?)*`, undefined],
    ['(x+x+)+y', 'exponential', '(x+x+)+', undefined],
    [String.raw`\d+\d+$`, 'polynomial', String.raw`\d+\d+`, undefined],
    ['.*.*=.*', 'polynomial', '.*.*', undefined],
  ])('%s: %s', async (pattern, growth, part, safer) => {
    const parsed = read(pattern);
    const risk = findRisk(parsed);
    expect([risk?.growth, parsed.source.slice(risk?.start, risk?.end)]).toEqual([growth, part]);
    expect(rewriteSafely(parsed)).toBe(safer);
  });

  it.each([
    phone,
    '(a+)+',
    '(a|b)*c',
    '(a|ab)*c',
    String.raw`^[\w.+-]+@[\w-]+\.[\w.-]+$`,
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '"(?:[^"\\\\]|\\\\.)*"',
    '(?:[01]\\d|2[0-3]):[0-5]\\d',
    '<a[^>]*>(.*?)</a>',
  ])('none in %s', (pattern) => {
    expect(findRisk(read(pattern))).toBeUndefined();
  });

  it('names each kind of foreign syntax, and offers all of it converted once', async () => {
    const { notices } = await testTool(tool, logic, { messages: all }).outcome('match', 'a', {
      pattern: '\\Aa\\h\\A\\z',
    });
    expect(notices.map(({ code, at, offers }) => [code, at?.offset, offers?.length ?? 0])).toEqual([
      ['other-flavor', 0, 1],
      ['other-flavor', 3, 0],
      ['other-flavor', 7, 0],
    ]);
  });

  it('says what matches otherwise in each language', async () => {
    const { flavors } = await run('explain', String.raw`/^\s.\b/gm`);
    const notes = [...readCsv(flavors ?? '')].map(({ fields }) => fields.at(-1));
    const inLines = '“^” and “$” recognize only “\\n”.';
    const dot = '“.” also matches “\\r”, U+2028 and U+2029.';
    // PCRE2 10.42, pcre2pattern(3); Python 3.11, found by running; RE2, syntax.html; Java 17, found by running; .NET, MS Learn.
    expect(notes).toEqual([
      'notes',
      `${inLines} “\\s” matches only ASCII spaces, except in Unicode mode. ${dot} In Unicode mode, “\\b” covers all scripts.`,
      `${inLines} “\\s” also matches U+001C–U+001F and U+0085, but not U+FEFF. ${dot} “\\b” covers all scripts.`,
      `${inLines} “\\s” matches only ASCII spaces, without “\\v”. ${dot}`,
      '“^” and “$” also recognize U+0085, and “\\r\\n” as one. “\\s” matches only ASCII spaces. “.” does not match U+0085 either. Before Java 19, “\\b” covers all scripts.',
      `${inLines} “\\s” also matches U+0085, but not U+FEFF. ${dot} “\\b” covers all scripts.`,
      `${inLines} “\\b” covers the letters of the locale.`,
    ]);
  });

  it.each([
    [' ', 'a space'],
    [String.raw`\r\n`, 'a carriage return, then a line feed'],
    [String.raw`\t+`, 'a tab'],
    ['  ', '“  ”'],
    [String.raw`a\n`, String.raw`“a\n”`],
    [String.raw`[^\W_]`, 'a letter or digit'],
    [String.raw`[^\W_x]`, 'a letter or digit, but not “x”'],
    [String.raw`[^\W\d]`, 'a letter, digit or “_”, but not a digit'],
    [String.raw`[^\D]`, 'a digit'],
    [String.raw`[^\W\S]`, 'none of: anything but a letter, digit or “_”, anything but whitespace'],
    ['[^a_]', 'none of: “a”, “_”'],
  ])('explains %j as %s', async (pattern, meaning) => {
    const { explanation } = await run('explain', `(?:${pattern})`);
    expect([...readCsv(explanation ?? '')][2]?.fields[1]).toContain(meaning);
  });

  it('says only of what is in the pattern that it covers all scripts', async () => {
    const { flavors } = await run('explain', String.raw`[\D]`);
    expect([...readCsv(flavors ?? '')].map(({ fields }) => fields.at(-1))).toEqual([
      'notes',
      'In Unicode mode, “\\D” excludes digits of all scripts.',
      '“\\D” excludes digits of all scripts.',
      '',
      '',
      '“\\D” excludes digits of all scripts.',
      'A negated set cannot be part of a class.',
    ]);
  });

  it('names an invisible character alone and in a set, and quotes it amid others', async () => {
    const { explanation } = await run('explain', String.raw`\n[\n\t]a\nb `);
    expect([...readCsv(explanation ?? '')].map(({ fields }) => fields[1])).toEqual([
      'meaning',
      'a line feed',
      'one of: a line feed, a tab',
      String.raw`“a\nb ”`,
    ]);
  });

  it('offers the safer pattern, as a literal where it was one', async () => {
    const noticeOf = async (pattern: string) => (await report('match', 'a', { pattern })).notices;
    expect(await noticeOf('(a+)+$')).toEqual([
      '“(a+)+” can match the same text in exponentially many ways. Some texts may take forever.',
    ]);
    const { notices } = await testTool(tool, logic, { messages: all }).outcome('explain', '/(a+)+$/i');
    const params = { part: '(a+)+', offered: '(a+)$' };
    expect(notices).toMatchObject([{ code: 'exponential', params, offers: [{ input: '/(a+)$/i' }] }]);
  });

  it('rewrites so that the same matches are found in the same groups', () => {
    const atom = fc.constantFrom('a', '[ab]', '(?:ab)', '(b)');
    const nested = fc
      .tuple(atom, fc.constantFrom('+', '*'), fc.boolean(), fc.constantFrom('+', '*'))
      .map(([inner, few, captures, many]) => `${captures ? '(' : '(?:'}${inner}${few})${many}c`);
    fc.assert(
      fc.property(nested, fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }), (source, text) => {
        const safe = rewriteSafely(read(source));
        if (safe === undefined) return;
        expect(new RegExp(safe).exec(text)).toEqual(new RegExp(source).exec(text));
      }),
      runs(1_000),
    );
  });

  const shortTexts = ['a', 'b'].reduce(
    (texts) => texts.flatMap((text) => ['', 'a', 'b', 'c'].map((end) => text + end)),
    ['', 'a', 'b', 'c'].flatMap((text) => ['aa', 'ab', 'ba', 'bb', 'ca'].map((end) => text + end)),
  );

  it.each([
    [String.raw`(a+)+\1$`, undefined],
    [String.raw`(?<x>a+)+\k<x>$`, undefined],
    [String.raw`(?:(a)+)+\1c`, undefined],
    [String.raw`(?=(a+)+c)\1`, undefined],
    [String.raw`(?:(b)|\1a)(?:([ab])*)*\2$`, undefined],
    // A group elsewhere is the same in both.
    [String.raw`(b)?(a+)+\1c`, String.raw`(b)?(a+)\1c`],
    [String.raw`(a+)+\1(a+)+$`, undefined],
    ['(a+)+$', '(a+)$'],
    ['(?:[ab]*)*c', '(?:[ab]+)?c'],
    ['((ab)+)*$', '((ab)+)?$'],
  ])('%s is rewritten as %s, which matches the same', (source, safer) => {
    const safe = rewriteSafely(read(source));
    expect(safe).toBe(safer);
    for (const text of safe === undefined ? [] : shortTexts)
      expect(new RegExp(safe ?? '').exec(text)).toEqual(new RegExp(source).exec(text));
  });

  it.each(['(a|', '(?:a+)+', '(a*', 'a{1,9}', '[a-z]', '\\w+\\s*', '.*'])('analyses many of %j soon', async (part) => {
    const closing = ')'.repeat(part.includes('(') && !part.includes(')') ? 1 : 0);
    const find = (size: number) => findRisk(read(part.repeat(size) + closing.repeat(size)));
    expect(await growsLinearly(find, 200)).toBe(true);
  });
});

describe('half a character', () => {
  // ECMA-262, 22.2.7.1: without u or v, a character is a code unit.
  it.each([
    ['.', 'g', 'x😀a', [{ flags: 'gu' }]],
    ['/\\ude00/', 'g', 'x😀a', [{ pattern: '/\\ude00/u' }]],
  ])('is reported where %s with %s matches it', async (pattern, flags, text, offers) => {
    const notice = { code: 'half-characters', params: { found: '😀' }, at: { offset: 1, length: 2 }, offers };
    expect(await noticesOf('match', text, { pattern, flags })).toMatchObject([notice]);
    expect(await noticesOf('replace', text, { pattern, flags })).toMatchObject([notice]);
    expect((await report('match', text, { pattern, flags })).notices).toEqual([
      'Without the u flag, “😀” is two units, and a match splits it.',
    ]);
  });

  it.each([
    ['.', 'gu', '😀a'],
    ['😀', 'g', '😀a'],
    ['a', 'g', '😀a😀'],
    // No pair: the text itself has halves.
    ['.', 'g', '\ude00\ud83d'],
  ])('is none where %s with %s matches in %j', async (pattern, flags, text) => {
    expect(await noticesOf('match', text, { pattern, flags })).toEqual([]);
  });
});

describe('a Unicode property', () => {
  // ECMA-262, annex B.1.2: without u or v, `\\p` is the letter p.
  it.each([
    [String.raw`\p{L}+`, 'g', [{ flags: 'gu' }]],
    [String.raw`[\P{Script=Greek}]`, '', [{ flags: 'u' }]],
    [String.raw`/\p{L}/i`, 'g', [{ pattern: String.raw`/\p{L}/iu` }]],
  ])('%s needs a flag', async (pattern, flags, offers) => {
    expect(await noticesOf('match', 'é', { pattern, flags })).toMatchObject([{ code: 'property-needs-u', offers }]);
  });

  it('is not offered a flag that it would not compile with', async () => {
    const [notice] = await noticesOf('match', 'é', { pattern: String.raw`\p{Nonsense}` });
    expect(notice).toMatchObject({ code: 'property-needs-u' });
    expect(notice).not.toHaveProperty('offers');
  });

  it.each([
    [String.raw`\p{L}`, 'u'],
    [String.raw`\p{L}`, 'v'],
    [String.raw`\\p{L}`, 'g'],
    [String.raw`\p`, 'g'],
  ])('%s with %s is as it should be', async (pattern, flags) => {
    expect(await noticesOf('match', 'é', { pattern, flags })).toEqual([]);
  });
});
