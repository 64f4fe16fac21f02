import { describe, expect, test, vi } from 'vitest';
import { compilePattern, limitPattern } from './user-pattern.ts';

describe('compilePattern', () => {
  test('compiles', () => {
    expect(compilePattern('(?<a>\\p{Lu})', 'gu', 'find', 'bad')).toEqual(/(?<a>\p{Lu})/gu);
  });

  test.each(['(', 'a: (', '*', '[b-a]', '\\p{x}'])('reports the error of %j, in its option', (source) => {
    expect(() => compilePattern(source, 'u', 'find', 'bad-find')).toThrow(
      expect.objectContaining({
        code: 'bad-find',
        params: { reason: expect.stringMatching(/^[^:/]+$/) },
        at: { offset: 0, length: source.length, field: 'find' },
      }),
    );
  });
});

test('limitPattern names the option', () => {
  const limit = vi.fn((work) => work());
  expect(limitPattern({ limit }, 'find', () => 7)).toBe(7);
  expect(limit).toHaveBeenCalledWith(
    expect.any(Function),
    expect.objectContaining({ code: 'pattern-too-slow', at: { offset: 0, field: 'find' } }),
  );
});
