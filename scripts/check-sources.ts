/** Checks what logic and pages of tools use; of the tool whose id is an argument, or of all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches, hasRules } from './checks/authority.ts';
import { root } from './command.ts';

const [id] = process.argv.slice(2);
const folders = id === undefined ? ['core', 'kinds', 'lib', 'tools'] : [`tools/${id}`];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && hasRules(file)),
);
const breaches = files.flatMap((file) =>
  findBreaches(file, readFileSync(join(root, file), 'utf8')).map(({ line, message }) => `${file}:${line}: ${message}`),
);
console.log(breaches.length > 0 ? breaches.join('\n') : `${files.length} files use only what they may.`);
process.exit(breaches.length > 0 ? 1 : 0);
