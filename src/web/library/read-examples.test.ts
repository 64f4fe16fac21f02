import { expect, test } from 'vitest';
import { readDemo, toHeading } from './read-examples.ts';

const source = `/** What it
 * is for. */
import { Button } from './button.tsx';

const helper = 1;

/** Two of them. */
export const TwoButtons = () => <Button>{helper}</Button>;

export function Alone() {
  const value = 1;

  return <Button>{value}</Button>;
}

function Part() {}
`;

test('a demo is its description and its exported examples, each with its comment and code', () => {
  expect(readDemo(source)).toEqual({
    description: 'What it is for.',
    examples: [
      {
        name: 'TwoButtons',
        description: 'Two of them.',
        code: 'export const TwoButtons = () => <Button>{helper}</Button>;',
      },
      {
        name: 'Alone',
        description: '',
        code: 'export function Alone() {\n  const value = 1;\n\n  return <Button>{value}</Button>;\n}',
      },
    ],
  });
});

test('an empty source has no examples', () => {
  expect(readDemo('')).toEqual({ description: '', examples: [] });
});

test.each([
  ['TwoButtons', 'Two buttons'],
  ['text-field', 'Text field'],
  ['icon', 'Icon'],
  ['OfATool', 'Of a tool'],
])('%s has the heading “%s”', (name, heading) => {
  expect(toHeading(name)).toBe(heading);
});
