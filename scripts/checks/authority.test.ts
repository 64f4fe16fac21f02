/** Tests of the rules on what logic and pages use: a breach of each is found, and what is fine is accepted. */
import { describe, expect, test } from 'vitest';
import { findBreaches, hasRules } from './authority.ts';

const messagesIn = (file: string, code: string) => findBreaches(file, code).map(({ message }) => message);

const logic = [
  'src/tools/x/logic.ts',
  'src/tools/x/parts/deep/part.ts',
  'src/lib/x/y.ts',
  'src/core/x.ts',
  'src/kinds/x/kind.ts',
];
const pages = ['src/tools/x/page.tsx', 'src/tools/x/page/part.ts', 'src/tools/x/page/part.tsx'];

describe.each(logic)('%s', (file) => {
  test.each([
    ['Date.now()', 'ctx.now()'],
    ['[1].map(Date.now)', 'ctx.now()'],
    ["Date['now']()", 'ctx.now()'],
    ['Date?.now()', 'ctx.now()'],
    ['Date()', 'ctx.now()'],
    ["Temporal['Now'].instant()", 'ctx.now()'],
    ['date.getHours()', 'ctx.timeZone'],
    ['date.getTimezoneOffset()', 'ctx.timeZone'],
    ["date['toDateString']()", 'ctx.timeZone'],
    ['setTimeout(() => {}, 100)', 'does not wait'],
    ['Intl.DateTimeFormat().resolvedOptions().timeZone', 'ctx.timeZone'],
    ["new Intl.DateTimeFormat('en').resolvedOptions()['timeZone']", 'ctx.timeZone'],
    ['[1].map(Math.random)', 'ctx.random()'],
    ["Math['random']()", 'ctx.random()'],
    ["crypto['getRandomValues'](new Uint8Array(1))", 'ctx.random()'],
    ['crypto[name](new Uint8Array(1))', 'ctx.random()'],
    ["crypto.subtle['generateKey']('Ed25519', true, [])", 'ctx.generateKey()'],
    ["subtle.generateKey('Ed25519', true, [])", 'ctx.generateKey()'],
  ])('has no %s', (expression, message) => {
    expect(messagesIn(file, `export const a = () => ${expression};`).join()).toContain(message);
  });

  test.each([
    ['const { random } = Math;', 'ctx.random()'],
    ['const { random: roll } = Math;', 'ctx.random()'],
    ['const { now } = Date;', 'ctx.now()'],
    ['const clock = Date;', 'ctx.now()'],
    ['const { ...all } = crypto;', 'ctx.random()'],
    ['const keys = crypto.subtle;', 'ctx.generateKey()'],
    ['const { timeZone } = Intl.DateTimeFormat().resolvedOptions();', 'ctx.timeZone'],
  ])('has no %s', (statement, message) => {
    expect(messagesIn(file, statement).join()).toContain(message);
  });

  test.each([
    'Math.max(1, 2)',
    'new Date(0).toISOString()',
    'Date.UTC(2000)',
    'new Date(0).getUTCHours()',
    'new Promise((resolve) => setTimeout(resolve))',
    "new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions().calendar",
    "crypto.subtle.digest('SHA-256', new Uint8Array())",
    'ctx.random(1)',
  ])('may have %s', (expression) => {
    expect(messagesIn(file, `export const a = () => ${expression};`)).toEqual([]);
  });

  test.each(['const { subtle } = crypto;', 'const subtle = crypto.subtle;', 'const { max } = Math;'])(
    'may have %s',
    (statement) => expect(messagesIn(file, statement)).toEqual([]),
  );
});

describe.each(pages)('%s', (file) => {
  test.each([
    ["navigator.clipboard.writeText('a')", 'no clipboard'],
    ["navigator.clipboard?.writeText('a')", 'no clipboard'],
    ["navigator['clipboard'].readText()", 'no clipboard'],
    ["navigator.sendBeacon('x')", 'no network'],
    ["window.fetch('x')", 'no network'],
    ["globalThis.fetch('x')", 'no network'],
    ["globalThis['fetch']('x')", 'no network'],
    ["new window.EventSource('x')", 'no network'],
    ["window.localStorage.getItem('a')", 'session'],
    ["globalThis.sessionStorage.getItem('a')", 'session'],
    ['document.cookie', 'session'],
    ['{ const { clipboard: { writeText } } = navigator; }', 'no clipboard'],
    ['{ const { writeText } = navigator.clipboard; }', 'no clipboard'],
    ['{ const { localStorage } = window; }', 'session'],
  ])('has no %s', (expression, message) => {
    expect(messagesIn(file, `export const a = () => ${expression};`).join()).toContain(message);
  });

  test.each([
    "({ session }: P) => session.name === 'encode'",
    "({ session }: P) => 'encode' !== session.name",
    "(p: P) => p.session.name === 'encode'",
    '({ session }: P) => { switch (session.name) { default: return 1; } }',
    "({ session }: P) => ['encode'].includes(session.name)",
    "({ session }: P) => new Set(['encode']).has(session.name)",
    '({ session }: P) => ({ encode: 1 })[session.name]',
    "({ session }: P) => { const { name } = session; return name === 'encode'; }",
    "({ session }: P) => { const { name: b } = session; return b === 'encode'; }",
    "({ session }: P) => { const b = session.name; return b === 'encode'; }",
    "({ name }: SessionOf<typeof tool>) => name === 'encode'",
    "({ session: { name } }: { readonly session: SessionOf<typeof tool> }) => name === 'encode'",
  ])('does not branch on the name of an operation: %s', (branch) => {
    expect(messagesIn(file, `export const a = ${branch};`).join()).toContain('does not branch on the name');
  });

  test.each([
    "'readText' in navigator.clipboard",
    'navigator.language',
    "'MediaRecorder' in globalThis",
    "window.addEventListener('resize', f)",
    'tool.operations[session.name].input',
    'session.optionsOf(session.name)',
    'success.operation === session.name',
    "(({ name }: Column) => name === 'total')(column)",
  ])('may have %s', (expression) => {
    expect(messagesIn(file, `export const a = () => ${expression};`)).toEqual([]);
  });
});

test('a breach has its line', () => {
  expect(findBreaches('src/lib/a.ts', 'const a = 1;\nexport const b = Date();\n')).toEqual([
    { line: 2, message: 'Time comes from ctx.now().' },
  ]);
});

test.each([
  ['src/tools/x/logic.ts', true],
  ['src/tools/x/page/part.tsx', true],
  ['src/tools/x/logic.test.ts', false],
  ['src/tools/x/page.e2e.ts', false],
  ['src/core/execution/context.ts', false],
  ['src/host/run.ts', false],
])('%s has rules: %j', (file, expected) => expect(hasRules(file)).toBe(expected));
