import { expect, test } from 'vitest';
import { withoutProperty } from './without-examples.ts';

test.each([
  ['export default { a: { examples: [{ input: "[1,2]," }], b: 1 } };', 'export default { a: { b: 1 } };'],
  ['export default { a: { b: 1, examples: [] } };', 'export default { a: { b: 1,  } };'],
  [
    'const n = 2;\nexport default { é: "😀", a: { examples: of(n) , b } };',
    'const n = 2;\nexport default { é: "😀", a: {  b } };',
  ],
  [
    'const examples = [];\nexport default { a: "examples: []" };',
    'const examples = [];\nexport default { a: "examples: []" };',
  ],
])('removes the property: %s', (code, expected) => {
  expect(withoutProperty(code, 'examples').replace(/ +/g, ' ')).toBe(expected.replace(/ +/g, ' '));
});
