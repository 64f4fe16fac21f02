/** Keys and indexes that lead to a value. */
export type Steps = readonly (string | number)[];

/** Notations of the path of a value. */
export type Notation = 'jsonPath' | 'pointer' | 'javascript' | 'python' | 'jq';

/**
 * The path of a value in the notation of JSONPath, JSON Pointer, JavaScript, Python or jq. `root` names the variable.
 */
export function writePath(steps: Steps, notation: Notation, root = 'data'): string {
  switch (notation) {
    case 'jsonPath':
      return toNormalizedPath(steps);
    case 'pointer':
      return toPointer(steps);
    case 'javascript':
      return root + steps.map(javascriptStep).join('');
    case 'python':
      return root + steps.map((step) => `[${JSON.stringify(step)}]`).join('');
    case 'jq':
      return toJq(steps);
  }
}

/** RFC 9535, section 2.7: `$['a'][0]`. */
export const toNormalizedPath = (steps: Steps): string =>
  `$${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `['${normalizeName(step)}']`)).join('')}`;

const namedEscapes: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

const normalizeName = (name: string): string =>
  name.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be escaped
    /['\\\0-\x1f]/g,
    (character) => namedEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** RFC 6901: `/a~1b/0`. */
export const toPointer = (steps: Steps): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The reference tokens of a JSON Pointer (RFC 6901); undefined if it is not one. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const identifier = /^[A-Za-z_$][\w$]*$/;

const javascriptStep = (step: string | number): string =>
  typeof step === 'string' && identifier.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;

function toJq(steps: Steps): string {
  const path = steps
    .map((step) => (typeof step === 'string' && /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`))
    .join('');
  return path.startsWith('.') ? path : `.${path}`;
}
