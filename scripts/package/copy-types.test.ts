import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyTypes } from './copy-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'penknife-types-'));
const [from, to] = [join(folder, 'from'), join(folder, 'to')];
afterAll(() => rmSync(folder, { recursive: true }));

test('copies what is reached, with relative imports that end in .js', () => {
  const sources = {
    'library/index.d.ts': "/** After `import a from './a.json'`. */\nexport type { A } from '#core/a.ts';\n",
    'core/a.d.ts': 'import B from "./b.ts";\nexport type A = typeof import("../lib/c");\n',
    'core/b.d.ts': "import type { A } from './a.ts';\n",
    'lib/c.d.ts': "declare const text = './d.ts';\n",
    'lib/d.d.ts': 'never reached\n',
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(from, file)), { recursive: true });
    writeFileSync(join(from, file), text);
  }
  copyTypes(from, to, ['library/index.d.ts']);
  const copied = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(Object.fromEntries(copied.map((file) => [file, readFileSync(join(to, file), 'utf8')]))).toEqual({
    'library/index.d.ts': "/** After `import a from './a.json'`. */\nexport type { A } from '../core/a.js';\n",
    'core/a.d.ts': 'import B from "./b.js";\nexport type A = typeof import("../lib/c.js");\n',
    'core/b.d.ts': "import type { A } from './a.js';\n",
    'lib/c.d.ts': "declare const text = './d.ts';\n",
  });
});
