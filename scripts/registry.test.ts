/** A fault in a tool's folder is reported on one line, with its file: each fault is planted in a copy of the tree. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './command.ts';

const declaration = `import { flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
export default defineTool({
  category: 'text',
  icon: 'hammer',
  operations: {
    convert: { input: 'text', output: { result: 'text' }, alsoTakes: { json: { upper: true } }, options: { upper: flag() } },
  },
});
`;
const messages = '{ "title": "T", "description": "D", "keywords": ["k"], "operations": { "convert": "C" } }';
const sound: Readonly<Record<string, string>> = {
  'tool.ts': declaration,
  'logic.ts': 'export const convert = () => {};\n',
  'page/ends.tsx': 'export const RangeEnds = () => null;\n',
  'en.json': messages,
  'fr.json': messages,
};

/** By the folder of a tool: the file that differs from the sound one, its content, and the expected message. */
const faults: Readonly<Record<string, readonly [file: string, content: string | undefined, message: string]>> = {
  icon: [
    'tool.ts',
    declaration.replace('hammer', 'hamer'),
    'tool.ts: there is no icon “hamer”; did you mean “hammer”?',
  ],
  'icon-of-a-page': [
    'page.tsx',
    'export default () => <Icon name="hamer" />;\n',
    'page.tsx: there is no icon “hamer”; did you mean “hammer”?',
  ],
  'missing-component': [
    'tool.ts',
    declaration.replace("input: 'text',", "input: 'text', components: { control: 'range-ends' },"),
    'tool.ts: operation convert: there is no file in the folder page for the component “range-ends”',
  ],
  'unexported-component': [
    'tool.ts',
    declaration.replace("input: 'text',", "input: 'text', components: { control: 'ends' },"),
    'tool.ts: operation convert: page/ends.tsx does not export Ends',
  ],
  category: [
    'tool.ts',
    declaration.replace("category: 'text'", "category: 'wbe'"),
    'tool.ts: there is no category “wbe”; did you mean “web”?',
  ],
  input: [
    'tool.ts',
    declaration.replace("input: 'text'", "input: 'jsno'"),
    'tool.ts: operation convert: there is no kind “jsno”; did you mean “json”?',
  ],
  output: [
    'tool.ts',
    declaration.replace("result: 'text'", "result: 'bas64'"),
    'tool.ts: operation convert: there is no kind “bas64”; did you mean “base64”?',
  ],
  'name-of-a-field': [
    'tool.ts',
    declaration.replaceAll('flag', 'flg'),
    'tool.ts: #core/fields.ts does not export “flg”; did you mean “flag”?',
  ],
  type: [
    'tool.ts',
    declaration.replace('flag()', "{ type: 'flags', default: false }"),
    'tool.ts: operation convert: option upper: there is no type of option “flags”; did you mean “flag”?',
  ],
  'also-takes': [
    'tool.ts',
    declaration.replace('{ upper: true }', '{ uper: true }'),
    'tool.ts: operation convert: alsoTakes json: there is no option “uper”; did you mean “upper”?',
  ],
  syntax: [
    'tool.ts',
    declaration.replace('operations: {', 'operations: {{'),
    'tool.ts:6:15: ERROR: Expected identifier but found "{"',
  ],
  'no-default': ['tool.ts', 'export const tool = 1;\n', 'tool.ts: must have “export default defineTool({ … })”'],
  'no-french': ['fr.json', undefined, 'fr.json is missing'],
  'no-logic': ['logic.ts', undefined, 'logic.ts is missing'],
  'no-title': ['en.json', messages.replace('title', 'titel'), 'en.json: “title” is missing'],
  'no-json': ['en.json', '{ "title" }', "en.json: Expected ':' after property name in JSON at position 10"],
};

const copy = mkdtempSync(join(tmpdir(), 'penknife-'));
afterAll(() => rmSync(copy, { recursive: true }));

function plantTool(id: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(copy, 'src/tools', id, name);
    mkdirSync(dirname(path), { recursive: true });
    if (content !== undefined) writeFileSync(path, content);
  }
}

let run: { readonly status: number | null; readonly stderr: string };
beforeAll(() => {
  copyFileSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['scripts', 'src/core', 'src/kinds', 'src/lib', 'src/messages'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  plantTool('sound', sound);
  plantTool('Camel_Tool', sound);
  for (const [id, [file, content]] of Object.entries(faults)) plantTool(id, { ...sound, [file]: content });
  run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/registry.ts'], { cwd: copy, encoding: 'utf8' });
}, 60_000);

test('ends without an index, and without a stack', () => {
  expect(run.status).toBe(1);
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.stderr.trim().split('\n')).toHaveLength(Object.keys(faults).length + 1);
});

test.each(Object.entries(faults))('%s', (id, [, , fault]) => {
  const own = run.stderr.split('\n').filter((line) => line.startsWith(`src/tools/${id}/`));
  // Node's own message about JSON may be longer in a later version.
  expect(own).toEqual([expect.stringContaining(`src/tools/${id}/${fault}`)]);
});

test('the name of a folder', () => {
  expect(run.stderr).toContain(
    'src/tools/Camel_Tool: the name of the folder is the id and must be kebab-case: camel-tool\n',
  );
});
