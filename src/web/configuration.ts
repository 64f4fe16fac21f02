import { checkField, choice, type Fields, fieldFromText, flag, type Options, text } from '#core/fields.ts';

/** What a build, or a self-hosted copy, may set. Environment variables have these names in capitals, after `PENKNIFE_`. */
export const configurationFields = {
  version: text('0.0.0'),
  /** Id of the commit that was built. */
  lastCommit: text('', { pattern: '[0-9a-f]*' }),
  /** Public address of the site's root, for canonical links; empty where the site may stand anywhere. */
  baseUrl: text('/'),
  environment: choice(['production', 'development', 'preview', 'test'], 'development'),
  analyticsEnabled: flag(),
  /** The name under which the site is counted. */
  analyticsDomain: text(''),
  analyticsHost: text(''),
  analyticsTrackLocalhost: flag(),
  showBanner: flag(),
  /** Ids of tools that are not shown, separated by commas. */
  hiddenTools: text(''),
  defaultLocale: choice(['en', 'fr'], 'en'),
  defaultTheme: choice(['system', 'light', 'dark'], 'system'),
} satisfies Fields;

export type Configuration = Options<typeof configurationFields>;

/** A configured value that does not have its format: the message names key, format and value. */
class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly key: string;
  constructor(key: string, format: string, value: unknown) {
    super(`Configuration: ${key} must be ${format}, but is ${JSON.stringify(value)}.`);
    this.key = key;
  }
}

/** The name of a key among environment variables: `PENKNIFE_SHOW_BANNER` for `showBanner`. */
export const environmentName = (key: string): string =>
  `PENKNIFE_${key.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

/**
 * Reads a configuration from texts, as environment variables are, or from typed values, as JSON has them.
 * @throws ConfigurationError at the first value that does not have its format
 */
export function readConfiguration(raw: Readonly<Record<string, unknown>>): Configuration {
  const fields: Fields = configurationFields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const given = raw[key];
      if (given === undefined) return [key, field.default];
      const value = typeof given === 'string' ? fieldFromText(field, given) : given;
      if (checkField(key, field, value)) throw new ConfigurationError(key, formatOf(field), given);
      return [key, value];
    }),
  ) as Configuration;
}

function formatOf(field: Fields[string]): string {
  switch (field.type) {
    case 'choice':
      return `one of ${field.values.join(', ')}`;
    case 'flag':
      return 'a boolean (true or false)';
    case 'int':
      return 'an integer';
    case 'number':
      return 'a number';
    case 'choices':
      return `a list of ${field.values.join(', ')}`;
    case 'text':
      return field.pattern === undefined ? 'a string' : `a string of the form ${field.pattern}`;
  }
}
