/** Rules for style sheets that keep the browser from computing styles for a whole page at each change. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The selectors of a style sheet, each by itself. */
const selectorsOf = (sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    split(list.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1'), ','),
  );

/** Splits at one of some characters, except in parentheses and brackets. */
function split(text: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (depth === 0 && separators.includes(char)) parts.push('');
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Whether the end of a selector matches any element: after `:has()` of an ancestor or a sibling combinator, a browser
 * then computes the styles of all descendants again at each change.
 */
function matchesAnything(selector: string): boolean {
  const compounds = split(selector, ' >+~');
  const subject = compounds.pop() ?? '';
  const isNamed = /^[a-z]|[.#[]/.test(subject.replaceAll(/:(?!is|where)[a-z-]+\([^()]*(\([^()]*\)[^()]*)*\)/g, ''));
  const isSibling = /[+~]\s*\S+$/.test(selector.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, ''));
  return !isNamed && !subject.startsWith(':is(') && (isSibling || compounds.some((each) => each.includes(':has(')));
}

test.each([
  ['.a:has(> p) > *', true],
  ['.a:has(> :nth-child(3)) > :nth-child(2)', true],
  ['header:has(.b) > :not(:last-child, .c)', true],
  ['.a > * + *', true],
  ['.a:has(> p) > .b > span', false],
  ['.a:has(> :nth-child(3)) > .b:nth-child(2)', false],
  ['header:has(.b) > :is(h2, div)', false],
  ['.a > :has(input)', false],
  ['.a > *', false],
  ['li + li', false],
])('%s', (selector, expected) => {
  expect(matchesAnything(selector)).toBe(expected);
});

test('no style depends on what another element has without saying whose style it is', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    selectorsOf(readFileSync(`src/${file}`, 'utf8'))
      .filter(matchesAnything)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
