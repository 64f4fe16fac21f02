import { spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { convertPattern } from './convert-pattern.ts';
import type { Flavor } from './flavors.ts';
import { readPattern } from './pattern.ts';
import { writeSnippets } from './snippets.ts';

const read = (pattern: string, flags = 'g') => readPattern({ pattern, flags }, undefined, { message: String } as never);
const convert = (pattern: string, flavor: Flavor, flags?: string) => convertPattern(read(pattern, flags), flavor);

/*
 * PCRE2: pcre2pattern(3), pcre2compat(3). Python: library reference, "re". Go: github.com/google/re2/wiki/Syntax.
 * Java: java.util.regex.Pattern. .NET: "Regular expression language". POSIX: IEEE 1003.1, XBD 9.4; GNU sed, "regexp syntax".
 */
describe('a pattern for another engine', () => {
  it.each<[Flavor, string, string]>([
    ['python', String.raw`^\d+$`, String.raw`^[0-9]+\Z`],
    ['dotnet', String.raw`^\w+$`, String.raw`^[A-Za-z0-9_]+\z`],
    ['pcre', '^a$', String.raw`^a\z`],
    ['java', '^a$', String.raw`^a\z`],
    ['go', '^a$', '^a$'],
    ['python', '(?<y>a)\\k<y>', '(?P<y>a)(?P=y)'],
    ['go', '(?<y>a)', '(?P<y>a)'],
    ['pcre', '(?<y>a)\\k<y>', '(?<y>a)\\k<y>'],
    ['python', '[\\d_-]', '[0-9_-]'],
    ['java', '[[&&]', String.raw`[\[\&\&]`],
    ['pcre', '\\u00e9\\u2028', String.raw`é\x{2028}`],
    ['python', '\\u2028', '\\u2028'],
    ['go', '\\cA\\0', String.raw`\x01\x00`],
    ['pcre', '[^]', String.raw`[\s\S]`],
    ['go', '[^][]', String.raw`(?s:.)[^\x00-\x{10FFFF}]`],
    ['python', 'a{,2}', String.raw`a\{,2\}`],
    ['ere', String.raw`(?:\d|\w)+\s`, '([[:digit:]]|[A-Za-z0-9_])+[[:space:]]'],
    ['ere', String.raw`[\]^-]\.`, String.raw`[]^-]\.`],
    ['pcre', '\\/', '/'],
    ['ere', String.raw`[\w-]\W`, '[A-Za-z0-9_-][^A-Za-z0-9_]'],
    ['ere', String.raw`a\0[\cA\t]\n\x7f`, String.raw`a\x00[\x01\t]\n\x7F`],
    // ECMA-262, 22.2.2.3.1: a round of a repetition forgets its groups.
    ['python', String.raw`\1(a)`, '(?:)(a)'],
    ['java', String.raw`(\1)`, '((?:))'],
    ['pcre', String.raw`(?<n>\k<n>)`, '(?<n>(?:))'],
    ['go', String.raw`(?:\1*|(b))+`, '(?:(?:)*|(b))+'],
    ['ere', String.raw`\1(a)`, '()(a)'],
    ['dotnet', String.raw`(?<=\1(a))`, String.raw`(?<=\1(a))`],
  ])('%s: %s is %s', (flavor, pattern, expected) => {
    expect(convert(pattern, flavor).source).toBe(expected);
  });

  it.each<[Flavor, string, string]>([
    ['pcre', String.raw`\p{Lu}\p{Script=Greek}`, String.raw`\p{Lu}\p{Greek}`],
    ['java', String.raw`\p{Script=Greek}`, String.raw`\p{IsGreek}`],
    ['go', String.raw`\P{sc=Greek}`, String.raw`\P{Greek}`],
    ['dotnet', String.raw`[\p{L}]`, String.raw`[\p{L}]`],
    ['python', '\\u{1F600}', '😀'],
  ])('%s with the flag u: %s is %s', (flavor, pattern, expected) => {
    expect(convert(pattern, flavor, 'u').source).toBe(expected);
  });

  it.each<[Flavor, string, string, string]>([
    ['go', '(?=a)', 'g', 'lookahead'],
    ['go', '(?<!a)', 'g', 'lookbehind'],
    ['go', '(a)\\1', 'g', 'backreference'],
    ['go', 'a{1001}', 'g', 'repeat-limit'],
    ['python', '(?<=a+)', 'g', 'variable-lookbehind'],
    ['python', '(?<=a|bc)', 'g', 'variable-lookbehind'],
    ['pcre', '(?<=a?)', 'g', 'variable-lookbehind'],
    ['java', '(?<=a*)', 'g', 'variable-lookbehind'],
    ['python', String.raw`\p{L}`, 'u', 'property'],
    ['dotnet', String.raw`\p{Script=Greek}`, 'u', 'property'],
    ['ere', String.raw`[\W]`, 'g', 'class-escape'],
    ['java', '[[a-z]--b]', 'v', 'set-operation'],
    ['java', '(?<a_b>c)', 'g', 'group-name'],
    ['ere', 'a+?', 'g', 'lazy'],
    ['python', 'a', 'y', 'sticky'],
  ])('%s has no %s (%s): %s', (flavor, pattern, flags, lack) => {
    expect(convert(pattern, flavor, flags)).toMatchObject({ source: null, lacks: expect.arrayContaining([lack]) });
  });

  it.each<[Flavor, string, string]>([
    ['pcre', '(?<=a|bc)', 'lookbehind'],
    ['java', '(?<=a{1,3})', 'lookbehind'],
    ['dotnet', '(?<=a+)', 'lookbehind'],
  ])('%s has %s', (flavor, pattern) => {
    expect(convert(pattern, flavor).lacks).toEqual([]);
  });

  it.each<[Flavor, string, string, string]>([
    ['pcre', '.', 'g', 'dot'],
    ['java', '^a', 'm', 'line-ends'],
    ['go', '\\s', 'g', 'space'],
    ['dotnet', '\\b', 'g', 'word'],
    ['python', String.raw`[\W_]`, 'g', 'not-word'],
    ['pcre', '(a)?\\1', 'g', 'unset-group'],
    ['dotnet', '(?<a>b)(c)', 'g', 'group-order'],
    ['ere', '(?:a)', 'g', 'group-numbers'],
    ['dotnet', '😀', 'u', 'astral'],
    ['python', String.raw`(\1)`, 'g', 'empty-reference'],
    ['python', 'a*?', 'g', 'empty-match'],
    ['python', '(?:|a)b?', 'g', 'empty-match'],
    ['python', '[a-z]', 'gi', 'case'],
    ['java', 'ſ', 'gi', 'case'],
    ['java', 'İ', 'giu', 'case-turkish'],
    ['python', String.raw`\w`, 'giu', 'case-turkish'],
    ['java', String.raw`[\w.]`, 'iu', 'word-case'],
  ])('%s treats %s (%s) differently: %s', (flavor, pattern, flags, difference) => {
    expect(convert(pattern, flavor, flags).differences).toContain(difference);
  });

  it.each<[Flavor, string, string]>([
    ['python', 'a*', 'g'],
    ['python', 'a*?', ''],
    ['python', 'a+?|bc', 'g'],
    ['java', 'a*?', 'g'],
    ['java', 's', 'giu'],
    ['java', 's', 'g'],
    ['java', String.raw`\w`, 'gi'],
    ['python', 'xyz', 'gi'],
  ])('%s does the same with %s (%s)', (flavor, pattern, flags) => {
    expect(convert(pattern, flavor, flags).differences).toEqual([]);
  });

  it.each<[string, string]>([
    ['pcre', '(["\'])a\\1'],
    ['pcre', 'a.b'],
  ])('%s finds no other difference in %s', (flavor, pattern) => {
    expect(convert(pattern, flavor as Flavor, 's').differences).toEqual([]);
  });
});

test('code for each language', () => {
  expect(writeSnippets(read(String.raw`^(?<id>\d+)/'"$`, 'gim'))).toEqual({
    javascript: 'const pattern = /^(?<id>\\d+)\\/\'"$/gim;\nconst matches = [...text.matchAll(pattern)];',
    python:
      'import re\n\npattern = re.compile(r"""^(?P<id>[0-9]+)/\'"$""", re.I | re.M)\nmatches = list(pattern.finditer(text))',
    go: 'pattern := regexp.MustCompile(`(?im)^(?P<id>\\d+)/\'"$`)\nmatches := pattern.FindAllStringSubmatch(text, -1)',
    java: 'Pattern pattern = Pattern.compile("^(?<id>\\\\d+)/\'\\"$", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE);\nMatcher matcher = pattern.matcher(text);\nList<MatchResult> matches = matcher.results().toList();',
    csharp:
      'var pattern = new Regex(@"^(?<id>[0-9]+)/\'""$", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant | RegexOptions.Multiline);\nvar matches = pattern.Matches(text);',
    php: "preg_match_all('/^(?<id>[0-9]+)\\/\\'\"$/imu', $text, $matches, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);",
    grep: `grep -ioP '(?m)^(?<id>[0-9]+)/'\\''"$' file.txt`,
    sed: `sed -E 's/^([[:digit:]]+)\\/'\\''"$/[&]/gI' file.txt`,
  });
});

const python = spawnSync('python3', ['-c', 'print(1)'], { encoding: 'utf8' });
/** All matches with their groups, as Python finds them. */
const program =
  'import json, re, sys\nprint(json.dumps([[[m.group(), *m.groups()] for m in re.finditer(p, t)] for p, t in json.load(sys.stdin)]))';

test.skipIf(python.status !== 0)('the same is matched by Python', () => {
  const rows: readonly (readonly [pattern: string, text: string])[] = [
    [String.raw`^\(?(\d{3})\)?[\s-]?(\d{3})[\s-]?(\d{4})$`, '(555) 123-4567'],
    [String.raw`\d+`, '12 ٣٤ 5'],
    [String.raw`\w+`, 'naïve_1'],
    ['a$', 'a\n'],
    ['(?<x>a|b)\\k<x>', 'aabbab'],
    ['[^]', 'a\n'],
    ['[]', 'a'],
    ['a{,2}', 'aa{,2}'],
    ['[[&~|-]+', '[&~|-'],
    ['\\u2028|\\cJ|\\0', '\u2028\n\0'],
    ['(a)(b)?', 'a ab'],
    ['(?<![a-z])x(?!y)', 'x ax xy'],
    ['[\\]\\\\^-]+', ']\\^-'],
    [String.raw`\1(a)(?:\2*b)+(c)`, 'abbc'],
    [String.raw`(?<n>\k<n>a)`, 'aa'],
    ['é{2}|ß', 'éé ß'],
  ];
  const converted = rows.map(([pattern, text]) => [convert(pattern, 'python').source, text]);
  const { stdout } = spawnSync('python3', ['-c', program], { input: JSON.stringify(converted), encoding: 'utf8' });
  const own = rows.map(([pattern, text]) => [...text.matchAll(read(pattern).regexp)].map((match) => [...match]));
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(own)));
});
