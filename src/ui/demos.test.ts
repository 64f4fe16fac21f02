import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is seen only within another component, or is none. */
const parts: readonly string[] = [
  'file-row',
  'highlight',
  'late',
  'later',
  'option-controls',
  'share-link',
  'stale-strip',
  'text-input',
  'tooltip-text',
];

test('each component has a demo beside it', () => {
  const files = readdirSync(import.meta.dirname);
  const namesOf = (ending: string) =>
    files.flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));
  const demos = namesOf('.demo.tsx');
  const components = namesOf('.tsx').filter((name) => !name.includes('.') && !parts.includes(name));
  expect(demos.toSorted()).toEqual(components.toSorted());
});
