// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of other languages
import { spawnSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { writeReplaceSnippets, writeSplitSnippets } from './change-snippets.ts';
import { readPattern } from './pattern.ts';

const read = (pattern: string, flags = 'g') => readPattern({ pattern, flags }, undefined, { message: String } as never);

/*
 * Python library reference, "re"; Go regexp.Expand; java.util.regex.Matcher, "appendReplacement"; .NET "Substitutions in
 * regular expressions"; PHP manual, preg_replace; GNU sed, "The s command".
 */
test('code that replaces, in each language', () => {
  expect(writeReplaceSnippets(read(String.raw`(?<y>\d{4})-(\d+)`), '$2/$<y>0 $& $$1\n')).toEqual({
    javascript: 'const pattern = /(?<y>\\d{4})-(\\d+)/g;\nconst result = text.replace(pattern, "$2/$<y>0 $& $$1\\n");',
    python:
      'import re\n\npattern = re.compile(r"(?P<y>[0-9]{4})-([0-9]+)")\nresult = pattern.sub("\\\\g<2>/\\\\g<1>0 \\\\g<0> $1\\n", text)',
    go: 'pattern := regexp.MustCompile(`(?P<y>\\d{4})-(\\d+)`)\nresult := pattern.ReplaceAllString(text, "${2}/${1}0 ${0} $$1\\n")',
    java: 'Pattern pattern = Pattern.compile("(?<y>\\\\d{4})-(\\\\d+)");\nString result = pattern.matcher(text).replaceAll("$2/$1\\\\0 $0 \\\\$1\\n");',
    csharp:
      'var pattern = new Regex(@"(?<y>[0-9]{4})-([0-9]+)");\nvar result = pattern.Replace(text, "${1}/${y}0 ${0} $$1\\n");',
    php: "$result = preg_replace('/(?<y>[0-9]{4})-([0-9]+)/u', '${2}/${1}0 ${0} \\$1\n', $text);",
    grep: null,
    sed: "sed -E 's/([[:digit:]]{4})-([[:digit:]]+)/\\2\\/\\10 & $1\\n/g' file.txt",
  });
});

test('code that replaces the first match', () => {
  const { python, go, java, csharp, php, sed } = writeReplaceSnippets(read('a', 'i'), 'b');
  expect([python, java, csharp, php].map((code) => code?.split('(').at(-1))).toEqual([
    '"b", text, count=1)',
    '"b");',
    'text, "b", 1);',
    "'/a/iu', 'b', $text, 1);",
  ]);
  expect([go, sed]).toEqual([null, 'sed -E s/a/b/I file.txt']);
});

describe('code that an engine cannot have', () => {
  it.each<[string, string, readonly string[]]>([
    ['a', "$'", ['javascript']],
    ['a*', '-', ['javascript', 'python', 'java', 'csharp', 'php']],
    ['(?:a)(b)', '$1', ['javascript', 'python', 'go', 'java', 'csharp', 'php']],
  ])('%s to %s', (pattern, replacement, expected) => {
    const code = writeReplaceSnippets(read(pattern), replacement);
    expect(Object.entries(code).flatMap(([name, text]) => (text === null ? [] : [name]))).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['[,;]', ['javascript', 'python', 'go', 'java', 'csharp', 'php']],
    ['([,;])', ['javascript', 'python']],
    ['', ['javascript']],
  ])('split at %j', (pattern, expected) => {
    const code = writeSplitSnippets(read(pattern || '(?:)'));
    expect(Object.entries(code).flatMap(([name, text]) => (text === null ? [] : [name]))).toEqual(expected);
  });
});

const rows: readonly (readonly [pattern: string, flags: string, replacement: string, text: string])[] = [
  [String.raw`(\w)(\d)?`, 'g', '[$2$1]0$$', 'a1 b'],
  ['(?<x>a)b', '', '$<x>$<x>1', 'abab'],
  ['a', 'g', String.raw`\n\1 "'$&`, 'banana'],
  ['(a)', 'g', '$12$3$0', 'a'],
  ['x*', 'g', '-', 'abxc'],
  ['n', 'g', '/&\n', 'banana'],
];
const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

test.skipIf(!isThere('python3')).each(rows)(
  'Python replaces the same: %s, %s, %j',
  (pattern, flags, replacement, text) => {
    const code = writeReplaceSnippets(read(pattern, flags), replacement).python;
    const program = `import json, sys\ntext = json.load(sys.stdin)\n${code}\nprint(json.dumps(result))`;
    const { stdout } = spawnSync('python3', ['-c', program], { input: JSON.stringify(text), encoding: 'utf8' });
    expect(JSON.parse(stdout)).toBe(text.replace(new RegExp(pattern, flags), replacement));
  },
);

test.skipIf(!isThere('sed')).each(rows)('sed replaces the same: %s, %s, %j', (pattern, flags, replacement, text) => {
  const code = writeReplaceSnippets(read(pattern, flags), replacement).sed;
  if (code === null) return;
  const { stdout } = spawnSync('sh', ['-c', code.replace(/ file\.txt$/, '')], { input: text, encoding: 'utf8' });
  expect(stdout).toBe(text.replace(new RegExp(pattern, flags), replacement));
});
