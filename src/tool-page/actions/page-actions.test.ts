import { expect, test } from 'vitest';
import english from '#messages/palette.en.json' with { type: 'json' };
import french from '#messages/palette.fr.json' with { type: 'json' };
import { buttonActions, operationShortcut } from './page-actions.ts';

test('each has a title and a description in both languages', () => {
  for (const { pageActions } of [english, french]) expect(Object.keys(pageActions)).toEqual(Object.keys(buttonActions));
});

test('no two that can be had at once share a shortcut', () => {
  const alternatives = ['copyOld', 'refresh'];
  const shortcuts = Object.entries(buttonActions).flatMap(([id, { shortcut }]) =>
    alternatives.includes(id) ? [] : shortcut,
  );
  const all = [...shortcuts, ...Array.from({ length: 9 }, (_, index) => operationShortcut(index))];
  expect(new Set(all).size).toBe(all.length);
});
