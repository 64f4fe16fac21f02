import { findCookies, isAttribute, isChoice } from '#lib/secrets/cookies.ts';
import { findAuthorization, findToken } from '#lib/secrets/credentials.ts';
import { type Span, secretLength } from '#lib/secrets/findings.ts';
import { isDescription, separateWords } from '#lib/secrets/names.ts';
import { type KeyKind, keyKind } from './key-kind.ts';
import { type Part, readPart, slicePart, spansOf } from './parts.ts';
import type { Fields, Node, Scalar, Tree } from './tree.ts';

/** The kinds of secrets that are found by a name. */
export type NamedKind = 'cookie' | 'authorization' | 'password';

/** What no password is: the version of a package. */
const version = /^[~^]?\d+\.\d+\.\d+(?:[ |~^\d.<>=-]*)$/;

/** Tags of YAML whose value is a name. */
const reference = /^!(?:secret|ref|getatt|importvalue|env|env_var|reference)$/i;

/** What the names around a value say of it. */
interface Context {
  readonly kind: KeyKind | undefined;
  /** In how many objects and lists under the name. */
  readonly depth: number;
  /** The nearest key; empty in a list. */
  readonly key: string;
}

const top: Context = { kind: undefined, depth: 0, key: '' };

/** What was found in a document. */
export interface Findings {
  readonly secrets: readonly (readonly [NamedKind, Span])[];
  /** Scalars that no name makes a secret: what is in them may be one. */
  readonly texts: readonly Scalar[];
}

/** Finds values by the names around them. */
export function findInTree(tree: Tree, part: Part): Findings {
  const secrets: [NamedKind, Span][] = [];
  const texts: Scalar[] = [];
  const waiting: [Node, Context][] = tree.roots.map((root) => [root, top]);
  const references = referencesIn(tree.roots);
  /** An anchor may have any number of aliases. */
  const visited = new Map<KeyKind | undefined, Set<Node>>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, context] = next;
    if (node.type === 'scalar') {
      const isReference = context.key === '' && references.has(node.value);
      const text =
        context.kind && !isReference && (isBlock(node) ? slicePart(part, node.start, node.end) : partOf(part, node));
      const found = context.kind && text && findInScalar(node, text.text, context, context.kind);
      if (!found) texts.push(node);
      else for (const span of spansOf(text, found[1])) secrets.push([found[0], span]);
      continue;
    }
    const known = visited.get(context.kind) ?? new Set();
    if (known.has(node)) continue;
    visited.set(context.kind, known.add(node));
    for (const child of node.type === 'list' ? itemsOf(node.items, context) : entriesOf(node, context))
      waiting.push(child);
  }
  return { secrets, texts };
}

/** The names of the secrets that a Compose file declares: lists of services refer to them. */
function referencesIn(roots: readonly Node[]): ReadonlySet<string> {
  const fields = roots.flatMap((root) => (root.type === 'fields' ? root.entries : []));
  if (!fields.some(({ key }) => key === 'services')) return new Set();
  const secrets = fields.find(({ key }) => key === 'secrets')?.value;
  return new Set(secrets?.type === 'fields' ? secrets.entries.map(({ key }) => key) : []);
}

/** The text of a scalar as it is read. */
export const partOf = (part: Part, { start, end, style }: Scalar): Part => readPart(part, start, end, style);

const isBlock = ({ style }: Scalar): boolean => style === 'literal' || style === 'folded';

function* itemsOf(items: readonly Node[], { kind, depth }: Context): Generator<[Node, Context]> {
  let option: KeyKind | undefined;
  for (const item of items) {
    yield [item, { kind: option ?? kind, depth: option ? 0 : depth + 1, key: '' }];
    // The arguments of a program: after the option, its value.
    const name = item.type === 'scalar' ? /^--?([\w-]{1,60})$/.exec(item.value)?.[1] : undefined;
    option = name !== undefined && keyKind(name) === 'password' ? 'password' : undefined;
  }
}

function* entriesOf({ entries }: Fields, context: Context): Generator<[Node, Context]> {
  const isManifest = entries.some(({ key, value }) => key === 'kind' && isText(value, /^Secret$/));
  const named = entries.find(
    ({ key, value }) => /(?:^|_)(?:name|key|id)$/i.test(separateWords(key)) && kindOfText(value),
  );
  for (const { key, value } of entries) {
    const kind = keyKind(key);
    if (isManifest && /^(?:data|stringData)$/.test(key)) yield [value, { kind: 'passwords', depth: 0, key }];
    else if (named && /(?:^|_)(?:values?|default|content)$/i.test(separateWords(key)))
      yield [value, { kind: kindOfText(named.value), depth: 0, key }];
    else if (kind) yield [value, { kind, depth: 0, key }];
    else yield [value, { kind: inherits(context.kind) ? context.kind : undefined, depth: context.depth + 1, key }];
  }
}

const isText = (node: Node, pattern: RegExp): boolean => node.type === 'scalar' && pattern.test(node.value);

const kindOfText = (node: Node): KeyKind | undefined => (node.type === 'scalar' ? keyKind(node.value) : undefined);

/** Whether the fields of an object are of the kind that its name says. */
const inherits = (kind: KeyKind | undefined): boolean => kind !== 'authorization' && kind !== 'perhaps';

/** Says which spans of a scalar are secret; undefined where it is a text like any other. */
function findInScalar(
  scalar: Scalar,
  text: string,
  { depth, key }: Context,
  kind: KeyKind,
): readonly [NamedKind, Iterable<Span>] | undefined {
  const { isWord, isNumber, tag = '' } = scalar;
  if (isWord || reference.test(tag)) return undefined;
  const isField = key !== '' && depth > 0;
  switch (kind) {
    case 'cookie':
      if (!isField) return ['cookie', findCookies(text)];
      // A list has the names of its cookies as values.
      if (isAttribute(key) || isChoice(key, text) || (depth > 1 && /^(?:name|key)$/i.test(key))) return undefined;
      return ['cookie', [{ start: 0, end: secretLength(text) }]];
    case 'authorization':
      return isNumber ? undefined : ['authorization', findAuthorization(text)];
    case 'perhaps': {
      const found = isNumber ? [] : [...findToken(text)];
      return found.length > 0 ? ['password', found] : undefined;
    }
    default: {
      // A number of tokens is no token. The keys of many secrets are their names, whatever they are.
      if (isNumber && kind === 'passwords' && depth === 0) return undefined;
      if (isField && !(kind === 'passwords' && depth === 1) && isDescription(key)) return undefined;
      const isFolder = /^(?:old)?pwd$/i.test(key) && /^(?:\/|[a-z]:[\\/])/i.test(text);
      if (isFolder || version.test(text) || secretLength(text.trim()) === 0) return undefined;
      return ['password', isBlock(scalar) ? linesOf(text) : [{ start: 0, end: text.length }]];
    }
  }
}

/** The lines of a text, but those around a private key. */
function* linesOf(text: string): Generator<Span> {
  for (const { 0: line, index } of text.matchAll(/\S[^\r\n]*/g))
    if (!line.startsWith('-----')) yield { start: index, end: index + line.trimEnd().length };
}
