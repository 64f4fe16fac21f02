/**
 * The options dialect. A field is declared once, as plain data, and has a rendering on every surface:
 * a form control, a command-line flag, a JSON Schema, a URL text and a stored JSON value.
 */
import { toKebab } from '#core/kebab.ts';

/**
 * Makes a field visible and effective only while another field of the same operation has one of these values, or none
 * of them.
 */
export type When = { readonly field: string } & (
  | { readonly is: string | boolean | readonly string[] }
  | { readonly not: string | readonly string[] }
);

interface Base<T> {
  readonly default: T;
  /** Visible and effective only for some values of another option. */
  readonly when?: When;
  /** Rarely used: the form keeps it under “More options”, unless it has only up to three of them. */
  readonly more?: true;
  /**
   * Where the page shows the control instead of in the form: `input` is below the input, for options that the input
   * needs, such as a key; `segments` shows all values of a choice; `own` leaves it to a component of the tool.
   */
  readonly place?: 'input' | 'segments' | 'own';
  /** Shown with the other fields of its group, under the label `groups.<name>`. */
  readonly group?: string;
}
export interface Choice<V extends string = string> extends Base<V> {
  readonly type: 'choice';
  readonly values: readonly V[];
  /**
   * The values are ISO 3166 codes, labelled by the names of countries in the user's language. Other values have
   * messages.
   */
  readonly names?: 'region';
  /** Changes how the input is read, or what it finds: it is not remembered, so that no later visit is affected unnoticed. */
  readonly perVisit?: true;
  /** Belongs to a text that is stored nowhere, as the encoding of a key does: neither stored nor part of the address. */
  readonly transient?: true;
}
export interface Choices<V extends string = string> extends Base<readonly V[]> {
  readonly type: 'choices';
  readonly values: readonly V[];
}
interface NumericBase<T> extends Base<T> {
  readonly type: 'int' | 'number';
  readonly min?: number;
  readonly max?: number;
  /** The usual range, offered as a slider beside the number box. */
  readonly slider?: readonly [number, number];
  /** The option of the other side of a size: `300x200`, pasted or typed for this one, sets both. */
  readonly by?: string;
}
export interface Numeric extends NumericBase<number> {
  readonly optional?: never;
}
export interface OptionalNumeric extends NumericBase<number | null> {
  /** May have no value, null, which means off. The tool’s message `values.<field>.off` may say what that is. */
  readonly optional: true;
}
export interface Flag extends Base<boolean> {
  readonly type: 'flag';
}
export interface Text extends Base<string> {
  readonly type: 'text';
  readonly multiline?: true;
  /** Reaches no URL, no storage, no history and no log. */
  readonly secret?: true;
  /** Belongs to one run, like a one-time code or an IV: stored nowhere, like a secret, but visible. */
  readonly transient?: true;
  /**
   * The user's own data, such as a name or an address, rather than a setting: kept as the input is, for the life of the
   * tab, and part of a link only together with it.
   */
  readonly content?: true;
  /** The default is an example, for a page to show what the tool does: a step of a recipe begins without it. */
  readonly sample?: true;
  readonly maxLength?: number;
  /** Source of a regular expression that the whole text must match. */
  readonly pattern?: string;
  /** A date and time, as `readMoment` takes it: a page has the browser’s calendar beside the field. */
  readonly moment?: true;
  /** The kind of the text: one that is pasted into the search may go here. */
  readonly kind?: string;
  /**
   * A second document, of this kind, such as the other side of a comparison: a page has a pane for it (`PairLayout`),
   * or a field among the options where it is `multiline`. It may come as a file, and is kept as the input is, not as
   * options are.
   */
  readonly document?: string;
  /**
   * The text is entries, one per line where it is `multiline`, else one: a page has fields for them. These are the parts
   * of an entry, which the text has as CSV, under the labels `columns.<name>`; without any, a line is an entry as it is.
   */
  readonly parts?: readonly string[];
}
export type Field = Choice | Choices | Numeric | OptionalNumeric | Flag | Text;
export type Fields = Readonly<Record<string, Field>>;

type ValueOfField<F extends Field> =
  F extends Choice<infer V>
    ? V
    : F extends Choices<infer V>
      ? readonly V[]
      : F extends OptionalNumeric
        ? number | null
        : F extends Numeric
          ? number
          : F extends Flag
            ? boolean
            : string;

/** The options that a set of fields describes, as an operation receives them. */
export type Options<F extends Fields> = { readonly [K in keyof F]: ValueOfField<F[K]> };

type Extra<F extends Field> = Omit<F, 'type' | 'default' | 'values'>;

/** One of several named values. */
export const choice = <const V extends string>(
  values: readonly V[],
  initial: NoInfer<V>,
  extra: Extra<Choice> = {},
): Choice<V> => ({ type: 'choice', values, default: initial, ...extra });

/** Any number of several named values, in the order in which they are declared. */
export const choices = <const V extends string>(
  values: readonly V[],
  initial: readonly NoInfer<V>[],
  extra: Extra<Choices> = {},
): Choices<V> => ({ type: 'choices', values, default: initial, ...extra });

/** A whole number. */
export function int(initial: number, extra?: Extra<Numeric>): Numeric;
export function int(initial: number | null, extra: Extra<OptionalNumeric>): OptionalNumeric;
export function int(initial: number | null, extra = {}) {
  return { type: 'int', default: initial, ...extra };
}

/** A finite number. */
export function number(initial: number, extra?: Extra<Numeric>): Numeric;
export function number(initial: number | null, extra: Extra<OptionalNumeric>): OptionalNumeric;
export function number(initial: number | null, extra = {}) {
  return { type: 'number', default: initial, ...extra };
}

/** On or off. */
export const flag = (initial = false, extra: Extra<Flag> = {}): Flag => ({ type: 'flag', default: initial, ...extra });

/** A text. */
export const text = (initial = '', extra: Extra<Text> = {}): Text => ({ type: 'text', default: initial, ...extra });

/** What is wrong with one option. */
export interface Issue {
  readonly field: string;
  readonly code: 'unknown' | 'type' | 'choice' | 'range' | 'integer' | 'length' | 'pattern';
  /** What is valid: the known names, the field's type, the maximum length or the pattern. */
  readonly limit?: string | number;
  /** The range of a number, whatever is wrong with it. */
  readonly min?: number;
  readonly max?: number;
}

/** The issue of a typed value; undefined where it is valid. */
export function checkField(name: string, field: Field, value: unknown): Issue | undefined {
  const issue = (code: Issue['code'], detail: Partial<Issue> = {}): Issue => ({ field: name, code, ...detail });
  switch (field.type) {
    case 'choice':
      return field.values.some((known) => known === value)
        ? undefined
        : issue('choice', { limit: field.values.join(', ') });
    case 'choices':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((item) => field.values.includes(item))
        ? undefined
        : issue('choice', { limit: field.values.join(', ') });
    case 'flag':
      return typeof value === 'boolean' ? undefined : issue('type', { limit: field.type });
    case 'text':
      if (field.document !== undefined && value instanceof Blob) return undefined;
      if (typeof value !== 'string') return issue('type', { limit: field.type });
      if (field.maxLength !== undefined && value.length > field.maxLength)
        return issue('length', { limit: field.maxLength });
      return field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`, 'u').test(value)
        ? undefined
        : issue('pattern', { limit: field.pattern });
    default: {
      const { type, min, max, optional } = field;
      if (value === null && optional) return undefined;
      const right = { limit: type, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
      if (typeof value !== 'number' || !Number.isFinite(value)) return issue('type', right);
      if (type === 'int' && !Number.isInteger(value)) return issue('integer', right);
      return (min !== undefined && value < min) || (max !== undefined && value > max)
        ? issue('range', right)
        : undefined;
    }
  }
}

export type Parsed<F extends Fields> =
  | { readonly ok: true; readonly value: Options<F> }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Checks typed values against the fields and fills in the defaults of those that are missing. A field whose condition
 * does not hold has its default, whatever was given for it.
 */
export function parseOptions<F extends Fields>(fields: F, raw: Readonly<Record<string, unknown>>): Parsed<F> {
  const issues: Issue[] = Object.keys(raw)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({ field: name, code: 'unknown', limit: Object.keys(fields).join(', ') }));
  const given = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, givenFor(field, raw[name])]));
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    value[name] = isActive(field, given) ? given[name] : field.default;
    const issue = checkField(name, field, value[name]);
    if (issue) issues.push(issue);
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: value as Options<F> };
}

/** Null is a value where it means off; elsewhere, like a missing value, it means the default. */
const givenFor = (field: Field, value: unknown): unknown =>
  value === undefined || (value === null && !isOptional(field)) ? field.default : value;

type NamedField = readonly [name: string, field: Field];

/** Fields by group, those without a group alone, in the order of the first field of each. */
export function byGroup(fields: readonly NamedField[]) {
  const names = new Set(fields.flatMap(([, { group }]) => group ?? []));
  const of = (name?: string) => fields.filter(([, { group }]) => group === name);
  return { ungrouped: of(), groups: [...names].map((name) => ({ name, members: of(name) })) };
}

/** The default of every field. */
export const defaultOptions = <F extends Fields>(fields: F): Options<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as Options<F>;

/** Whether a field is effective with these options; one without a condition always is. */
export function isActive(field: Field, options: Readonly<Record<string, unknown>>): boolean {
  if (!field.when) return true;
  const actual = options[field.when.field];
  const isOneOf = (values: unknown) => [values].flat().includes(actual);
  return 'is' in field.when ? isOneOf(field.when.is) : !isOneOf(field.when.not);
}

/** Whether a field may have no value, null, which means off. */
export const isOptional = (field: Field): field is OptionalNumeric => 'optional' in field && field.optional === true;

const off = 'off';

/** Whether a value of a choice with `names: 'region'` is a country. */
export const isRegion = (value: string): boolean => /^[A-Z]{2}$/.test(value);

/**
 * The codes of a field's values, which have messages: the values of a choice but countries, `off` of an optional number.
 */
export const codesOf = (field: Field): readonly string[] =>
  'names' in field
    ? field.values.filter((value) => !isRegion(value))
    : 'values' in field
      ? field.values
      : isOptional(field)
        ? [off]
        : [];

const matchChoice = (values: readonly string[], written: string): string =>
  values.find((value) => value === written) ??
  values.find((value) => value.toLowerCase() === written.toLowerCase()) ??
  written;

/**
 * Text to typed value, for the URL and the command line alike. Text that cannot be read is returned as it is, so that
 * `checkField` reports it.
 */
export function fieldFromText(field: Field, written: string): unknown {
  switch (field.type) {
    case 'flag':
      return ['', '1', 'true', 'on', 'yes'].includes(written.toLowerCase())
        ? true
        : ['0', 'false', 'off', 'no'].includes(written.toLowerCase())
          ? false
          : written;
    case 'int':
    case 'number':
      if (field.optional && isOff(field, written)) return null;
      return written.trim() === '' ? written : Number(written);
    case 'choice':
      return matchChoice(field.values, written);
    case 'choices': {
      const chosen = written
        .split(',')
        .filter(Boolean)
        .map((item) => matchChoice(field.values, item.trim()));
      const order = (item: string) => field.values.indexOf(item);
      return chosen.every((item) => order(item) >= 0)
        ? [...new Set(chosen)].sort((a, b) => order(a) - order(b))
        : chosen;
    }
    case 'text':
      return written;
  }
}

/** Where 0 is out of range it means off, as it did before options could be null. */
const isOff = (field: OptionalNumeric, written: string): boolean =>
  ['', off, 'none'].includes(written.trim().toLowerCase()) ||
  (Number(written) === 0 && checkField('', field, 0) !== undefined);

/** Typed value to text; `fieldFromText` reads it back. */
export function fieldToText(field: Field, value: unknown): string {
  if (value === null) return off;
  if (field.type === 'flag') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Whether two values of a field are the same; choices are lists. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b));

/** Whether two sets of options are the same. */
export const sameOptions = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean =>
  Object.keys({ ...a, ...b }).every((name) => sameValue(a[name], b[name]));

/** Whether a field is a second document with a pane of its own. */
export const hasPane = (field: Field): boolean =>
  field.type === 'text' && field.document !== undefined && !field.multiline;

/** What takes the place of examples among the defaults, where a value would act unseen. */
export const withoutSamples = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (flagsOf(field).sample ? [[name, '']] : [])));

const noFlags: Partial<Text> = {};

/** What only texts declare. */
const flagsOf = (field: Field): Partial<Text> => (field.type === 'text' ? field : noFlags);

/** Whether the value is stored and logged nowhere: secrets, and values that belong to one run. */
export const isPrivate = (field: Field): boolean => Boolean(flagsOf(field).secret ?? flagsOf(field).transient);

/** Whether the value itself is as much the user's own as the input is: documents, and declared content. */
export const isOwnData = (field: Field): boolean => (flagsOf(field).document ?? flagsOf(field).content) !== undefined;

/** Whether a field is the user's own data, beside the input: a field of a form, as that is. */
export const isFormField = (field: Field): boolean => flagsOf(field).content !== undefined;

/** Whether own data is filled in, beside the input: that is a field of a form too. */
export const isFormBegun = (fields: Fields, options: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      isFormField(field) && isActive(field, options) && options[name] !== '' && options[name] !== field.default,
  );

/** Whether a page keeps the value as it keeps inputs, for the life of the tab: own data, and what other tools can pass on. */
export const isKeptAsInput = (field: Field): field is Text =>
  !flagsOf(field).secret && (isOwnData(field) || flagsOf(field).kind !== undefined);

/** Whether a value is neither stored with the other options nor part of the query of an address. */
export const isUnstored = (field: Field): boolean => isPrivate(field) || isOwnData(field) || 'transient' in field;

/** Whether a link may carry a value: documents are too long for it. */
export const isLinkable = (field: Field): boolean => !isPrivate(field) && flagsOf(field).document === undefined;

/** The longest declared text that is surely a setting and no content. */
const maxAddressLength = 200;

/**
 * Whether an address may carry a value. Servers log addresses, so a text qualifies only where its field is declared as one
 * short line: anything else can hold a document, a list of values or a key.
 */
const isAddressable = (name: string, field: Field, value: unknown): boolean =>
  !checkField(name, field, value) &&
  (field.type !== 'text' ||
    (!(isUnstored(field) || field.multiline || field.parts || /[\r\n]/.test(String(value))) &&
      (field.maxLength ?? Number.POSITIVE_INFINITY) <= maxAddressLength));

/** The options that differ from their defaults, as plain JSON to be stored; without those that are `isUnstored`. */
export function toStored(fields: Fields, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !isUnstored(field) && !sameValue(options[name], field.default))
      .map(([name]) => [name, options[name]]),
  );
}

/** Completes stored options; a value that no longer fits its field is replaced by the default. */
export function fromStored<F extends Fields>(fields: F, stored: unknown): Options<F> {
  const known = stored !== null && typeof stored === 'object' ? (stored as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(known, name) ? known[name] : undefined;
      const fits = value !== undefined && !isUnstored(field) && !checkField(name, field, value);
      return [name, fits ? value : field.default];
    }),
  ) as Options<F>;
}

/** The options that differ from their defaults, as query parameters in kebab case, without long texts, documents and secrets. */
export function toQuery(fields: Fields, options: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(toStored(fields, options))) {
    const field = fields[name] as Field;
    if (isAddressable(name, field, value)) query.set(toKebab(name), fieldToText(field, value));
  }
  return query;
}

/** The options that a link sets, in kebab case or as declared; unknown or unreadable parameters are ignored. */
export function readLink(fields: Fields, query: URLSearchParams): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const written = query.get(toKebab(name)) ?? query.get(name);
    if (written === null || !isLinkable(field)) continue;
    const value = fieldFromText(field, written);
    if (!checkField(name, field, value)) read[name] = value;
  }
  return read;
}

/** A JSON Schema (draft 2020-12) of the options; `labelOf` gives the label of a field. */
export function toJsonSchema(fields: Fields, labelOf: (field: string) => string | undefined = () => undefined) {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = labelOf(name);
      return [
        name,
        { ...schemaOfField(field), default: field.default, ...(description === undefined ? {} : { description }) },
      ];
    }),
  );
  return { type: 'object', properties, additionalProperties: false } as const;
}

function schemaOfField(field: Field): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: field.values };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: field.values }, uniqueItems: true };
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return {
        type: 'string',
        ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
        ...(field.pattern === undefined ? {} : { pattern: `^(?:${field.pattern})$` }),
      };
    default: {
      const number = {
        type: field.type === 'int' ? 'integer' : 'number',
        ...(field.min === undefined ? {} : { minimum: field.min }),
        ...(field.max === undefined ? {} : { maximum: field.max }),
      };
      return field.optional ? { anyOf: [number, { type: 'null' }] } : number;
    }
  }
}
