import { Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetInLineFeeds } from '#lib/lines/breaks.ts';
import { sliceLength } from './big-text.ts';
import { type Rope, TextDocument } from './text-document.ts';

const ropeOf = (text: string) => Text.of(text.split('\n'));

test('the slices make up the text, lone surrogates and halves of pairs between slices included', () => {
  for (const text of ['', 'a\nb', '🦩\n'.repeat(sliceLength), `${'x'.repeat(sliceLength - 1)}🦩\ud800`])
    for (const lineBreak of ['\n', '\r\n'] as const) {
      const document = new TextDocument(ropeOf(text), lineBreak);
      const whole = text.replaceAll('\n', lineBreak);
      expect([...document.slices()].join('') === whole, text.slice(0, 5)).toBe(true);
      expect(document.toString() === whole).toBe(true);
      expect(document.length).toBe(whole.length);
    }
});

test('each offset is where it is in the text with LF', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[^\r\n]*$/)),
      fc.constantFrom('\n' as const, '\r\n' as const),
      fc.nat(),
      (lines, lineBreak, number) => {
        const text = lines.join(lineBreak);
        const offset = number % (text.length + 1);
        fc.pre(text[offset - 1] !== '\r');
        expect(new TextDocument(ropeOf(lines.join('\n')), lineBreak).offsetInRope(offset)).toBe(
          offsetInLineFeeds(text, offset),
        );
      },
    ),
  );
});

test('an edit is read in tasks of limited length, and not on after it is aborted', async () => {
  const read: number[] = [];
  const rope: Rope = {
    length: 10 * sliceLength,
    lines: 1,
    lineAt: () => ({ number: 1 }),
    sliceString(from, to) {
      read.push(to - from);
      return 'x'.repeat(to - from);
    },
  };
  const document = new TextDocument(rope, '\n');
  expect(document.length).toBe(10 * sliceLength);
  expect(read).toEqual([]);
  const controller = new AbortController();
  const slices: string[] = [];
  const reading = document.readInTasks((slice) => {
    slices.push(slice);
    if (slices.length === 3) controller.abort(new Error('enough'));
  }, controller.signal);
  // One slice in the first task.
  expect(read).toEqual([sliceLength]);
  await expect(reading).rejects.toThrow('enough');
  expect(read).toEqual([sliceLength, sliceLength, sliceLength]);
});
