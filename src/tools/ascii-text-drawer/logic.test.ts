import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxOf } from '#lib/collections/extremes.ts';
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import { fontIds } from './fonts.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });
const draw = (text: string, options = {}) => run('draw', text, options);
const linesOf = async (text: string, options = {}) => (await draw(text, options)).split('\n').slice(0, -1);

describe('drawing', () => {
  it('is what the command figlet prints, without spaces at the ends', async () => {
    // figlet 2.2.5: `figlet Hi`, `figlet -f slant Hi`, `figlet -k Hi`, `figlet -W Hi`
    expect(await linesOf('Hi')).toEqual([' _   _ _', '| | | (_)', '| |_| | |', '|  _  | |', '|_| |_|_|']);
    expect(await linesOf('Hi', { font: 'slant' })).toEqual([
      '    __  ___',
      '   / / / (_)',
      '  / /_/ / /',
      ' / __  / /',
      '/_/ /_/_/',
    ]);
    expect(await linesOf('Hi', { letters: 'fitted' })).toEqual([
      ' _   _  _',
      '| | | |(_)',
      '| |_| || |',
      '|  _  || |',
      '|_| |_||_|',
    ]);
    expect(await linesOf('Hi', { letters: 'full' })).toEqual([
      ' _   _   _',
      '| | | | (_)',
      '| |_| | | |',
      '|  _  | | |',
      '|_| |_| |_|',
    ]);
  });

  it('breaks lines between words, and long words', async () => {
    const wide = await linesOf('one two three four', { width: 40 });
    expect(maxOf(wide.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(wide.length).toBeGreaterThan(10);
    const long = await linesOf('x'.repeat(300), { width: 80, font: 'small' });
    expect(maxOf(long.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('keeps lines, whatever ends them', async () => {
    expect(await draw('a\r\nb')).toBe(await draw('a\nb'));
    expect((await linesOf('a\nb')).length).toBeGreaterThan((await linesOf('ab')).length);
  });

  it('of nothing is nothing, also in a box and a comment', async () => {
    for (const text of ['', ' ', '\n\n']) expect(await draw(text, { box: 'single', comment: 'block' })).toBe('');
  });

  it.each(fontIds)('%s has the letters of ASCII', async (font) => {
    const text = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(' ');
    const { notices } = await report('draw', text, { font });
    expect(notices).toEqual([]);
  });

  it('takes linear time, also for one long word', async () => {
    for (const part of ['a', 'ab '])
      expect(await growsLinearly((n) => draw(part.repeat(n / part.length), { width: 80 }), 999)).toBe(true);
    expect(await error('draw', 'a'.repeat(1_001))).toMatchObject({ code: 'too-long' });
  });
});

describe('characters that a font has not got', () => {
  it('are drawn without their mark', async () => {
    expect(await report('draw', 'café', { font: 'doom' })).toEqual({
      value: await draw('cafe', { font: 'doom' }),
      notices: ['This font has no é: it was drawn without its accent.'],
    });
    expect(await report('draw', 'cafe\u0301')).toEqual({ value: await draw('café'), notices: [] });
  });

  it('or are left out', async () => {
    expect(await report('draw', 'a😀b中')).toEqual({
      value: await draw('ab'),
      notices: ['This font has no 😀 中: they were left out.'],
    });
    expect(await report('draw', 'é', { font: 'bubble' })).toMatchObject({
      notices: ['This font has no é: it was drawn without its accent.'],
    });
  });
});

describe('around the drawing', () => {
  const small = { font: 'calvinS' };

  it.each([
    ['ascii', '+------+', '| ┬ ┬┬ |'],
    ['double', '╔══════╗', '║ ┬ ┬┬ ║'],
    ['stars', '********', '* ┬ ┬┬ *'],
  ])('a box, %s', async (box, edge, first) => {
    const lines = await linesOf('hi', { ...small, box });
    expect(lines.slice(0, 2)).toEqual([edge, first]);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines).toHaveLength(5);
  });

  it('alignment within the width, or within the box', async () => {
    const plain = await linesOf('fly', { font: 'small' });
    const longest = maxOf(plain.map((line) => line.length));
    const moved = (by: number) => plain.map((line) => `${' '.repeat(by)}${line}`);
    const options = { font: 'small', width: 40 };
    expect(await linesOf('fly', { ...options, align: 'right' })).toEqual(moved(40 - longest));
    expect(await linesOf('fly', { ...options, align: 'center' })).toEqual(moved(Math.floor((40 - longest) / 2)));
    const boxed = await linesOf('fly\ni', { ...options, align: 'right', box: 'ascii' });
    expect(boxed.at(-2)?.trimEnd().length).toBe(longest + 4);
  });

  it.each([
    ['hash', '# '],
    ['slashes', '// '],
    ['dashes', '-- '],
    ['semicolons', '; '],
    ['percent', '% '],
  ])('a comment, %s', async (comment, prefix) => {
    const plain = await linesOf('hi', small);
    expect(await linesOf('hi', { ...small, comment })).toEqual(plain.map((line) => `${prefix}${line}`));
  });

  it('a comment with an end', async () => {
    const plain = await linesOf('hi', small);
    expect(await linesOf('hi', { ...small, comment: 'html' })).toEqual(['<!--', ...plain, '-->']);
    expect(await linesOf('hi', { ...small, comment: 'block' })).toEqual([
      '/*',
      ...plain.map((line) => ` * ${line}`),
      ' */',
    ]);
  });

  it.each([
    ['ascii', 'hash'],
    ['single', 'block'],
    ['none', 'slashes'],
    ['stars', 'none'],
  ])('the box %s and the comment %s are within the width', async (box, comment) => {
    for (const width of [20, 40, 80]) {
      const lines = await linesOf('one two three four five', { font: 'small', width, box, comment, align: 'right' });
      expect(maxOf(lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    }
  });

  it('a box in a comment of XML without two hyphens', async () => {
    const lines = await linesOf('hi', { ...small, box: 'ascii', comment: 'html' });
    expect(lines.slice(1, -1).join('\n')).not.toContain('--');
    expect(lines[1]).toMatch(/^\+=+\+$/);
  });

  it('says so where the drawing would end the comment', async () => {
    const stars = { font: 'threeDimensional' };
    expect(await report('draw', 'H', { ...stars, comment: 'block' })).toMatchObject({
      notices: ['The drawing contains */, which ends the comment too early.'],
    });
    expect(await report('draw', 'H', { ...stars, comment: 'slashes' })).toMatchObject({ notices: [] });
    expect(await report('draw', 'H', { font: 'slant', comment: 'block' })).toMatchObject({ notices: [] });
  });

  it('ends no line comment with a backslash, which would continue it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Za-z]{1,6}$/), fc.constantFrom(...fontIds), async (text, font) => {
        expect((await linesOf(text, { font, comment: 'slashes' })).at(-1)).not.toMatch(/\\$/);
      }),
      { numRuns: 60 },
    );
    expect((await linesOf('H', { font: 'ogre', comment: 'slashes' })).at(-1)).toMatch(/^\/\//);
  });
});

it('draws in all fonts', async () => {
  const drawn = await run('drawAll', 'Hi');
  for (const font of fontIds) expect(drawn[font]).toBe(await draw('Hi', { font }));
});
