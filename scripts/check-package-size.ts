/** Prints the size of the npm package by part; fails where it is more than the limit unpacked. */
import { execFileSync } from 'node:child_process';
import { root } from './command.ts';

/** In bytes, unpacked. */
const limit = 20_000_000;

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
process.exitCode = unpackedSize > limit || files.length === 0 ? 1 : 0;
