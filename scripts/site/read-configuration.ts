import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, readConfiguration } from '../../src/core/configuration.ts';
import { settingsFromEnvironment } from '../../src/core/configuration-sources.ts';

const root = join(import.meta.dirname, '../..');

/** The commit that is checked out; undefined outside a checkout. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** The ids of all tools: the folders in `src/tools`. */
const toolIds = (): readonly string[] =>
  readdirSync(join(root, 'src/tools'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/**
 * The configuration of a build: environment variables override what the checkout provides.
 * @throws ConfigurationError naming the key, its format and the value received
 */
export function buildConfiguration(environment: Configuration['environment'] = 'production'): Configuration {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const given = {
    ...{ version, lastCommit: currentCommit(), environment },
    ...settingsFromEnvironment(process.env),
  };
  return readConfiguration(given, toolIds());
}
