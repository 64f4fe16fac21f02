import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Configuration,
  configurationSettings,
  environmentName,
  readSettings,
} from '../src/web/config/configuration.ts';

const root = join(import.meta.dirname, '..');

/** The commit that is checked out; undefined outside a checkout. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/**
 * The configuration of a build: environment variables override what the checkout provides. An empty variable counts as
 * not set.
 * @throws ConfigurationError naming the key, its format and the value received
 */
export function buildConfiguration(environment: Configuration['environment'] = 'production'): Configuration {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const set = Object.keys(configurationSettings).map((key) => [key, process.env[environmentName(key)]] as const);
  const given = Object.fromEntries(set.filter(([, value]) => value));
  return readSettings(configurationSettings, { version, lastCommit: currentCommit(), environment, ...given });
}
