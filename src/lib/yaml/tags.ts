import type { Node, ObjectNode, StringNode } from '#lib/data/node.ts';
import { decodePercent } from '#lib/url/decode-percent.ts';

/** How tags other than YAML’s own are handled. */
export type CustomTags = 'auto' | 'drop' | 'cloudformation';

const prefix = 'tag:yaml.org,2002:';
const ownTags = new Set(
  'str int float bool null binary timestamp merge seq omap pairs map set'.split(' ').map((name) => prefix + name),
);

/** Name of a tag of YAML’s own: `str` for `!!str`, and for the tag `!`, which marks a scalar as text. */
export function ownTag(tag: string): string | undefined {
  if (tag === '!') return 'str';
  return ownTags.has(tag) ? tag.slice(prefix.length) : undefined;
}

/** The full tag for one as it is typed; `handles` are those that the document declares (YAML 1.2.2, section 6.9.1). */
export function wholeTag(typed: string, handles: ReadonlyMap<string, string>): string {
  if (typed.startsWith('!<')) return decodePercent(typed.slice(2, -1));
  const handle = typed.slice(0, Math.max(1, typed.indexOf('!', 1) + 1));
  return (handles.get(handle) ?? (handle === '!!' ? prefix : handle)) + decodePercent(typed.slice(handle.length));
}

/** The intrinsic functions of AWS CloudFormation that have a short form, and those without the prefix `Fn::`. */
const functions = new Set(
  'Ref Sub GetAtt Join Select Split If Equals And Or Not Condition FindInMap ImportValue Base64 Cidr GetAZs Transform'.split(
    ' ',
  ),
);
const unprefixed = new Set(['Ref', 'Condition']);

/** The CloudFormation function of a short tag, or undefined. */
export function functionOf(tag: string, tags: CustomTags): string | undefined {
  if (tags === 'drop' || !/^![A-Za-z]\w*$/.test(tag)) return undefined;
  const name = tag.slice(1);
  return tags === 'cloudformation' || functions.has(name) ? name : undefined;
}

/** The long form of a function: `!Ref X` → `{"Ref": "X"}`, `!GetAtt A.B` → `{"Fn::GetAtt": ["A", "B"]}`. */
export function callFunction(name: string, node: Node): ObjectNode {
  const { start, end, comments } = node;
  node.comments = undefined;
  const key = unprefixed.has(name) ? name : `Fn::${name}`;
  const value = name === 'GetAtt' && node.type === 'string' ? splitAttribute(node) : node;
  const entries = [{ key, literal: undefined, keyStart: start, keyEnd: start, value }];
  return { type: 'object', entries, start, end, comments };
}

function splitAttribute(node: StringNode): Node {
  const { value, start, end } = node;
  const dot = value.indexOf('.');
  const parts = dot < 0 ? [value] : [value.slice(0, dot), value.slice(dot + 1)];
  return { type: 'array', items: parts.map((part) => ({ ...node, value: part })), start, end, comments: undefined };
}
