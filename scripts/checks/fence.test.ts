/** Tests of the rules on imports and on logic: a breach of each rule is planted in a copy, and must be caught. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { templateOf } from '../declarations/tool-template.ts';

interface Breach {
  readonly rule: string;
  readonly file: string;
  readonly code: string;
  /** Part of the message. */
  readonly message: string;
}

const helper = 'src/tools/planted/helper.ts';
const page = 'src/tools/planted/page.tsx';
const part = 'src/tools/planted/page/part.ts';
const inFolder = 'src/tools/planted/parts/part.ts';
const inDeepFolder = 'src/tools/planted/parts/deep/part.ts';
const importing = (path: string) => `import { a } from '${path}';\nexport const b = a;\n`;

const breaches: readonly Breach[] = [
  { rule: 'a helper has no clock', file: helper, code: 'export const a = () => Date.now();\n', message: 'ctx.now()' },
  {
    rule: 'a helper has no clock of Date',
    file: helper,
    code: 'export const a = () => new Date();\n',
    message: 'ctx.now()',
  },
  {
    rule: 'a helper has no clock of Temporal',
    file: helper,
    code: 'export const a = () => Temporal.Now.instant();\n',
    message: 'ctx.now()',
  },
  {
    rule: 'a helper has no timer',
    file: helper,
    code: 'export const a = () => performance.now();\n',
    message: 'global variable performance',
  },
  {
    rule: 'a helper has no randomness',
    file: helper,
    code: 'export const a = () => Math.random();\n',
    message: 'ctx.random()',
  },
  {
    rule: 'a library function has no randomness',
    file: 'src/lib/planted.ts',
    code: 'export const a = () => crypto.randomUUID();\n',
    message: 'ctx.random()',
  },
  {
    rule: 'a library function makes no key pairs',
    file: 'src/lib/planted.ts',
    code: "export const a = () => crypto.subtle.generateKey('Ed25519', true, ['sign']);\n",
    message: 'ctx.generateKey()',
  },
  {
    rule: 'a helper has no network',
    file: helper,
    code: "export const a = () => fetch('x');\n",
    message: 'global variable fetch',
  },
  {
    rule: 'a kind has no storage',
    file: 'src/kinds/planted/kind.ts',
    code: "export const a = () => localStorage.getItem('x');\n",
    message: 'global variable localStorage',
  },
  {
    rule: 'a page does not read the name of the window for want of a variable',
    file: part,
    code: 'export const a = () => name;\n',
    message: 'global variable name',
  },
  {
    rule: 'a script does not either',
    file: 'src/web/planted.ts',
    code: 'export const a = () => name;\n',
    message: 'global variable name',
  },
  { rule: 'a helper has no Node', file: helper, code: importing('node:fs'), message: 'no Node' },
  { rule: 'a helper has no React', file: helper, code: importing('react'), message: 'no framework' },
  { rule: 'a helper has no page', file: helper, code: importing('./page/part.ts'), message: 'no page' },
  {
    rule: 'a helper takes nothing of another tool',
    file: helper,
    code: importing('../hash-text/verdict.ts'),
    message: 'src/lib',
  },
  {
    rule: 'a page takes nothing of another tool',
    file: page,
    code: importing('../hash-text/verdict.ts'),
    message: 'src/lib',
  },
  {
    rule: 'a part of a page takes nothing of another tool',
    file: part,
    code: importing('../../hash-text/verdict.ts'),
    message: 'src/lib',
  },
  { rule: 'a page has no style sheet', file: page, code: importing('./page.module.css'), message: 'src/ui' },
  { rule: 'a part of a page has no style sheet', file: part, code: importing('./part.module.css'), message: 'src/ui' },
  {
    rule: 'a page knows no site',
    file: page,
    code: importing('../../web/storage/storage.ts'),
    message: 'the site around it',
  },
  {
    rule: 'a page has no network',
    file: page,
    code: "export const a = () => fetch('x');\n",
    message: 'global variable fetch',
  },
  {
    rule: 'a page keeps nothing by itself',
    file: part,
    code: "export const a = () => sessionStorage.getItem('x');\n",
    message: 'global variable sessionStorage',
  },
  ...[page, part].flatMap((file) =>
    ["session.name === 'encode'", "session.name !== 'encode'"].map((condition) => ({
      rule: `${file} does not branch on the name of an operation: ${condition}`,
      file,
      code: `export const a = (session: { readonly name: string }) => ${condition};\n`,
      message: 'does not branch on the name',
    })),
  ),
  ...[inFolder, inDeepFolder].flatMap((file) =>
    [
      { what: 'clock', code: 'export const a = () => Date.now();\n', message: 'ctx.now()' },
      { what: 'network', code: "export const a = () => fetch('x');\n", message: 'global variable fetch' },
      { what: 'Node', code: importing('node:fs'), message: 'no Node' },
      { what: 'React', code: importing('react'), message: 'no framework' },
      { what: 'page', code: importing('../page/part.ts'), message: 'no page' },
      { what: 'part of another tool', code: importing('../../hash-text/verdict.ts'), message: 'src/lib' },
      {
        what: 'list spread into arguments',
        code: 'export const a = (b: number[]) => Math.max(...b);\n',
        message: 'number of arguments',
      },
    ].map(({ what, ...rest }) => ({ rule: `${file} has no ${what}`, file, ...rest })),
  ),
  ...[helper, inFolder, page, part].flatMap((file) =>
    ['#lib', '#core'].map((from) => ({
      rule: `${file} takes nothing of another tool by way of ${from}`,
      file,
      code: importing(`${from}/../tools/hash-text/verdict.ts`),
      message: 'src/lib',
    })),
  ),
  ...[helper, inFolder, 'src/lib/planted.ts', 'src/kinds/planted/kind.ts', 'src/core/planted.ts'].flatMap((file) =>
    [
      { what: 'globalThis', code: "export const a = () => globalThis.fetch('x');\n" },
      { what: 'window', code: "export const a = () => window.fetch('x');\n" },
      { what: 'setInterval', code: 'export const a = (b: () => void) => setInterval(b, 100);\n' },
    ].map(({ what, code }) => ({ rule: `${file} has no ${what}`, file, code, message: `global variable ${what}` })),
  ),
  ...[page, part].map((file) => ({
    rule: `${file} has no stream of events`,
    file,
    code: "export const a = () => new EventSource('x');\n",
    message: 'global variable EventSource',
  })),
  ...[
    'core',
    'kinds',
    'lib',
    'host',
    'library',
    'ui',
    'tool-page',
    'web',
    'web/worker',
    'web/library',
    'tools/planted',
  ].map((folder) => ({
    rule: `src/${folder} knows no server`,
    file: `src/${folder}/${folder === 'web/worker' ? 'worker' : 'served'}.ts`,
    code: importing(`${folder.replace(/[^/]+/g, '..')}/server/http/server.ts`),
    message: 'noRestrictedImports',
  })),
  ...['core', 'kinds', 'lib', 'ui', 'tool-page', 'tools/planted', 'tools/planted/page'].map((folder) => ({
    rule: `src/${folder} does not use the library`,
    file: `src/${folder}/published.ts`,
    code: importing(`${folder.replace(/[^/]+/g, '..')}/library/index.ts`),
    message: 'noRestrictedImports',
  })),
  ...['web', 'web/worker', 'web/library'].map((folder) => ({
    rule: `src/${folder} names no tool`,
    file: `src/${folder}/${folder === 'web/worker' ? 'worker' : 'named'}.ts`,
    code: importing(`${folder.replace(/[^/]+/g, '..')}/tools/hash-text/verdict.ts`),
    message: 'generated indexes',
  })),
  {
    rule: 'the core uses no library',
    file: 'src/core/planted.ts',
    code: importing('#lib/json/scan.ts'),
    message: 'The core',
  },
  {
    rule: 'the core names no tool',
    file: 'src/core/planted.ts',
    code: importing('../tools/hash-text/verdict.ts'),
    message: 'generated indexes',
  },
  {
    rule: 'the library names no tool',
    file: 'src/lib/planted.ts',
    code: importing('../tools/hash-text/verdict.ts'),
    message: 'generated indexes',
  },
  {
    rule: 'the design system knows no site',
    file: 'src/ui/planted.ts',
    code: importing('../web/navigation/links.ts'),
    message: 'no site',
  },
  {
    rule: 'the design system knows no tool',
    file: 'src/ui/planted.ts',
    code: importing('../tools/hash-text/verdict.ts'),
    message: 'no tool',
  },
  {
    rule: 'the design system knows no tool page',
    file: 'src/ui/planted.ts',
    code: importing('#page/services.ts'),
    message: 'no tool',
  },
  {
    rule: 'the frame of a tool page knows no site',
    file: 'src/tool-page/planted.ts',
    code: importing('../web/navigation/links.ts'),
    message: 'no site',
  },
  {
    rule: 'the frame of a tool page knows no single tool',
    file: 'src/tool-page/planted.ts',
    code: importing('../tools/hash-text/verdict.ts'),
    message: 'no single tool',
  },
  ...[
    ['core', 'logic'],
    ['lib', 'logic'],
    ['kinds/planted', 'logic'],
    ['tools/planted', 'logic'],
    ['tools/planted/page', 'page'],
    ['ui', 'page'],
    ['tool-page', 'page'],
    ['web/shell', 'page'],
  ].map(([folder, part]) => ({
    rule: `src/${folder} knows no host`,
    file: `src/${folder}/hosted.ts`,
    code: importing('#host/run.ts'),
    message: part === 'logic' ? 'Logic knows no host' : 'Only the worker runs operations',
  })),
  ...['node:fs', 'react', '#ui/controls/copying/copy.ts', '../web/worker/host.ts', '../cli/tools.ts'].map((from) => ({
    rule: `the host imports nothing of one host alone, such as ${from}`,
    file: 'src/host/planted.ts',
    code: importing(from),
    message: 'the worker, the command line and the library alike',
  })),
  {
    rule: 'the library imports nothing of Node',
    file: 'src/library/planted.ts',
    code: importing('node:fs'),
    message: 'the worker, the command line and the library alike',
  },
  {
    rule: 'the host names no tool',
    file: 'src/host/planted.ts',
    code: importing('../tools/hash-text/verdict.ts'),
    message: 'generated indexes',
  },
  {
    rule: 'what runs operations in the browser has no Node',
    file: 'src/web/worker/worker.ts',
    code: importing('node:fs'),
    message: 'in the browser',
  },
  {
    rule: 'the command line has no page',
    file: 'src/cli/planted.ts',
    code: importing('#ui/controls/copying/copy.ts'),
    message: 'no page',
  },
  {
    rule: 'the site runs in the browser',
    file: 'src/web/planted.ts',
    code: importing('node:fs'),
    message: 'in the browser',
  },
  ...['core', 'kinds', 'lib', 'host', 'ui', 'tool-page', 'web', 'cli', 'tools/planted'].flatMap((folder) =>
    [folder.replace(/[^/]+/g, '..'), '#testing'].map((from) => ({
      rule: `src/${folder} uses nothing that tests it, from ${from}`,
      file: `src/${folder}/tested.ts`,
      code: importing(from === '#testing' ? '#testing/test-tool.ts' : `${from}/testing/test-tool.ts`),
      message: 'tests it',
    })),
  ),
  ...[
    'a.push(...b)',
    'a.push(1, ...b.map(String))',
    'Math.max(...b, 0)',
    'new Set(...b)',
    'a?.splice?.(0, 1, ...b)',
    'a.map<unknown>(...b)',
  ].flatMap((call) =>
    [helper, part, 'src/core/planted.ts', 'src/ui/planted.ts', 'scripts/planted.ts'].map((file) => ({
      rule: `${file} does not spread a list into arguments: ${call}`,
      file,
      code: `export const c = (a: unknown[], b: never[]) => ${call};\n`,
      message: 'number of arguments',
    })),
  ),
  ...['a.examples', 'a?.examples', '(({ examples }) => examples)(a)', '(({ examples: b = [] }) => b)(a)'].flatMap(
    (read) =>
      [
        'src/core/planted.ts',
        'src/tool-page/planted.ts',
        'src/tools/planted/logic.ts',
        'src/web/planted.ts',
        page,
        part,
      ].map((file) => ({
        rule: `${file} reads no examples of a declaration: ${read}`,
        file,
        code: `export const c = (a: { examples: unknown[] }) => ${read};\n`,
        message: 'examplesOf()',
      })),
  ),
  {
    rule: 'no component uses what the build removes from React',
    file: 'src/ui/planted.tsx',
    code: "import { type ReactNode, Suspense } from 'react';\nexport const a = (b: ReactNode) => <Suspense>{b}</Suspense>;\n",
    message: 'removes this part of React',
  },
  {
    rule: 'modules do not import one another in a circle, not for a type either',
    file: 'src/lib/circle.ts',
    code: "import type { B } from './circle-back.ts';\nexport interface A {\n  readonly b: B;\n}\n",
    message: 'cycle',
  },
];

const copy = mkdtempSync(join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(copy, { recursive: true }));

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), code);
}

const runHere = (command: string, args: readonly string[]) =>
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' });

/** The linter's messages for each file. */
const messagesByFile = new Map<string, string>();

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', 'tsconfig.base.json', 'tsconfig.logic.json'])
    copyFileSync(join(root, file), join(copy, file));
  cpSync(join(root, 'scripts/biome'), join(copy, 'scripts/biome'), { recursive: true });
  plant('src/lib/circle-back.ts', "import type { A } from './circle.ts';\nexport interface B {\n  readonly a: A;\n}\n");
  // Each rule with a file of its own, in a folder that the same part of the configuration covers.
  for (const [index, { file, code }] of breaches.entries()) plant(numbered(file, index), code);
  const { stdout } = runHere('biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.']);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: {
      readonly location: { readonly path: string };
      readonly category: string;
      readonly message: string;
    }[];
  };
  for (const diagnostic of diagnostics) {
    const { path } = diagnostic.location;
    messagesByFile.set(path, `${messagesByFile.get(path) ?? ''}${JSON.stringify(diagnostic)}\n`);
  }
}, 60_000);

/** A page has a fixed name; the other files are numbered. */
const numbered = (file: string, index: number): string =>
  file.endsWith('/page.tsx')
    ? file.replace('planted/', `planted-${index}/`)
    : file.includes('circle')
      ? file
      : file.replace(/\.ts$/, `-${index}.ts`);

describe('the linter catches', () => {
  test.each(breaches.map((breach, index) => [breach.rule, breach, index] as const))('%s', (_rule, breach, index) => {
    expect(messagesByFile.get(numbered(breach.file, index)) ?? '').toContain(breach.message);
  });
});

test.each(['f([...b])', 'f({ ...b })', '((...args: unknown[]) => f(...args))(b)'])('the linter accepts %s', (call) => {
  const file = 'src/lib/accepted.ts';
  plant(file, `export const c = (f: (...args: unknown[]) => void, b: unknown[]) => ${call};\n`);
  const { stdout } = runHere('biome', ['lint', '--reporter=json', file]);
  expect(stdout).not.toContain('number of arguments');
});

test('the linter accepts a new tool, and finds it formatted', () => {
  for (const [name, code] of Object.entries(templateOf('new-tool', '2030-01-31')))
    plant(`src/tools/new-tool/${name}`, code);
  const { status, stdout, stderr } = runHere('biome', ['check', '--error-on-warnings', 'src/tools/new-tool']);
  expect(status, stdout + stderr).toBe(0);
});

test('the compiler has no DOM in logic and in the host', () => {
  const files = [
    'src/tools/planted/reads-page.ts',
    'src/tools/planted/parts/reads-page.ts',
    'src/host/reads-page.ts',
    'src/library/reads-page.ts',
  ];
  for (const file of files) plant(file, 'export const title = () => document.title;\n');
  const { stdout } = runHere('tsc', ['-p', 'tsconfig.logic.json']);
  for (const file of files) expect(stdout).toContain(`${file}(1,28): error TS2584`);
});
