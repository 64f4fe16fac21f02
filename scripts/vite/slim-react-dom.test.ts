import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { slim } from './slim-react-dom.ts';

const slimmed = (code: string) => slim(code).code.replace(/\s+/g, ' ').trim();

test.each([
  [
    'a case of an unused tag',
    'switch (a.tag) { case 5: f(); break; case 13: g(); }',
    'switch (a.tag) { case 5: f(); break; }',
  ],
  [
    'the label alone where another case falls through',
    'switch (a.tag) { case 5: f(); case 13: g(); }',
    'switch (a.tag) { case 5: f(); g(); }',
  ],
  [
    'the label of a case that falls through',
    'switch (a.tag) { case 13: case 5: f(); }',
    'switch (a.tag) { case 5: f(); }',
  ],
  ['comparisons with an unused tag', 'if (13 === a.tag || 26 !== fiberTag) f();', 'if (false || true) f();'],
  [
    'no variable that other code uses',
    'function f(a) { switch (a.tag) { case 13: var x = 1; return; case 5: x = 2; } }',
    'function f(a) {var x; switch (a.tag) { case 5: x = 2; } }',
  ],
  ['methods of a removed class', 'FragmentInstance.prototype.focus = function () { f(); };', '0;'],
])('removes %s', (_, code, expected) => expect(slimmed(code)).toBe(expected));

test.each(['switch (a.key) { case 13: f(); }', 'if (13 === a.code || 5 === a.tag) f();', 'if (a.tag === b.tag) f();'])(
  'leaves other code: %s',
  (code) => expect(slimmed(code)).toBe(code),
);

test('finds all of it in React DOM, and leaves valid code', () => {
  const { code, missing } = slim(
    readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8'),
  );
  expect(missing).toEqual([]);
  expect(parseSync('react-dom.js', code).errors).toEqual([]);
});
