import { describe, expect, test, vi } from 'vitest';
import { messageFrom } from '#core/execution/context.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import { compilePattern, limitPattern } from './user-pattern.ts';

const inEnglish = { message: messageFrom(english.logic, 'en') };
const inFrench = { message: messageFrom(french.logic, 'fr') };

describe('compilePattern', () => {
  test('compiles', () => {
    expect(compilePattern('(?<a>\\p{Lu})', 'gu', 'find', 'bad', inEnglish)).toEqual(/(?<a>\p{Lu})/gu);
  });

  test.each([
    ['ab(cd', 'unclosed “(” at position 3', '«\u00a0(\u00a0» non fermé à la position 3'],
    ['a[b', 'unclosed “[” at position 2', '«\u00a0[\u00a0» non fermé à la position 2'],
    [
      '😀a]',
      'lone “]” at position 3; write “\\]” for the character itself',
      /^«\u00a0]\u00a0» isolé à la position 3\u202f; /,
    ],
    ['\\', 'nothing follows the “\\” at position 1', 'rien ne suit le «\u00a0\\\u00a0» à la position 1'],
    [
      'a{2,1}',
      'the numbers in “{2,1}” at position 2 are in the wrong order',
      /à la position 2 sont dans le mauvais ordre$/,
    ],
  ])('says what is wrong with %j, and at which character', (source, reason, raison) => {
    const compile = (ctx: typeof inEnglish) => () => compilePattern(source, 'u', 'find', 'bad-find', ctx);
    expect(compile(inEnglish)).toThrow(expect.objectContaining({ code: 'bad-find', params: { reason } }));
    expect(compile(inFrench)).toThrow(
      expect.objectContaining({
        params: { reason: typeof raison === 'string' ? raison : expect.stringMatching(raison) },
      }),
    );
  });

  test('places the error in the option', () => {
    expect(() => compilePattern('😀[z-a]', 'u', 'find', 'bad-find', inEnglish)).toThrow(
      expect.objectContaining({ at: { offset: 3, length: 3, field: 'find' } }),
    );
  });

  test('what the engine says is left where no place is known', () => {
    expect(() => compilePattern('a', 'uu', 'find', 'bad-find', inEnglish)).toThrow(
      expect.objectContaining({
        params: { reason: expect.stringMatching(/^[^:/]+$/) },
        at: { offset: 0, length: 1, field: 'find' },
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
