import { expect, test } from 'vitest';
import type { Operation, Tool } from '../../src/core/tool.ts';
import { layoutOf, partsOf } from './page-parts.ts';

const toolOf = (operations: Readonly<Record<string, Operation>>, page: Tool['page'] = {}): Tool => ({
  category: 'text',
  icon: 'tool',
  page,
  operations,
});
const plain: Operation = { input: 'text', output: 'text' };

test.each<[string, Tool]>([
  ['generic', toolOf({ convert: plain })],
  ['generator', toolOf({ make: { output: 'text' } })],
  ['masked', toolOf({ rate: { ...plain, masked: true } })],
  ['two-way', toolOf({ encode: { ...plain, inverse: 'decode' } }, { layout: 'two-way' })],
  ['composed', toolOf({ convert: { ...plain, components: { note: 'table' } } }, { layout: 'two-way' })],
  ['composed', toolOf({ convert: { ...plain, scans: true } })],
])('finds the layout: %s', (layout, tool) => {
  expect(layoutOf(tool)).toBe(layout);
});

test('brings nothing that is not declared', () => {
  expect(partsOf('tool', toolOf({ convert: plain }))).toEqual({ imports: [], entries: [] });
});

test('brings the layout of each operation', () => {
  const tool = toolOf(
    {
      encode: { ...plain, inverse: 'decode' },
      decode: { ...plain, inverse: 'encode' },
      list: { ...plain, components: { result: 'name-table' } },
      make: { output: 'text' },
      draw: { ...plain, components: { page: 'board' } },
    },
    { layout: 'two-way' },
  );
  expect(partsOf('tool', tool).entries[0]).toBe(
    'layouts: { encode: TwoWayLayout, decode: TwoWayLayout, list: ToolLayout, make: GeneratorLayout, draw: PlainLayout }',
  );
});

test('brings what gives the first operation its input with the page, and all else after it', () => {
  const tool = toolOf({
    parse: { ...plain, components: { lead: 'range-fields', control: 'range-ends', result: 'range-table' } },
    join: {
      ...plain,
      components: { control: 'joiner' },
      views: [{ name: 'text' }, { name: 'tree', component: 'tree' }],
    },
  });
  const { imports, entries } = partsOf('tool', tool);
  for (const [name, file] of [
    ['RangeFields', 'range-fields'],
    ['RangeEnds', 'range-ends'],
  ])
    expect(imports).toContain(`import { ${name} } from '../../../tools/tool/page/${file}.tsx';\n`);
  expect(entries[1]).toBe(
    "components: ownComponents<typeof tool>({ 'range-fields': RangeFields, 'range-ends': RangeEnds, " +
      "'range-table': lazy(loadComponents, 'RangeTable', undefined, true), " +
      "'joiner': lazy(loadComponents, 'Joiner', undefined, true), " +
      "'tree': lazy(() => import('../../../tools/tool/page/tree.tsx'), 'Tree', undefined, true) })",
  );
});
