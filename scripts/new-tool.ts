/** `npm run new my-tool`: makes a folder with everything that a tool needs, which passes every check as it is. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './command.ts';
import { templateOf } from './declarations/tool-template.ts';

const [id = ''] = process.argv.slice(2);
const folder = join(root, 'src/tools', id);

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run new my-tool`);
  process.exit(2);
}
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  refuse('A tool’s id is kebab-case, such as json-prettify: it is its folder, path and command.');
if (existsSync(folder)) refuse(`There is a tool ${id}: ${readdirSync(folder).join(', ')}.`);

const files = templateOf(id, new Date().toISOString().slice(0, 10));
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
mustRun('tsx', ['scripts/registry.ts']);
console.log(`src/tools/${id}: ${Object.keys(files).join(', ')}\nNext: fill them in, then npm run check ${id}`);
