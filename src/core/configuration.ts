import { checkField, choice, type Field, fieldFromText, flag, type Options, text } from '#core/fields.ts';

/** A list of any texts, which the options dialect does not have: its lists have named values. */
interface List {
  readonly type: 'list';
  readonly default: readonly string[];
}
const list = (): List => ({ type: 'list', default: [] });

type Setting = Field | List;
type Settings = Readonly<Record<string, Setting>>;
type ValueOf<S extends Setting> = S extends Field ? Options<{ value: S }>['value'] : readonly string[];
type Values<S extends Settings> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** A web address, or a path on the site's own host. */
const address = '(https?://([\\w.-]+|\\[[\\da-fA-F:]+\\])(:[1-6]?\\d{1,4})?)?(/\\S*)?';
const hexadecimal = '[0-9a-f]*';

/** The formats of texts in words, by their patterns. */
const formats: Readonly<Record<string, string>> = {
  [address]: 'a URL such as https://tools.example/kit, or a path such as /kit',
  [hexadecimal]: 'lowercase hexadecimal digits',
};

/** The settings of a build or a self-hosted copy. */
export const configurationSettings = {
  version: text('0.0.0'),
  /** Id of the commit that was built. */
  lastCommit: text('', { pattern: hexadecimal }),
  /** Public address of the site's root, for canonical links; a path if the site may be served from any host. */
  baseUrl: text('/', { pattern: address }),
  environment: choice(['production', 'development', 'preview', 'test'], 'development'),
  analyticsEnabled: flag(),
  /** The name of the site in the statistics; its host name where empty. */
  analyticsDomain: text(''),
  /** Where events are sent; the site's own host where empty. */
  analyticsHost: text('', { pattern: address }),
  analyticsTrackLocalhost: flag(),
  showBanner: flag(),
  /** Ids of tools that are not shown. */
  hiddenTools: list(),
  /** The language of the site's root for users who have not chosen one. */
  defaultLocale: choice(['en', 'fr'], 'en'),
  defaultTheme: choice(['system', 'light', 'dark'], 'system'),
  /** Whether pages are kept for offline use unasked. */
  keepOffline: flag(true),
  /** Whether *Make available offline* is offered. */
  offerOffline: flag(true),
} satisfies Settings;

export type Configuration = Values<typeof configurationSettings>;

/** An invalid configuration: the message names the key, the expected format and the received value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The name of a key among environment variables: `PENKNIFE_SHOW_BANNER` for `showBanner`. */
export const environmentName = (key: string): string =>
  `PENKNIFE_${key.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

/**
 * Reads settings from texts (environment variables) or typed values (JSON). A list in a text is separated by commas. A
 * missing setting has its default.
 * @throws ConfigurationError at the first value that does not have its format
 */
export function readSettings<S extends Settings>(settings: S, raw: Readonly<Record<string, unknown>>): Values<S> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => {
      const given = Object.hasOwn(raw, key) ? raw[key] : undefined;
      if (given === undefined) return [key, setting.default];
      const value = typeof given === 'string' ? fromText(setting, given) : given;
      if (!fits(key, setting, value))
        throw new ConfigurationError(
          `Configuration: ${key} must be ${formatOf(setting)}, but is ${JSON.stringify(given)}.`,
        );
      return [key, value];
    }),
  ) as Values<S>;
}

const fromText = (setting: Setting, written: string): unknown =>
  setting.type === 'list'
    ? written
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : fieldFromText(setting, written);

const fits = (key: string, setting: Setting, value: unknown): boolean =>
  setting.type === 'list'
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : checkField(key, setting, value) === undefined;

function formatOf(setting: Setting): string {
  switch (setting.type) {
    case 'choice':
      return `one of ${setting.values.join(', ')}`;
    case 'choices':
      return `a list of ${setting.values.join(', ')}`;
    case 'list':
      return 'a list of strings';
    case 'flag':
      return 'a boolean (true or false)';
    case 'text':
      return formats[setting.pattern ?? ''] ?? 'a string';
    default: {
      const { type, min, max } = setting;
      const from = min === undefined ? '' : `, at least ${min}`;
      const to = max === undefined ? '' : `, at most ${max}`;
      return `${type === 'int' ? 'an integer' : 'a float'}${from}${to}`;
    }
  }
}

/**
 * The configuration with the settings that are given, whose hidden tools exist: a misspelled one would stay visible.
 * @param tools the ids of all tools
 * @throws ConfigurationError naming the first value that is wrong
 */
export function readConfiguration(given: Readonly<Record<string, unknown>>, tools: readonly string[]): Configuration {
  const configuration = readSettings(configurationSettings, given);
  const unknown = configuration.hiddenTools.find((id) => !tools.includes(id));
  if (unknown === undefined) return configuration;
  throw new ConfigurationError(
    `Configuration: hiddenTools must contain ids of tools, but there is no tool ${JSON.stringify(unknown)}.`,
  );
}
