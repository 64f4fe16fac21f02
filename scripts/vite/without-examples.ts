import { type Plugin, parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: Node & { readonly name?: string };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The properties of a name that some code has. */
function propertiesIn(node: Node, name: string): readonly Property[] {
  if (node.type === 'Property' && (node as Property).key.name === name) return [node as Property];
  return Object.values(node)
    .flat()
    .flatMap((child) => (isNode(child) ? propertiesIn(child, name) : []));
}

/** JavaScript without the properties of a name in its object literals. */
export function withoutProperty(code: string, name: string): string {
  const { program } = parseSync('tool.js', code);
  let shorter = code;
  for (const { start, end } of propertiesIn(program as Node, name).toReversed())
    shorter = `${shorter.slice(0, start)}${shorter.slice(end).replace(/^\s*,/, '')}`;
  return shorter;
}

/** Leaves the examples out of the declarations of tools in the browser: pages load them later, logic needs none. */
export const withoutExamples = (): Plugin => ({
  name: 'penknife:without-examples',
  apply: (_, { isSsrBuild = false }) => !isSsrBuild,
  transform: {
    filter: { id: /src\/tools\/[\w-]+\/tool\.ts$/ },
    handler: (code) => ({ code: withoutProperty(code, 'examples'), map: null }),
  },
});
