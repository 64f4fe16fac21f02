import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/text-diff.en.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'diff'>;

const changes = async (original: string, changed: string, options: Options = {}) => {
  const { added, removed, changed: edited } = await run('diff', original, { ...options, changed });
  return [added, removed, edited];
};

test('a patch as GNU diff -u writes it', async () => {
  const { patch, similarity } = await run('diff', 'one\ntwo\nthree\nfour\nfive\n', {
    changed: 'one\n2\nthree\nfour\nfive\nsix',
  });
  expect(patch).toBe(
    '--- original\n+++ changed\n@@ -1,5 +1,6 @@\n one\n-two\n+2\n three\n four\n five\n+six\n\\ No newline at end of file\n',
  );
  expect(similarity).toBe(72.7);
});

it.each<[string, string, Options, readonly number[]]>([
  ['', '', {}, [0, 0, 0]],
  ['a\n', '', {}, [0, 1, 0]],
  ['', 'a\n', {}, [1, 0, 0]],
  ['a\r\nb', 'a\nb', {}, [0, 0, 1]],
  ['a\r\nb', 'a\nb', { lineEnds: true }, [0, 0, 0]],
  ['foo  bar', 'foo bar', {}, [0, 0, 1]],
  ['foo  bar', 'foo bar', { whitespace: 'end' }, [0, 0, 1]],
  ['foo  bar', 'foo bar', { whitespace: 'amount' }, [0, 0, 0]],
  ['foobar', 'foo bar', { whitespace: 'amount' }, [0, 0, 1]],
  ['foobar', 'foo bar', { whitespace: 'all' }, [0, 0, 0]],
  ['a \n', 'a\n', { whitespace: 'end' }, [0, 0, 0]],
  ['A', 'a', { ignoreCase: true }, [0, 0, 0]],
  ['a\n\nb\n', 'a\nb\n \n', { blankLines: true }, [0, 0, 0]],
  ['\u00e9', 'e\u0301', {}, [1, 1, 0]],
  ['\u00e9', 'e\u0301', { unicodeForm: true }, [0, 0, 0]],
  ['took 12 ms', 'took 345 ms', { numbers: true }, [0, 0, 0]],
  ['a, b', 'a b', { punctuation: true }, [0, 0, 0]],
  ['# x\na\n', 'a\n# y\n# z\n', { pattern: '^#' }, [0, 0, 0]],
  ['b\na', 'a\nb\n', { sortLines: true }, [0, 0, 0]],
])('%j to %j with %j', async (original, changed, options, expected) => {
  expect(await changes(original, changed, options)).toEqual(expected);
});

it('makes one text of the other, byte for byte', async () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\r\n', '\n', 'c', '😀\n', '\ud800\n'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(text, text, fc.option(fc.nat(3)), async (before, after, context) => {
      const [original, changed] = [before.join(''), after.join('')];
      fc.pre(original !== changed);
      const { patch } = await run('diff', original, { changed, context });
      expect(await run('applyPatch', original, { patch: patch ?? '' })).toBe(changed);
    }),
  );
});

describe('other forms of a patch', () => {
  it('Markdown, in a fence that the text does not close', async () => {
    const { patch } = await run('diff', '```\n', { changed: '````\n', format: 'markdown' });
    expect(patch).toMatch(/^`{5}diff\n--- original\n[\s\S]*\n`{5}\n$/);
  });

  it('JSON', async () => {
    const { patch } = await run('diff', 'a\nb\n', { changed: 'a\nc\n', format: 'json', context: 0 });
    expect(JSON.parse(String(patch))).toEqual([
      [{ change: 'replaced', originalLine: 2, original: 'b\n', changedLine: 2, changed: 'c\n' }],
    ]);
  });

  it('a page, in which a text is text', async () => {
    const { patch } = await run('diff', '1\n2\n3\n<b>old</b> &amp;\n5\n', {
      changed: '1\n2\n3\n<b>new</b> &amp;\n5\n6\n',
      format: 'html',
      context: 1,
    });
    expect(patch).toContain('<td class="gap" colspan="4">2 unchanged lines</td>');
    expect(patch).toContain(
      '<tr><td class="n">4<td class="removed">&lt;b&gt;<del>old</del>&lt;/b&gt; &amp;amp;' +
        '<td class="n">4<td class="added">&lt;b&gt;<ins>new</ins>&lt;/b&gt; &amp;amp;</tr>',
    );
    expect(patch).toContain('<tr><td class="n"><td><td class="n">6<td class="added">6</tr>');
    expect(patch).not.toContain('<b>');
  });

  it('a page has long lines whole', async () => {
    const { patch } = await run('diff', 'x'.repeat(20_000), { changed: 'y'.repeat(30_000), format: 'html' });
    expect(patch).toContain(`>${'x'.repeat(20_000)}<`);
    expect(patch).toContain(`>${'y'.repeat(30_000)}<`);
  });

  it('nothing where nothing differs', async () => {
    for (const format of ['unified', 'html', 'markdown', 'json'])
      expect(await run('diff', 'a', { changed: 'a', format })).toMatchObject({ patch: '', similarity: 100 });
  });
});

it.each([
  ['a', 'a', {}, 'same'],
  ['a', 'A', { ignoreCase: true }, 'ignored'],
  ['a', 'b', {}, 'different'],
])('%s and %s with %j are %s', async (original, changed, options, verdict) => {
  expect((await run('compare', original, { changed, ...options })).verdict).toBe(verdict);
});

test('how much is the same', async () => {
  expect(await run('similarity', 'a\nb\nc\n', { changed: 'a\nb\nd\n' })).toBe(66.6);
});

test('that only line ends differ is reported', async () => {
  const { notices } = await report('diff', 'a\r\nb\r\n', { changed: 'a\nb\n' });
  expect(notices).toEqual(['The texts differ only in line endings (CRLF, LF).']);
  expect((await report('diff', 'a\r\nb\n', { changed: 'a\nc\n' })).notices).toEqual([]);
});

describe('what is wrong', () => {
  it('a binary file, and where', async () => {
    expect(await error('diff', 'a', { changed: 'b\n\0' })).toMatchObject({
      code: 'binary',
      at: { field: 'changed', line: 2, column: 1 },
    });
    expect((await report('diff', 'a\0', { changed: '' })).error).toMatch(
      /^Line 1, column 2: this is a NUL character\./,
    );
  });

  it('a pattern', async () => {
    expect(await error('diff', 'a', { changed: 'b', pattern: '[' })).toMatchObject({
      code: 'bad-pattern',
      at: { field: 'pattern' },
    });
  });

  it.each([
    [
      'bar\n',
      '--- a\n@@ -1 +1 @@\n-foo\n+x\n',
      'Line 2: Hunk 1 does not fit: line 1 of the original is “bar”, not “foo”. Nothing was applied.',
    ],
    ['a', 'b', 'There is no hunk in this patch. A hunk begins with a line such as “@@ -1,3 +1,4 @@”.'],
    ['a', ' ', 'Paste the patch to apply on the right.'],
  ])('%j with the patch %j', async (original, patch, message) => {
    expect((await report('applyPatch', original, { patch })).error).toBe(message);
  });
});
