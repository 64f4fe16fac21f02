/** Unquoted text is text to parsers of every version. */
import fc from 'fast-check';
import { CORE_SCHEMA, load, mergeTag, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isPlainText } from '#lib/yaml/plain.ts';

const readers: Readonly<Record<string, (yaml: string) => unknown>> = {
  'js-yaml, 1.2': (yaml) => load(yaml, { schema: CORE_SCHEMA }),
  'js-yaml, 1.1': (yaml) => load(yaml, { schema: YAML11_SCHEMA.withTags(mergeTag) }),
  'yaml, 1.2': (yaml) => parse(yaml, { version: '1.2', merge: true }),
  'yaml, 1.1': (yaml) => parse(yaml, { version: '1.1' }),
};

/** All texts of up to a number of these characters. */
function allTexts(characters: string, length: number): readonly string[] {
  if (length === 0) return [''];
  const shorter = allTexts(characters, length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((text) => text.length === length - 1)
      .flatMap((text) => [...characters].map((last) => text + last)),
  ];
}

const telling = '018aebfinNoOxyYtTzZ_.,:+-=~</ ';
const short = [...new Set([...allTexts(telling, 3), ...allTexts('09ex._,:+-', 4)])];

describe.each(Object.entries(readers))('%s', (_, read) => {
  it('treats each short text as text', () => {
    const plain = short.filter((text) => isPlainText(text, 'any', false));
    expect(read(plain.map((text) => `- ${text}\n`).join(''))).toEqual(plain);
    expect(read(plain.map((text) => `- ${text}: 0\n`).join(''))).toEqual(plain.map((text) => ({ [text]: 0 })));
    const inFlow = short.filter((text) => isPlainText(text, 'any', true));
    expect(read(`[${inFlow.join(', ')}]`)).toEqual(inFlow);
  });

  it('treats each longer text as text', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...telling), minLength: 4, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'0123456789-:T .Z+'), minLength: 4, maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 100, maxLength: 100 }), (texts) => {
        const plain = texts.filter((candidate) => isPlainText(candidate, 'any', false));
        expect(read(plain.map((candidate) => `- ${candidate}\n`).join('') || '[]')).toEqual(plain);
      }),
      { numRuns: 200 },
    );
  });
});
