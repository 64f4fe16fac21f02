import { type Context, ToolError } from '#core/tool.ts';
import type { Node, ObjectNode } from '#lib/data/node.ts';
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { withParameters } from '#lib/url/written-url.ts';
import { type Part, properties, withPart, writeParameter } from './edit-url.ts';

const partNames = Object.keys(properties) as readonly Part[];
const known = new Set<string>(['href', 'origin', 'host', 'search', 'parameters', ...partNames]);

/**
 * A URL of the parts that a JSON object names: `href` or `origin` to begin with, else `protocol` and `hostname`; then
 * `username`, `password`, `port`, `path`, `search` or `parameters` (an object, with arrays for repeated keys), `hash`.
 * Null is no part. Numbers keep their digits.
 * @throws ToolError `no-parts`, `no-start`, `part-refused` (`part`, `value`), `no-text`
 */
export function buildUrl(json: string, ctx: Pick<Context, 'notice'>): string {
  const parts = readParts(json);
  const textOf = (name: string): string | undefined => {
    const node = parts.get(name);
    return node && node.type !== 'null' ? toText(node, name) : undefined;
  };
  const begun = textOf('href') ?? textOf('origin');
  const host = textOf('hostname') ?? textOf('host') ?? '';
  const start = begun ?? `${textOf('protocol')?.replace(/:?$/, ':')}//${host}`;
  const beginning = parseUrl(start);
  if (!beginning) throw new ToolError('no-start');
  let { href } = beginning;
  for (const part of partNames) {
    const value = textOf(part);
    if (value === undefined || (begun === undefined && part === 'hostname')) continue;
    const next = withPart(href, part, value);
    if (next === undefined) throw new ToolError('part-refused', { part, value });
    href = next;
  }
  const parameters = parts.get('parameters');
  const search = textOf('search');
  if (parameters?.type === 'object') href = withParameters(href, writeAll(parameters));
  else if (search !== undefined) href = withParameters(href, [search.replace(/^\?/, '')]);
  const others = [...parts.keys()].filter((name) => !known.has(name));
  const [first] = others;
  if (first !== undefined) ctx.notice('unknown-parts', { n: others.length, name: first });
  return new URL(href).href;
}

function readParts(json: string): ReadonlyMap<string, Node> {
  const [root] = nodesOf(json);
  if (root?.type !== 'object') throw new ToolError('no-parts');
  return new Map(root.entries.map(({ key, value }) => [key, value]));
}

/** None of a text that is not JSON. */
function nodesOf(json: string): readonly Node[] {
  try {
    return readNodes(toSource(json)).values;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ToolError('no-parts', {}, error.at);
  }
}

/** A scalar as the text that it is written as; null is empty. */
function toText(node: Node, name: string): string {
  switch (node.type) {
    case 'string':
      return node.value;
    case 'number':
    case 'date':
      return node.raw;
    case 'boolean':
      return String(node.value);
    case 'null':
      return '';
    default:
      throw new ToolError('no-text', { name });
  }
}

const writeAll = ({ entries }: ObjectNode): readonly string[] =>
  entries.flatMap(({ key, value }) =>
    (value.type === 'array' ? value.items : [value]).map((each) => writeParameter(key, toText(each, key))),
  );
