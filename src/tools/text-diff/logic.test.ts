import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/text-diff.en.json' with { type: 'json' };
import { type ComparedText, sliceUnits } from '#lib/diff/comparison.ts';
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

it.each([
  ['a\u00a0b', 'a b', 'Line 1 looks the same, but U+00A0 no-break space became U+0020 space.'],
  ['x\na\tb\r\n', 'x\na b\n', 'Line 2 looks the same, but U+0009 tab became U+0020 space.'],
  ['\ufeffa', 'a', 'Line 1 looks the same, but U+FEFF byte order mark was removed.'],
  ['ab', 'a\u{e0001}b', 'Line 1 looks the same, but U+E0001 was added.'],
  ['\u00e9', 'e\u0301', 'Line 1 looks the same, but U+00E9 “é” became U+0065 U+0301 “e\u0301”.'],
  ['a\u200b\nb\u200b', 'a\nb', '2 lines look the same; on line 1, U+200B zero-width space was removed.'],
])('%j to %j: %s', async (original, changed, notice) => {
  expect((await report('diff', original, { changed })).notices).toEqual([notice]);
});

it.each([
  ['a b', 'a  b'],
  ['a\u00a0b', 'a c'],
  ['a', 'a\r\n'],
])('%j does not look like %j', async (original, changed) => {
  expect((await report('diff', original, { changed })).notices).toEqual([]);
});

test('a patch has any number of removed and added lines in a row', async () => {
  const lines = 'x\n'.repeat(200_000);
  for (const changed of ['', 'y\n'.repeat(200_000)]) {
    const { patch, removed } = await run('diff', lines, { changed });
    expect(patch?.match(/^-x$/gm)).toHaveLength(200_000);
    expect(removed).toBe(200_000);
  }
  const { added } = await run('diff', '', { changed: lines });
  expect(added).toBe(200_000);
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

// GNU diffutils 3.8.
it('a CR alone ends no line of a patch, as for diff and git', async () => {
  const patch = '--- original\n+++ changed\n@@ -1,2 +1,2 @@\n-a\rb\n+a\rX\n c\n';
  expect(await run('diff', 'a\rb\nc\n', { changed: 'a\rX\nc\n' })).toMatchObject({ patch });
  expect(await run('applyPatch', 'a\rb\nc\n', { patch })).toBe('a\rX\nc\n');
});

it('makes one text of the other, byte for byte', async () => {
  const text = fc.array(fc.constantFrom('a\n', 'b\r\n', '\n', 'c', 'd\r', '😀\n', '\ud800\n'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(text, text, fc.option(fc.nat(3)), async (before, after, context) => {
      const [original, changed] = [before.join(''), after.join('')];
      fc.pre(original !== changed);
      const { patch } = await run('diff', original, { changed, context });
      expect(await run('applyPatch', original, { patch: patch ?? '' })).toBe(changed);
    }),
  );
});

describe('compared as a flow', () => {
  it.each<[Options['unit'], string, string, readonly (number | null)[]]>([
    ['word', 'The quick brown fox', 'The quick red fox', [0, 0, 1]],
    ['word', 'one two', 'one and two', [1, 0, 0]],
    ['word', 'a long\nline that\nwraps\n', 'a long line\nthat wraps\n', [0, 0, 3]],
    ['word', 'a  b', 'a b', [0, 0, 1]],
    ['word', 'a\n', 'a', [0, 1, 0]],
    ['sentence', 'One. Two two. Three.', 'One. Other two. Three.', [0, 0, 1]],
    ['character', '👍🏽', '👍🏿', [0, 0, 1]],
    ['character', 'color', 'colour', [1, 0, 0]],
    // Myers 1986: no fewer than five edits.
    ['character', 'ABCABBA', 'CBABAC', [1, 2, 1]],
    ['character', 'same\n', 'same\n', [0, 0, 0]],
  ])('by %s: %j to %j', async (unit, original, changed, expected) => {
    expect(await changes(original, changed, { unit })).toEqual(expected);
  });

  it.each<[Options, string, string]>([
    [{ unit: 'word', ignoreCase: true }, 'The Fox', 'the fox x'],
    [{ unit: 'word', whitespace: 'all' }, 'a, b\nc', 'a,b cx'],
    [{ unit: 'character', whitespace: 'amount' }, 'a    b', 'a b c'],
    [{ unit: 'character', numbers: true }, 'took 12 ms', 'took 345 ms x'],
    [{ unit: 'sentence', whitespace: 'amount' }, 'One.  Two.', 'One. Two. x'],
    [{ unit: 'word', punctuation: true }, 'a, b', 'a b x'],
    [{ unit: 'word', lineEnds: true }, 'a\r\n', 'a\nx'],
  ])('with %j, %j to %j is but an addition', async (options, original, changed) => {
    const [added = 0, removed, edited] = await changes(original, changed, options);
    expect(removed).toBe(0);
    expect(Number(added) + Number(edited)).toBeGreaterThan(0);
    const { unit, ...ignored } = options;
    const parts = JSON.parse(await run('words', original, { ...ignored, unit: unit as 'word', changed }));
    expect(parts.filter((part: { change: string }) => part.change === 'removed')).toEqual([]);
  });

  const text = fc
    .array(fc.constantFrom('a', 'b ', 'two words', '. ', '\n', '\r\n', '😀', '👍🏽', 'e\u0301', '-'), { maxLength: 14 })
    .map((parts) => parts.join(''));
  const unit = fc.constantFrom('word', 'sentence', 'character');

  it('the patch makes one text of the other, and the parts hold both', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, unit, async (original, changed, chosen) => {
        const parts: Record<string, string>[] = JSON.parse(await run('words', original, { changed, unit: chosen }));
        expect(parts.map((part) => part['text'] ?? part['original'] ?? '').join('')).toBe(original);
        expect(parts.map((part) => part['text'] ?? part['changed'] ?? '').join('')).toBe(changed);
        const { patch, similarity } = await run('diff', original, { changed, unit: chosen });
        expect(similarity === 100).toBe(original === changed);
        if (original !== changed) expect(await run('applyPatch', original, { patch: patch ?? '' })).toBe(changed);
      }),
    );
  });

  it('what differs is marked, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, unit, async (original, changed, chosen) => {
        const { comparison } = await run('compare', original, { changed, unit: chosen });
        const kept = ([marks, units]: readonly [Int32Array, ComparedText]): string => {
          let [at, rest] = [0, ''];
          for (let index = 0; index < marks.length; index += 2) {
            rest += sliceUnits(units, at, marks[index] ?? 0);
            at = marks[index + 1] ?? 0;
          }
          return rest + sliceUnits(units, at, units.length);
        };
        const [left, right] = comparison.marks ?? [];
        if (!left || !right) throw new Error('no marks');
        expect(kept([left, comparison.before])).toBe(kept([right, comparison.after]));
      }),
    );
  });

  /** The flow of both texts, what was removed in [-brackets-], what was added in {+these+}, and the numbers of its lines. */
  const flowOf = async (original: string, changed: string, options: Options) => {
    const { comparison, merged } = await run('compare', original, { ...options, changed });
    if (!merged?.marks || !merged.numbers) throw new Error('no flow');
    const [removed, all] = merged.marks;
    const starts = new Set([...removed].filter((_, index) => index % 2 === 0));
    let [at, text] = [0, ''];
    for (let index = 0; index < all.length; index += 2) {
      const [start = 0, end = 0] = all.slice(index, index + 2);
      const part = sliceUnits(merged.after, start, end);
      text += sliceUnits(merged.after, at, start) + (starts.has(start) ? `[-${part}-]` : `{+${part}+}`);
      at = end;
    }
    text += sliceUnits(merged.after, at, merged.after.length);
    return { text, numbers: [...merged.numbers], runs: [...merged.runs], comparison, merged };
  };

  it.each<[string, string, Options, string, readonly number[]]>([
    ['The quick brown fox', 'The quick red fox', {}, 'The quick [-brown-]{+red+} fox\n', [0]],
    ['a\nb c\nd\n', 'a\nb x c\nd\n', {}, 'a\nb {+x +}c\nd\n', [0, 1, 2]],
    // A paragraph goes on where a line break was removed.
    ['one\ntwo\n', 'one two\n', {}, 'one[-␊-]{+ +}two\n', [0]],
    ['one two\n', 'one\ntwo\n', {}, 'one[- -]{+␊+}\ntwo\n', [0, 1]],
    ['a\nb\nc\n', 'a\nc\n', {}, 'a\n[-b-]\nc\n', [0, -1, 1]],
    ['a\nc\n', 'a\nb\nc\n', {}, 'a\n{+b+}\nc\n', [0, 1, 2]],
    ['', 'a b\n', {}, '{+a b+}\n', [0]],
    ['a b\n', '', {}, '[-a b-]\n', [-1]],
    ['a\r\nb', 'a\nb', {}, 'a[-␍␊-]{+␊+}\nb\n', [0, 1]],
    ['A b\n', 'a c\n', { ignoreCase: true }, 'a [-b-]{+c+}\n', [0]],
    ['a\n\nb\n', 'a\nc\n', { blankLines: true }, 'a\n[-b-]{+c+}\n', [0, 1]],
    ['abc', 'abd', { unit: 'character' }, 'ab[-c-]{+d+}\n', [0]],
  ])('%j to %j with %j is one flow, %j', async (original, changed, options, expected, numbers) => {
    const flow = await flowOf(original, changed, { unit: 'word', ...options });
    expect(flow).toMatchObject({ text: expected, numbers });
  });

  it('the flow has all of both texts, and the changes of the comparison', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, unit, fc.boolean(), async (original, changed, chosen, blankLines) => {
        const flow = await flowOf(original, changed, { unit: chosen as 'word', blankLines });
        expect(flow.runs.length).toBe(flow.comparison.runs.length);
        const plain = (shown: string): string => shown.replace(/\r\n|[\n␊␍]/g, '');
        expect(plain(flow.text.replace(/\[-.*?-\]/gs, '').replace(/\{\+|\+\}/g, ''))).toBe(plain(changed));
        if (!blankLines)
          expect(plain(flow.text.replace(/\{\+.*?\+\}/gs, '').replace(/\[-|-\]/g, ''))).toBe(plain(original));
      }),
    );
  });

  it('very different parts are shown as lines', async () => {
    const [original, changed] = ['a '.repeat(200_000), 'b,'.repeat(200_000)];
    const { value, notices } = await report('diff', original, { changed, unit: 'word' });
    expect(notices).toEqual(['Some parts differ too much: they were compared only line by line.']);
    expect(value).toMatchObject({ similarity: 0 });
  });
});

describe('moved lines', () => {
  const moved = async (original: string, changed: string, options: Options = {}) => {
    const { patch, ...counts } = await run('diff', original, { changed, moved: true, context: 0, ...options });
    return counts;
  };

  it.each<[string, string, Options, Record<string, number>]>([
    ['a\nb\nc\nd\n', 'c\nd\na\nb\n', {}, { added: 0, removed: 0, moved: 2 }],
    ['x\na\n{\n', 'a\n{\nx\n', {}, { added: 0, removed: 0, moved: 1 }],
    ['f() {\n}\n\nb\nc\nd\n', 'b\nc\nd\n\nf() {\n}\n', {}, { added: 1, removed: 1, moved: 2 }],
    ['A\nb\nc\n', 'b\nc\na\n', {}, { added: 1, removed: 1, moved: 0 }],
    ['A\nb\nc\n', 'b\nc\na\n', { ignoreCase: true }, { added: 0, removed: 0, moved: 1 }],
    // It is ambiguous which of the two it was.
    ['a\nb\nc\nd\n', 'b\nc\nd\na\na\n', {}, { added: 2, removed: 1, moved: 0 }],
  ])('%j to %j with %j', async (original, changed, options, expected) => {
    expect(await moved(original, changed, options)).toMatchObject(expected);
  });

  it('are counted on request only', async () => {
    expect(await run('diff', 'a\nb\nc\n', { changed: 'b\nc\na\n' })).toMatchObject({
      added: 1,
      removed: 1,
      moved: null,
    });
  });

  it('the JSON contains where to', async () => {
    const { patch } = await run('diff', 'a\nb\nc\n', { changed: 'b\nc\na\n', moved: true, format: 'json', context: 0 });
    expect(JSON.parse(String(patch)).flat()).toEqual([
      { change: 'removed', originalLine: 1, original: 'a\n', movedTo: 3 },
      { change: 'added', changedLine: 3, changed: 'a\n', movedFrom: 1 },
    ]);
  });
});

test('a page shows where moved lines went', async () => {
  const { patch } = await run('diff', 'a\nb\nc\n', { changed: 'b\nc\na\n', moved: true, format: 'html' });
  expect(patch).toContain('<td class="n">1<td class="moved"><small>→ 3</small>a');
  expect(patch).toContain('<td class="n">3<td class="moved"><small>← 1</small>a');
});

describe('merging', () => {
  const text = fc
    .array(fc.constantFrom('a\n', 'b\r\n', '\n', 'c\n', 'd'), { maxLength: 9 })
    .map((lines) => lines.join(''));

  it('no change undone is the changed text, all undone the original', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom('line', 'word'), async (original, changed, unit) => {
        const { comparison } = await run('compare', original, { changed, unit });
        const count = comparison.runs.length / 2;
        expect(await run('merge', original, { changed, unit })).toBe(changed);
        const undone = count === 0 ? '' : `1-${count}`;
        expect(await run('merge', original, { changed, unit, undone })).toBe(original);
      }),
    );
  });

  it('some changes undone', async () => {
    const [original, changed] = ['a\nx\nb\ny\nc\n', 'A\nx\nb\nB\ny\n'];
    expect(await run('merge', original, { changed, undone: '1, 3' })).toBe('a\nx\nb\nB\ny\nc\n');
    expect(await run('merge', original, { changed, undone: '2-3' })).toBe('A\nx\nb\ny\nc\n');
  });

  it.each([
    ['x', '“x” is not a change number. Write numbers such as 1, 3-5.'],
    ['1,5', 'Change 5 does not exist: changes go from 1 to 1.'],
    ['0', 'Change 0 does not exist: changes go from 1 to 1.'],
    ['1-99999999999', 'Change 99,999,999,999 does not exist: changes go from 1 to 1.'],
  ])('%s', async (undone, message) => {
    expect((await report('merge', 'a', { changed: 'b', undone })).error).toContain(message);
  });
});

describe('other forms of a patch', () => {
  it.each([
    ['file.txt', 'a/file.txt b/file.txt', 'a/file.txt'],
    ['my file.txt', 'a/my file.txt b/my file.txt', 'a/my file.txt\t'],
    ['a"b', '"a/a\\"b" "b/a\\"b"', '"a/a\\"b"'],
  ])('git, for the file %s', async (path, names, before) => {
    const { patch } = await run('diff', 'a\n', { changed: 'b', format: 'git', path });
    expect(patch).toBe(
      `diff --git ${names}\n--- ${before}\n+++ ${before.replace('a/', 'b/')}\n@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\n`,
    );
    expect(await run('applyPatch', 'a\n', { patch: String(patch) })).toBe('b');
  });

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
  expect(await run('similarity', 'a\nb\nc\n', { changed: 'a\nb\nd\n' })).toBe(66.7);
  // What differs is not 100 % the same, nor what has something in common 0 %.
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index}\n`);
  expect(await run('similarity', lines.join(''), { changed: `0\n${'x\n'.repeat(2_999)}` })).toBe(0.1);
  expect(await run('similarity', lines.join(''), { changed: lines.slice(1).join('') })).toBe(99.9);
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
    expect((await report('diff', 'a\0', { changed: '' })).error).toMatch(/^Line 1, column 2: NUL character\./);
  });

  it('a file whose hex dump would be too long', async () => {
    expect(await error('dump', new Uint8Array(100_000_001))).toMatchObject({ code: 'too-big-for-text' });
    expect(await run('dump', new Uint8Array())).toBe('');
  });

  it('a pattern', async () => {
    expect(await error('diff', 'a', { changed: 'b', pattern: '[' })).toMatchObject({
      code: 'bad-pattern',
      at: { field: 'pattern' },
    });
    expect((await report('diff', 'a', { changed: 'b', pattern: 'a[b' })).error).toBe(
      'This is not a valid regular expression: unclosed “[” at position 2.',
    );
  });

  it.each([
    [
      'bar\n',
      '--- a\n@@ -1 +1 @@\n-foo\n+x\n',
      'Line 2: Hunk 1 does not apply: line 1 of the original is “bar”, not “foo”. Nothing was applied.',
    ],
    ['a', 'b', 'This patch has no hunk. A hunk begins with a line such as “@@ -1,3 +1,4 @@”.'],
    ['a', ' ', '“Patch” is empty. Paste the patch to apply there.'],
    [
      'a\n',
      '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n--- c\n+++ d\n@@ -1 +1 @@\n-a\n+b\n',
      'Line 6: This patch changes several files. Paste only the part for this text.',
    ],
  ])('%j with the patch %j', async (original, patch, message) => {
    expect((await report('applyPatch', original, { patch })).error).toBe(message);
  });
});

test('a patch without the text that it is for asks for that', async () => {
  const patch = '@@ -1 +1 @@\n-a\n+b\n';
  expect((await error('applyPatch', '', { patch })).code).toBe('original-empty');
  expect(await run('applyPatch', '', { patch: '@@ -0,0 +1 @@\n+b\n' })).toBe('b\n');
});
