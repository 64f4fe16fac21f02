import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a package's command or a script of ours to its end; says whether it went well. */
export function run(
  command: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  });
  return status === 0;
}

/** Runs and ends this process where it fails. */
export function mustRun(command: string, args: readonly string[] = []): void {
  if (!run(command, args)) process.exit(1);
}
