/**
 * Prints the size of the npm package by part, and what the command line loads before the code of a tool; fails where one is
 * over its limit.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** In bytes, unpacked. */
const limit = 16_500_000;

/** Of what the command line loads: each file takes more than a millisecond, whatever it holds. */
const mostFiles = 6;
const mostBytes = 140_000;

interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['types', /\.d\.ts$/],
  ['WebAssembly', /\.wasm$/],
  ['code', /\.js$/],
  ['licences and documents', /./],
];

const output = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const [{ size, unpackedSize, files } = { size: 0, unpackedSize: 0, files: [] }] = JSON.parse(output) as Packed[];
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2).padStart(6)} MB`;
const partOf = (path: string) => parts.find(([, pattern]) => pattern.test(path))?.[0];
for (const [name] of parts) {
  const own = files.filter(({ path }) => partOf(path) === name);
  console.log(`${megabytes(own.reduce((sum, file) => sum + file.size, 0))}  ${name}, ${own.length} files`);
}
console.log(`${megabytes(unpackedSize)}  unpacked, at most ${megabytes(limit).trim()}`);
console.log(`${megabytes(size)}  packed`);
if (unpackedSize > limit) console.error('The package is too big.');

const folder = join(root, 'dist/package');

/** The files that a file imports statically, directly or not, and itself. */
function loadedWith(file: string, loaded = new Map<string, number>()): ReadonlyMap<string, number> {
  if (loaded.has(file)) return loaded;
  const code = readFileSync(join(folder, file), 'utf8');
  loaded.set(file, Buffer.byteLength(code));
  for (const [, imported = ''] of code.matchAll(/(?:^|;)(?:import|export)\b[^;"]*"\.[^"]*?([^"/]+\.js)"/gm))
    loadedWith(join('chunks', imported), loaded);
  return loaded;
}
const onDemand = readdirSync(join(folder, 'chunks')).filter((file) => /^(?:main|run-tool)-.*\.js$/.test(file));
const started = ['penknife.js', ...onDemand.map((file) => join('chunks', file))];
const start = new Map(started.flatMap((file) => [...loadedWith(file)]));
const startBytes = [...start.values()].reduce((sum, size) => sum + size, 0);
console.log(`${megabytes(startBytes)}  loaded for a tool besides its own code, ${start.size} files`);
const isSlowToStart = start.size > mostFiles || startBytes > mostBytes;
if (isSlowToStart) console.error(`That is more than ${mostFiles} files or ${megabytes(mostBytes).trim()}.`);
process.exitCode = unpackedSize > limit || isSlowToStart ? 1 : 0;
