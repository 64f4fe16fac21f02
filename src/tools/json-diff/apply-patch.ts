import { ToolError } from '#core/tool.ts';
import type { Node, ObjectNode } from '#lib/data/node.ts';
import { parsePointer, toPointer } from '#lib/json/path.ts';
import { shorten } from '#lib/text/shorten.ts';
import { exactly } from './comparing.ts';
import { Differ } from './differ.ts';

/** An operation of a JSON Patch; `n` counts from 1. */
interface Step {
  readonly n: number;
  readonly node: ObjectNode;
}

/**
 * The value that a JSON Patch (RFC 6902) makes of another, which it changes. Nothing is applied where any operation fails.
 * @throws ToolError `not-a-patch`, and `bad-operation`, `bad-path`, `no-value-at`, `test-failed`, `into-itself`, with `n`,
 * each in the option `patch`
 */
export function applyJsonPatch(document: Node, patch: Node): Node {
  if (patch.type !== 'array') throw fault('not-a-patch', patch);
  let root = document;
  for (const [index, node] of patch.items.entries()) {
    if (node.type !== 'object') throw fault('bad-operation', node, { n: index + 1 });
    root = applyStep(root, { n: index + 1, node });
  }
  return root;
}

function applyStep(root: Node, step: Step): Node {
  const op = textOf(step, 'op');
  const path = pathOf(step, 'path');
  switch (op) {
    case 'add':
      return add(root, path, givenValue(step), step);
    case 'remove':
      return remove(root, path, step).root;
    case 'replace':
      return replace(root, path, givenValue(step), step);
    case 'test': {
      const [found, wanted] = [get(root, path, step), givenValue(step)];
      if (!new Differ(found, wanted, exactly).isSame(found, wanted)) throw stepFault('test-failed', step, path);
      return root;
    }
    case 'copy':
      return add(root, path, structuredClone(get(root, pathOf(step, 'from'), step)), step);
    case 'move': {
      const from = pathOf(step, 'from');
      if (from.length < path.length && from.every((token, index) => token === path[index]))
        throw stepFault('into-itself', step, path);
      const { root: rest, value } = remove(root, from, step);
      return add(rest, path, value, step);
    }
    default:
      throw stepFault('bad-operation', step, path);
  }
}

function get(root: Node, path: readonly string[], step: Step): Node {
  let node: Node | undefined = root;
  for (const token of path) node = node && childOf(node, token);
  if (!node) throw stepFault('no-value-at', step, path);
  return node;
}

function childOf(node: Node, token: string): Node | undefined {
  if (node.type === 'object') return node.entries.find(({ key }) => key === token)?.value;
  return node.type === 'array' ? node.items[indexOf(token)] : undefined;
}

/** The index that a token names, or -1. */
const indexOf = (token: string): number => (/^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : -1);

function add(root: Node, path: readonly string[], value: Node, step: Step): Node {
  const key = path.at(-1);
  if (key === undefined) return value;
  const parent = get(root, path.slice(0, -1), step);
  if (parent.type === 'object') setMember(parent, key, value);
  else if (parent.type === 'array') {
    const index = key === '-' ? parent.items.length : indexOf(key);
    if (index < 0 || index > parent.items.length) throw stepFault('no-value-at', step, path);
    parent.items.splice(index, 0, value);
  } else throw stepFault('no-value-at', step, path);
  return root;
}

function setMember(object: ObjectNode, key: string, value: Node): void {
  const at = object.entries.findIndex((entry) => entry.key === key);
  const { literal } = object.entries[at] ?? { literal: undefined };
  object.entries.splice(at < 0 ? object.entries.length : at, 1, { key, literal, keyStart: 0, keyEnd: 0, value });
}

function remove(root: Node, path: readonly string[], step: Step): { readonly root: Node; readonly value: Node } {
  const value = get(root, path, step);
  const key = path.at(-1);
  // The whole document: null is left.
  if (key === undefined) return { root: { type: 'null', start: 0, end: 0, comments: undefined }, value };
  const parent = get(root, path.slice(0, -1), step);
  if (parent.type === 'object') parent.entries = parent.entries.filter((entry) => entry.key !== key);
  else if (parent.type === 'array') parent.items.splice(indexOf(key), 1);
  return { root, value };
}

function replace(root: Node, path: readonly string[], value: Node, step: Step): Node {
  get(root, path, step);
  const key = path.at(-1);
  if (key === undefined) return value;
  const parent = get(root, path.slice(0, -1), step);
  if (parent.type === 'object') setMember(parent, key, value);
  else if (parent.type === 'array') parent.items[indexOf(key)] = value;
  return root;
}

const memberOf = ({ node }: Step, name: string): Node | undefined =>
  node.entries.find(({ key }) => key === name)?.value;

function textOf(step: Step, name: string): string {
  const value = memberOf(step, name);
  if (value?.type !== 'string') throw fault('bad-operation', step.node, { n: step.n });
  return value.value;
}

function pathOf(step: Step, name: 'path' | 'from'): readonly string[] {
  const written = textOf(step, name);
  const tokens = parsePointer(written);
  if (!tokens) throw fault('bad-path', memberOf(step, name) ?? step.node, { n: step.n, pointer: shorten(written) });
  return tokens;
}

/** A value of its own: the patch may be applied again. */
function givenValue(step: Step): Node {
  const value = memberOf(step, 'value');
  if (!value) throw fault('bad-operation', step.node, { n: step.n });
  return structuredClone(value);
}

const stepFault = (code: string, { n, node }: Step, path: readonly string[]): ToolError =>
  fault(code, node, { n, pointer: shorten(toPointer(path)) });

const fault = (code: string, { start, end }: Node, params: Record<string, string | number> = {}): ToolError =>
  new ToolError(code, params, { offset: start, length: end - start, field: 'patch' });
