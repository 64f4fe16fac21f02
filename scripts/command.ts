import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const withBinaries = (environment: Readonly<Record<string, string>>) => ({
  ...process.env,
  ...environment,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
});

/** Runs a package's command or one of our scripts; returns whether it succeeded. */
export function run(
  command: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: withBinaries(environment),
  });
  return status === 0;
}

/** Runs a command, and exits this process where it fails. */
export function mustRun(command: string, args: readonly string[] = []): void {
  if (!run(command, args)) process.exit(1);
}

/** Runs a command in parallel with others and collects its output. */
export function runCaptured(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const child = spawn(command, args, { cwd: root, env: withBinaries(environment) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ passed: status === 0, output }));
  });
}
