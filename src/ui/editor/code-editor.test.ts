import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import french from '#messages/editor.fr.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);
const sourceOf = (part: string) => readFileSync(resolve(`@codemirror/${part}`), 'utf8');

test('every text of the editor has a French translation', () => {
  const said = ['view', 'language', 'search', 'commands']
    .flatMap((part) => [...sourceOf(part).matchAll(/phrase\((.*)/g)])
    .flatMap(([, call = '']) => [...call.matchAll(/"([A-Za-z][^"]*)"/g)].map(([, phrase = '']) => phrase));
  expect(said).toContain('Fold line');
  expect(Object.keys(french)).toEqual(expect.arrayContaining(said));
});

test('CodeMirror repairs the selection after a focus by the time that the editor resets', () => {
  expect(sourceOf('view')).toContain('view.inputState.lastFocusTime > Date.now() - 200');
});
