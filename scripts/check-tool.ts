/** `npm run check my-tool`: everything that must hold for one tool. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.ts';

const [id = ''] = process.argv.slice(2);
const folder = `src/tools/${id}`;
if (id === '' || !existsSync(join(root, folder))) {
  console.error('There is no such tool.\nUsage: npm run check my-tool');
  process.exit(2);
}

/** Types are checked for the whole project at once; told is what concerns this tool. */
function checkTypes(project: string): boolean {
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['-p', project], { cwd: root, encoding: 'utf8' });
  const faults = stdout.split(/\n(?=\S)/).filter((fault) => fault.includes(`tools/${id}/`));
  if (faults.length > 0) console.log(faults.join('\n'));
  return faults.length === 0;
}

const checkSuites = () =>
  run('vitest', ['run', folder, 'src/tools/conformance.test.ts', 'src/tools/official.test.ts'], { TOOL: id });

const steps: Readonly<Record<string, () => boolean>> = {
  registry: () => run('tsx', ['scripts/registry.ts']),
  lint: () => run('biome', ['check', folder]),
  types: () => ['logic', 'web', 'node'].every((part) => checkTypes(`tsconfig.${part}.json`)),
  tests: checkSuites,
};
const failed = Object.entries(steps)
  .filter(([, passes]) => !passes())
  .map(([name]) => name);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll well.');
process.exit(failed.length > 0 ? 1 : 0);
