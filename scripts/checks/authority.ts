/**
 * Rules on what logic and pages of tools may use, as far as the linter cannot say them: members of objects that are used
 * otherwise too, by whatever way they are reached, and branches on the name of an operation.
 */
import { parseSync } from 'vite';

/** A breach of a rule. */
export interface Breach {
  readonly line: number;
  readonly message: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const time = 'Time comes from ctx.now().';
const zone = 'The time zone comes from ctx.timeZone.';
const randomness = 'Randomness comes from ctx.random().';
const keyPairs = 'Key pairs come from ctx.generateKey().';
const waiting = 'Logic does not wait: when something happens is up to the host.';
const network = 'A tool has no network.';
const kept = 'What is kept goes through the session.';
const copying = 'A tool has no clipboard: the buttons of #ui/controls/copying have.';
const naming =
  'A page does not branch on the name of an operation: declare its components, or ask for its input, options or result.';

/** The members that are denied, by object and name. */
type Denied = Readonly<Record<string, Readonly<Record<string, string>>>>;

const deniedInLogic: Denied = {
  Date: { now: time },
  Temporal: { Now: time },
  Math: { random: randomness },
  crypto: { getRandomValues: randomness, randomUUID: randomness },
  'crypto.subtle': { generateKey: keyPairs },
  // As it is called where it is taken out.
  subtle: { generateKey: keyPairs },
};
const globals = {
  ...{ fetch: network, XMLHttpRequest: network, WebSocket: network, EventSource: network },
  ...{ localStorage: kept, sessionStorage: kept, indexedDB: kept, caches: kept },
};
const deniedInPages: Denied = {
  navigator: { sendBeacon: network },
  // To look whether there is a clipboard is fine: `'readText' in navigator.clipboard`.
  'navigator.clipboard': { readText: copying, read: copying, writeText: copying, write: copying },
  document: { cookie: kept },
  window: globals,
  globalThis: globals,
  self: globals,
};

/** The host's clock, randomness and key pairs come in here. */
const contexts = ['src/core/execution/context.ts'];

const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(file);
const isPage = (file: string): boolean => /^src\/tools\/[^/]+\/page(?:\.tsx$|\/)/.test(file);
const isLogic = (file: string): boolean =>
  /^src\/(?:core|kinds|lib|tools)\/.+\.ts$/.test(file) && !isPage(file) && !contexts.includes(file);

/** Whether a file has rules here. */
export const hasRules = (file: string): boolean => !isTest(file) && (isLogic(file) || isPage(file));

/** Finds the breaches in a module, by its path in the repository. */
export function findBreaches(file: string, text: string): readonly Breach[] {
  const rule = isPage(file)
    ? (node: Node) => deniedMember(node, deniedInPages) ?? branchOnName(node)
    : (node: Node) => deniedMember(node, deniedInLogic) ?? ambientCall(node);
  // To parse takes longest, and most modules mention nothing of all this.
  const mentions = isPage(file)
    ? /\b(?:navigator|document|window|globalThis|self|session|SessionOf|ToolSession)\b/
    : /\b(?:Date|Temporal|Math|crypto|subtle|setTimeout|resolvedOptions|getTimezoneOffset|[gs]et[DFHM]\w+|to(?:Date|Time)String)\b/;
  if (!mentions.test(text)) return [];
  return nodesIn(parseSync(file, text).program).flatMap((node) => {
    const message = rule(node);
    return message === undefined ? [] : [{ line: text.slice(0, node.start).split('\n').length, message }];
  });
}

function nodesIn(root: unknown): readonly Node[] {
  const found: Node[] = [];
  const left: unknown[] = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (isNode(value)) found.push(value);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** `a` and `a.b` as they are written; undefined for all else. */
function pathOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ChainExpression') return pathOf(node['expression']);
  if (node.type === 'Identifier') return String(node['name']);
  const [object, name] = node.type === 'MemberExpression' ? [pathOf(node['object']), memberName(node)] : [];
  return object === undefined || name === undefined ? undefined : `${object}.${name}`;
}

/** The name of a member, also one in brackets; undefined where a value decides. */
function memberName(node: Node): string | undefined {
  const property = node['property'] ?? node['key'];
  if (!isNode(property)) return undefined;
  if (property.type === 'Literal') return String(property['value']);
  return property.type === 'Identifier' && !node['computed'] ? String(property['name']) : undefined;
}

/** A denied member that is read or taken out, or an object with one under a name that is not known here. */
function deniedMember(node: Node, denied: Denied): string | undefined {
  if (node.type === 'MemberExpression') {
    const members = membersOf(denied, pathOf(node['object']));
    return members && messageFor(members, memberName(node));
  }
  return node.type === 'VariableDeclarator' ? takenOut(node['id'], pathOf(node['init']), denied) : undefined;
}

/** The same for what a pattern takes out of the object at a path. */
function takenOut(pattern: unknown, path: string | undefined, denied: Denied): string | undefined {
  if (!isNode(pattern) || path === undefined) return undefined;
  const members = membersOf(denied, path);
  if (pattern.type === 'Identifier')
    return members && !Object.hasOwn(denied, String(pattern['name'])) ? messageFor(members, undefined) : undefined;
  if (pattern.type !== 'ObjectPattern') return undefined;
  const messages = (pattern['properties'] as readonly Node[]).map((property) => {
    const name = memberName(property);
    const own = members && messageFor(members, name);
    return own ?? (name === undefined ? undefined : takenOut(property['value'], `${path}.${name}`, denied));
  });
  return messages.find((message) => message !== undefined);
}

const membersOf = (denied: Denied, path: string | undefined): Readonly<Record<string, string>> | undefined =>
  path !== undefined && Object.hasOwn(denied, path) ? denied[path] : undefined;

/** The message for a member; where its name is not known, any member may be meant. */
const messageFor = (members: Readonly<Record<string, string>>, name: string | undefined): string | undefined => {
  if (name === undefined) return Object.values(members)[0];
  return Object.hasOwn(members, name) ? members[name] : undefined;
};

/** Methods of a date that use the zone of the system. */
const zoned = /^(?:getTimezoneOffset|[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)|to(?:Date|Time)String)$/;

/**
 * The clock by `Date()`, the zone by methods of a date and the defaults of `Intl`, and timers; to yield by
 * `setTimeout(resolve)` is fine.
 */
function ambientCall(node: Node): string | undefined {
  const callee = node.type === 'CallExpression' ? pathOf(node['callee']) : undefined;
  if (node.type === 'MemberExpression' && zoned.test(memberName(node) ?? '')) return zone;
  if (callee === 'Date') return time;
  if (callee === 'setTimeout' && (node['arguments'] as unknown[]).length > 1) return waiting;
  if (node.type === 'MemberExpression' && memberName(node) === 'timeZone' && isResolved(node['object'])) return zone;
  const isTaken = node.type === 'VariableDeclarator' && isResolved(node['init']) && hasKey(node['id'], 'timeZone');
  return isTaken ? zone : undefined;
}

const isResolved = (node: unknown): boolean =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  isNode(node['callee']) &&
  node['callee'].type === 'MemberExpression' &&
  memberName(node['callee']) === 'resolvedOptions';

/** Whether a pattern takes a property of this name out of an object, at any depth. */
const hasKey = (pattern: unknown, name: string): boolean =>
  isNode(pattern) &&
  pattern.type === 'ObjectPattern' &&
  nodesIn(pattern).some((node) => node.type === 'Property' && memberName(node) === name);

const isSession = (node: unknown): boolean => /(?:^|\.)session$/.test(pathOf(node) ?? '');
const isName = (node: unknown): boolean => /(?:^|\.)session\.name$/.test(pathOf(node) ?? '');
const isText = (node: unknown): boolean =>
  isNode(node) && ((node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'TemplateLiteral');

/** Comparisons and look-ups by the name of the session's operation, and the ways to a variable that holds it. */
function branchOnName(node: Node): string | undefined {
  const { left, right } = node;
  const isBranch =
    (node.type === 'BinaryExpression' && ((isName(left) && isText(right)) || (isText(left) && isName(right)))) ||
    (node.type === 'SwitchStatement' && isName(node['discriminant'])) ||
    (node.type === 'CallExpression' && isSearch(node['callee']) && (node['arguments'] as unknown[]).some(isName)) ||
    (node.type === 'MemberExpression' &&
      isName(node['property']) &&
      !/operations$/.test(pathOf(node['object']) ?? '')) ||
    (node.type === 'VariableDeclarator' &&
      (isName(node['init']) || (isSession(node['init']) && hasKey(node['id'], 'name')))) ||
    (node.type === 'ObjectPattern' && isOfSession(node['typeAnnotation']) && hasKey(node, 'name'));
  return isBranch ? naming : undefined;
}

const isSearch = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  ['includes', 'indexOf', 'has', 'hasOwn', 'get'].includes(memberName(callee) ?? '');

const isOfSession = (annotation: unknown): boolean =>
  isNode(annotation) &&
  nodesIn(annotation).some(
    (node) => node.type === 'TSTypeReference' && /^(?:SessionOf|ToolSession)$/.test(pathOf(node['typeName']) ?? ''),
  );
