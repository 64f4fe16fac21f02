import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Files that are shown only within another component, or are no components. */
const parts: readonly string[] = [
  'any-layout',
  'boolean-verdict',
  'generate-button',
  'masked-page',
  'placed-options',
  'choices-control',
  'entries-control',
  'column-heading',
  'comparison-overview',
  'composed-page',
  'details',
  'example-card',
  'example-chips',
  'example-choice',
  'island',
  'details-view',
  'notice-list',
  'offers',
  'refresh-button',
  'result-content',
  'result-foot',
  'use-expected',
  'use-line-parts',
  'use-masked-input',
  'use-result-views',
  'save-name',
  'scan-camera',
  'scan-dialog',
  'scan-screen',
  'table-form',
  'table-room',
  'tool-link',
  'with-operations',
  'generator-page',
  'layout-frame',
  'two-way-page',
  'file-row',
  'highlight',
  'island',
  'lazy',
  'lazy-parts',
  'menu',
  'page-menu',
  'picture-room',
  'layout-extras',
  'pane-tools',
  'option-controls',
  'share-link',
  'stale-strip',
  'text-input',
  'tooltip-text',
];

test('each component has a demo beside it', () => {
  const folders = [import.meta.dirname, join(import.meta.dirname, '../tool-page')];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => basename(file)),
  );
  const namesOf = (ending: string) =>
    files.flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));
  const demos = namesOf('.demo.tsx');
  const components = namesOf('.tsx').filter((name) => !name.includes('.') && !parts.includes(name));
  expect(demos.toSorted()).toEqual(components.toSorted());
  // A name is the address of a demo.
  expect(new Set(demos).size).toBe(demos.length);
});
