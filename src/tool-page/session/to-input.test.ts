import { expect, test } from 'vitest';
import { editableLength } from './read-input.ts';
import { textToFile } from './to-input.ts';

test('a text becomes a file of the same text, pairs of surrogates between slices included', async () => {
  for (const beginning of ['', 'x']) {
    const text = beginning + '🦩'.repeat(editableLength / 2);
    expect((await (await textToFile(text)).text()) === text).toBe(true);
  }
});
