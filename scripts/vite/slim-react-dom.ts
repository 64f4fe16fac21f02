import { type Plugin, parseSync } from 'vite';

/**
 * The tags (`ReactWorkTags`) of fibers that no page has, because no component renders what React makes them for. The
 * linter rejects imports of these features: `scripts/biome/no-removed-react.grit`.
 */
const unusedTags = new Map([
  [11, 'forwardRef'],
  [12, 'Profiler'],
  [13, 'Suspense'],
  [16, 'lazy'],
  [18, 'Suspense in static HTML'],
  [19, 'SuspenseList'],
  [22, 'the content of Suspense and Activity'],
  [26, 'elements that belong to the head of the document, such as <link>'],
  [27, '<html>, <head> and <body>'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
]);

/** The class of the refs of fragments. */
const fragmentRef = 'FragmentInstance';

const unused = "throw Error('scripts/vite/slim-react-dom.ts removed this part of React.')";

/** Functions, and what replaces their bodies. */
const replacedBodies: ReadonlyMap<unknown, string> = new Map([
  // Whether an element belongs to the head of the document.
  ['isHostHoistableType', 'return false'],
  // The stack of components of an error, which no error boundary here reads.
  ['getStackByFiberInDevAndProd', "return ''"],
  [fragmentRef, unused],
  // Hints of `react-dom`, such as `preload`: the build writes them into the pages.
  ...[
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ].map((name) => [name, unused] as const),
]);

/** A variable that is only set for a `ViewTransition`. */
const neverTrue = 'shouldStartViewTransition';

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A replaced range of the code, and the feature or name that it belongs to. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cause: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The field of a node, for nodes of a type that has it. */
const child = (node: Node, field: string) => node[field] as Node;
const nameIn = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** The name of the variable that a property belongs to, directly or not. */
const ownerOf = (node: Node): unknown => nameIn(node) ?? (isNode(node['object']) && ownerOf(node['object']));

/** Whether an expression is the tag of a fiber. */
const isTag = (node: Node) => nameIn(node['property']) === 'tag' || /^(\w*T|t)ag$/.test(String(nameIn(node)));

/** The unused tag that a literal is. */
const unusedTag = (node: unknown) => (isNode(node) ? unusedTags.get(node['value'] as number) : undefined);

/** Whether control never goes on after statements. */
const leaves = (statements: readonly Node[]): boolean => {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last['body'] as Node[]);
  return /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '');
};

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The names that `var` declares within a node: a function has them wherever that is. */
const namesDeclaredIn = (node: Node): readonly string[] => [
  ...(node.type === 'VariableDeclarator' ? [nameIn(node['id']) as string] : []),
  ...(node.type.endsWith('FunctionExpression') ? [] : childrenOf(node).flatMap(namesDeclaredIn)),
];

/** Removes cases of unused tags from a `switch`, or only their labels where the case before falls through to them. */
function* editsOfCases(cases: readonly Node[], declared: Set<string>): Generator<Edit> {
  let isReached = false;
  for (const each of cases) {
    const { start, end } = each;
    const body = each['consequent'] as readonly Node[];
    const cause = unusedTag(each['test']);
    if (cause && !isReached) {
      for (const name of body.flatMap(namesDeclaredIn)) declared.add(name);
      yield { start, end, text: '', cause };
    } else {
      if (cause) yield { start, end: body[0]?.start ?? end, text: '', cause };
      for (const statement of body) yield* editsOf(statement, declared);
      isReached = !leaves(body);
    }
  }
}

/** Edits of a function, which keeps the variables that a removed part declares. */
function* editsOfFunction(body: Node): Generator<Edit> {
  const declared = new Set<string>();
  yield* childrenOf(body).flatMap((node) => [...editsOf(node, declared)]);
  const start = body.start + 1;
  if (declared.size > 0) yield { start, end: start, text: `var ${[...declared].join(', ')};`, cause: undefined };
}

/** All that is replaced within a node; comparisons with unused tags become constants. */
function* editsOf(node: Node, declared: Set<string>): Generator<Edit> {
  const { type, start, end } = node;
  if (type === 'SwitchStatement' && isTag(child(node, 'discriminant')))
    return yield* editsOfCases(node['cases'] as Node[], declared);
  if (type === 'BinaryExpression' && /^[!=]==$/.test(node['operator'] as string)) {
    const cause = unusedTag(node['left']);
    if (cause && isTag(child(node, 'right')))
      return yield { start, end, text: String(node['operator'] === '!=='), cause };
  }
  if (type === 'ConditionalExpression' && nameIn(node['test']) === neverTrue) {
    const test = child(node, 'test');
    yield { start: test.start, end: test.end, text: 'false', cause: neverTrue };
  }
  if (type === 'AssignmentExpression' && ownerOf(child(node, 'left')) === fragmentRef)
    return yield { start, end, text: '0', cause: fragmentRef };
  if (type === 'FunctionDeclaration' || type === 'FunctionExpression') {
    const cause = nameIn(node['id']);
    const text = replacedBodies.get(cause);
    const body = child(node, 'body');
    if (text) return yield { start: body.start, end: body.end, text: `{${text}}`, cause };
    return yield* editsOfFunction(body);
  }
  for (const inner of childrenOf(node)) yield* editsOf(inner, declared);
}

/** React DOM without its unused parts, and the names of those that are missing, as React has changed. */
export function slim(code: string): { readonly code: string; readonly missing: readonly unknown[] } {
  const { program } = parseSync('react-dom.js', code);
  const edits = [...editsOf(program as unknown as Node, new Set())].toSorted((a, b) => a.start - b.start);
  const found = new Set(edits.map(({ cause }) => cause));
  const pieces = edits.map(({ start, text }, at) => code.slice(edits[at - 1]?.end ?? 0, start) + text);
  return {
    code: [...pieces, code.slice(edits.at(-1)?.end ?? 0)].join(''),
    missing: [...unusedTags.values(), ...replacedBodies.keys(), neverTrue].filter((cause) => !found.has(cause)),
  };
}

/**
 * Removes parts of React DOM that this site does not use: a quarter of it, which a bundler cannot know to be unused. The
 * minifier removes what only these parts call.
 */
export const slimReactDom = (): Plugin => ({
  name: 'penknife:slim-react-dom',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler(original) {
      const { code, missing } = slim(original);
      if (missing.length > 0) this.error(`React DOM has changed, not found: ${missing.join(', ')}`);
      return { code, map: null };
    },
  },
});
