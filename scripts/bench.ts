/**
 * Runs the benchmarks, or those named, and writes what they print to `bench/RESULTS.md`: `npm run bench`, or `npm run
 * bench -- hash token`. The results of the others are kept.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './command.ts';

const file = join(root, 'bench/RESULTS.md');
const files = new Map(
  readdirSync(join(root, 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && dirname(path) !== 'shared')
    .map((path) => [basename(path, '.ts'), `bench/${path}`]),
);
const names = [...files.keys()].sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark “${unknown.join('”, “')}”. There are: ${names.join(', ')}.`);
  process.exit(2);
}

/** The results of an earlier run, by name. */
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const results = new Map(
  [...before.matchAll(/^## (\S+)\n\n(.*?)(?=\n## |$(?![\s\S]))/gms)].map(([, name = '', text = '']) => [
    name,
    text.trim(),
  ]),
);

for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`— ${name}`);
  const { stdout, status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', files.get(name) ?? ''], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  if (status !== 0) process.exit(1);
  const [processor] = cpus();
  const machine = `${processor?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  results.set(name, `\`npm run bench -- ${name}\` on ${machine}\n\n\`\`\`text\n${stdout.trimEnd()}\n\`\`\``);
}

const sections = names.flatMap((name) => (results.has(name) ? [`## ${name}\n\n${results.get(name)}\n`] : []));
writeFileSync(
  file,
  `# What the benchmarks printed\n\nWritten by \`npm run bench\`. Times are of the machine named and whatever else it did; the ratios, measured side by\nside in one run, are what to go by.\n\n${sections.join('\n')}`,
);
