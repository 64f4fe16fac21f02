import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { configurationFields, environmentName, readConfiguration } from '../../src/web/configuration.ts';

const root = join(import.meta.dirname, '../..');

/** The commit that is checked out; nothing outside a checkout. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

/** Reads the configuration from the environment, and tells it to the code as `__CONFIGURATION__`. */
export const configuration = (): Plugin => ({
  name: 'penknife:configuration',
  config(_, { command }) {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const set = Object.keys(configurationFields).map((key) => [key, process.env[environmentName(key)]] as const);
    const given = Object.fromEntries(set.filter(([, value]) => value !== undefined));
    const environment = command === 'build' ? 'production' : 'development';
    const values = readConfiguration({ version, lastCommit: currentCommit(), environment, ...given });
    return { define: { __CONFIGURATION__: JSON.stringify(values) } };
  },
});
