// The two commands of a fresh clone, `npm start` and `npm test`: installs what is missing, then runs the script of
// that name. Plain JavaScript, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [command = 'start', ...rest] = process.argv.slice(2);

/** Runs a command to its end and ends with its exit code where it fails. */
function run(file, args) {
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Penknife needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const stamp = join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  run('npm', [existsSync(join(root, 'node_modules')) ? 'install' : 'ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}
run(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...rest]);
