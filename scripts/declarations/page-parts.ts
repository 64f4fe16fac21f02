/** What the page of a tool is made of, by its declaration: layouts, parts of the frame, components of its own. */
import { offeredOperations } from '../../src/core/operations/offered-operations.ts';
import type { Operation, Tool } from '../../src/core/tool.ts';

/** What the module of a page imports, and the entries of its `parts`. */
export interface Parts {
  readonly imports: readonly string[];
  readonly entries: readonly string[];
  /** The module of the components that come after the page, in one file: one request, and nothing moves by the others. */
  readonly later?: string;
}

export const noParts: Parts = { imports: [], entries: [] };

/** Which of the pages in `src/tool-page/layouts` a tool has. */
export function layoutOf(tool: Tool): string {
  const operations = Object.values(tool.operations);
  const hasGenerator = offeredOperations(tool).some((name) => tool.operations[name]?.input === undefined);
  if (operations.some(({ components, views, scans }) => components ?? views ?? scans)) return 'composed';
  if (tool.page?.layout) return tool.page.layout;
  return hasGenerator ? 'generator' : operations.some(({ masked }) => masked) ? 'masked' : 'generic';
}

/** The parts that only what a tool declares needs: pages of other tools do not carry them. */
export function partsOf(id: string, tool: Tool): Parts {
  const operations = Object.values(tool.operations);
  const fields = operations.flatMap(({ options = {} }) => Object.values(options));
  const named = [
    ...(fields.some(({ place }) => place && place !== 'own')
      ? [['PlacedOptions', 'options/placed-options.tsx'] as const]
      : []),
    ...(operations.some(({ list }) => list) ? [['createListSwitch', 'session/list-switch.ts'] as const] : []),
  ];
  const composed = layoutOf(tool) === 'composed' ? composedParts(id, tool) : noParts;
  return {
    imports: [...named.map(([name, file]) => importOf(name, `tool-page/${file}`)), ...composed.imports],
    entries: [...named.map(([name]) => name), ...composed.entries],
    ...(composed.later && { later: composed.later }),
  };
}

/** The file of the layout of an operation, on a page that has those of several. */
function layoutOfOperation(tool: Tool, name: string): string {
  const { input, inverse = name, components } = tool.operations[name] ?? {};
  if (components?.page) return 'plain-layout';
  if (input === undefined) return 'generator-layout';
  return tool.page?.layout === 'two-way' && inverse !== name ? 'two-way-layout' : 'tool-layout';
}

/** The names of the components that an operation declares. */
export const componentsOf = ({ components = {}, views = [] }: Operation): readonly string[] => [
  ...Object.values(components),
  ...views.flatMap(({ component }) => component ?? []),
];

/**
 * The layouts of the operations, and the tool's own components: the code of those that give the first operation its input
 * comes with the page, the other code after it.
 */
function composedParts(id: string, tool: Tool): Parts {
  const operations = Object.values(tool.operations);
  const layouts = offeredOperations(tool).map((name) => [name, layoutOfOperation(tool, name)] as const);
  const names = [...new Set(operations.flatMap(componentsOf))];
  const { page, lead, control } = tool.operations[offeredOperations(tool)[0] ?? '']?.components ?? {};
  const eager = new Set([page ?? [], lead ?? [], control ?? []].flat());
  const lazy = names.filter((name) => !eager.has(name));
  const isMasked = operations.some(({ masked }) => masked);
  const hasScans = operations.some(({ scans }) => scans);
  const hasViews = operations.some(({ views }) => views);
  const views = new Set(operations.flatMap(({ views = [] }) => views.map(({ component }) => component)));
  const entryOf = (name: string) =>
    eager.has(name)
      ? toPascal(name)
      : `lazy(${views.has(name) ? `() => import('../../../tools/${id}/page/${name}.tsx')` : 'loadComponents'}, '${toPascal(name)}', undefined, true)`;
  const together = lazy.filter((name) => !views.has(name));
  return {
    imports: [
      ...new Set(layouts.map(([, layout]) => importOf(toPascal(layout), `tool-page/layouts/${layout}.tsx`))),
      ...[...eager].map((name) => importOf(toPascal(name), `tools/${id}/page/${name}.tsx`)),
      ...(isMasked ? [importOf('useMaskedInput', 'tool-page/panes/use-masked-input.tsx')] : []),
      ...(hasScans ? [importOf('ScanButton', 'tool-page/camera/scan-button.tsx')] : []),
      ...(hasViews ? [importOf('useResultViews', 'tool-page/results/use-result-views.tsx')] : []),
      ...(lazy.length > 0 ? [importOf('lazy', 'ui/lazy.tsx')] : []),
      importOf('ownComponents', 'tool-page/own-components.ts'),
      ...(together.length > 0 ? [`const loadComponents = () => import('../../components/${id}.ts');\n`] : []),
    ],
    entries: [
      `layouts: { ${layouts.map(([name, layout]) => `${name}: ${toPascal(layout)}`).join(', ')} }`,
      `components: ownComponents<typeof tool>({ ${names.map((name) => `'${name}': ${entryOf(name)}`).join(', ')} })`,
      ...(together.length > 0 ? ['loadComponents'] : []),
      ...(isMasked ? ['useMaskedInput'] : []),
      ...(hasScans ? ['ScanButton'] : []),
      ...(hasViews ? ['useResultViews'] : []),
    ],
    later: together.map((name) => `export { ${toPascal(name)} } from '../../tools/${id}/page/${name}.tsx';\n`).join(''),
  };
}

/** From the module of a page, which is three folders below `src`. */
const importOf = (name: string, file: string): string => `import { ${name} } from '../../../${file}';\n`;

/** The component that the file `range-ends.tsx` exports: `RangeEnds`. */
export const toPascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
