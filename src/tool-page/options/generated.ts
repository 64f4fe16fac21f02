type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** What an operation has put in for options, and what they were before, which may have been generated too. */
export interface Generated {
  readonly values: Texts;
  readonly former: Texts;
  readonly before?: Generated | undefined;
}

/** What is to be known of values that are about to replace those of `options`. */
export const replaceBy = (values: Texts, options: Values, before: Generated | undefined): Generated => ({
  values,
  former: Object.fromEntries(Object.keys(values).map((name) => [name, String(options[name])])),
  before,
});

/** The value of an option before any was generated. */
const originalOf = (name: string, { former, before }: Generated): string =>
  before?.values[name] === former[name] && before ? originalOf(name, before) : (former[name] ?? '');

/** As many characters at either end are not the same by chance. */
const endLength = 8;

/**
 * What to set back once the generated value of an option has been cleared or replaced: what came with it, as the
 * encoding of a key does, would change how the next one is read. Undefined while it is there, edited or not.
 */
export function withoutGenerated(name: string, generated: Generated, options: Values): Texts | undefined {
  const { values } = generated;
  const { [name]: made = '' } = values;
  const present = String(options[name]);
  if (present.startsWith(made.slice(0, endLength)) || present.endsWith(made.slice(-endLength))) return undefined;
  const others = Object.keys(values).filter((other) => other !== name && options[other] === values[other]);
  return Object.fromEntries(others.map((other) => [other, originalOf(other, generated)]));
}
