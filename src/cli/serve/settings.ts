/** The flags of `penknife serve`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Configuration, ConfigurationError, readConfiguration } from '#core/configuration.ts';
import { settingsFromEnvironment, settingsFromFile } from '#core/configuration-sources.ts';
import { toolIds } from '#host/load-tool.ts';
import type { ServerOptions } from '../../server/http/server.ts';
import { maxResult } from '../../server/native-limits.ts';
import type { PoolOptions } from '../../server/pool.ts';
import { suggest, UsageError } from '../usage-error.ts';

const list: string[] = [];
const flags = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  site: { type: 'string' },
  'no-site': { type: 'boolean', default: false },
  'no-api': { type: 'boolean', default: false },
  'no-mcp': { type: 'boolean', default: false },
  config: { type: 'string' },
  'max-body': { type: 'string', default: '64m' },
  threads: { type: 'string' },
  queue: { type: 'string', default: '256' },
  timeout: { type: 'string', default: '30' },
  memory: { type: 'string', default: '256' },
  'rate-limit': { type: 'string' },
  'allow-host': { type: 'string', multiple: true, default: list },
  'cors-origin': { type: 'string', multiple: true, default: list },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type ServeEnvironment = Readonly<Record<string, string | undefined>>;

export interface ServeSettings {
  readonly isHelp: boolean;
  readonly pool: PoolOptions;
  readonly server: Omit<ServerOptions, 'pool' | 'site' | 'handlers' | 'version'>;
  /** The folder of the built site; absent where none is served. */
  readonly site?: string;
  /** The content of the `config.json` of the site. */
  readonly configuration: Partial<Configuration>;
}

/**
 * Reads the flags, and the settings of the site.
 * @param builtSite the folder that is served where none is named and it exists
 * @throws UsageError
 */
export function readServeSettings(args: readonly string[], env: ServeEnvironment, builtSite: string): ServeSettings {
  const values = parse(args);
  const isFound = values.site !== undefined || existsSync(join(builtSite, '_headers'));
  const site = values['no-site'] || !isFound ? undefined : (values.site ?? builtSite);
  if (site !== undefined && !existsSync(join(site, '_headers')))
    throw new UsageError(`There is no built site in ${site}.`);
  const config = values.config ?? (site === undefined ? undefined : join(site, 'config.json'));
  const configuration = readSiteSettings(config, env);
  const number = (name: 'port' | 'queue' | 'timeout' | 'memory', min: number, max: number) =>
    toNumber(`--${name}`, values[name], min, max);
  const { threads, 'rate-limit': rate } = values;
  return {
    isHelp: values.help,
    pool: {
      ...(threads !== undefined && { size: toNumber('--threads', threads, 1, 1_024) }),
      maxQueue: number('queue', 0, 100_000),
      timeout: 1_000 * number('timeout', 1, 3_600),
      memory: number('memory', 64, 65_536),
      maxResult,
    },
    server: {
      port: number('port', 0, 65_535),
      host: values.host,
      allowedHosts: values['allow-host'].map((host) => host.toLowerCase()),
      corsOrigins: values['cors-origin'].map(checkOrigin),
      hasApi: !values['no-api'],
      hasMcp: !values['no-mcp'],
      maxBody: toBytes(values['max-body']),
      hiddenTools: new Set(configuration.hiddenTools),
      ...(rate !== undefined && { rateLimit: toNumber('--rate-limit', rate, 1, 1_000_000) }),
    },
    ...(site !== undefined && { site }),
    configuration,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, flag] = /^Unknown option '--([^' ]*)/.exec(message) ?? [];
    if (flag === undefined) throw new UsageError(message);
    throw new UsageError(`Unknown option --${flag}.${suggest(flag, Object.keys(flags), 'See penknife serve --help.')}`);
  }
}

function toNumber(flag: string, written: string, min: number, max: number): number {
  const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${flag} must be a whole number from ${min} to ${max}.`);
}

const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, g: 1_000_000_000 };

/** A size such as `64m`; `--max-body` is at most 1 GB. */
function toBytes(written: string): number {
  const [, digits = '', unit = ''] = /^(\d+)([kmg]?)$/i.exec(written) ?? [];
  const bytes = Number(digits) * (units[unit.toLowerCase()] ?? 1);
  if (digits !== '' && bytes > 0 && bytes <= 1e9) return bytes;
  throw new UsageError('--max-body must be a size such as 512k or 64m, at most 1g.');
}

function checkOrigin(written: string): string {
  if (written === '*' || (URL.canParse(written) && new URL(written).origin === written)) return written;
  throw new UsageError(`--cors-origin must be an origin such as https://app.example, or *; not ${written}.`);
}

/**
 * The settings of the site that are given at its start: `PENKNIFE_*` variables, which a `config.json` overrides.
 * @throws UsageError
 */
function readSiteSettings(config: string | undefined, env: ServeEnvironment): Partial<Configuration> {
  try {
    const written = config === undefined ? {} : settingsFromFile(readConfig(config));
    const given = { ...settingsFromEnvironment(env), ...written };
    const configuration = readConfiguration(given, toolIds);
    return Object.fromEntries(Object.entries(configuration).filter(([key]) => Object.hasOwn(given, key)));
  } catch (error) {
    throw error instanceof ConfigurationError ? new UsageError(error.message) : error;
  }
}

function readConfig(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${error instanceof Error ? error.message : error}.`);
  }
}
