/** Where settings come from, not yet checked: environment variables, and the `config.json` of a copy. */
import { type Configuration, ConfigurationError, configurationSettings, environmentName } from './configuration.ts';

/** The settings that are given, by their keys. */
export type GivenSettings = Readonly<Partial<Record<keyof Configuration, unknown>>>;

const keys = Object.keys(configurationSettings);

/** The settings in `PENKNIFE_*` variables; an empty one counts as not set. */
export const settingsFromEnvironment = (env: Readonly<Record<string, string | undefined>>): GivenSettings =>
  Object.fromEntries(keys.map((key) => [key, env[environmentName(key)]] as const).filter(([, value]) => value));

/**
 * The settings in the text of a `config.json`.
 * @throws ConfigurationError where it is not an object of known keys
 */
export function settingsFromFile(json: string): GivenSettings {
  const written = parseObject(json);
  const unknown = Object.keys(written).find((key) => !Object.hasOwn(configurationSettings, key));
  if (unknown === undefined) return written;
  throw new ConfigurationError(`Configuration: there is no key ${unknown}; known ones: ${keys.join(', ')}.`);
}

function parseObject(json: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new ConfigurationError(`Configuration: config.json must be JSON, but is not: ${error}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigurationError(`Configuration: config.json must be an object, but is ${JSON.stringify(value)}.`);
  return { ...value };
}
