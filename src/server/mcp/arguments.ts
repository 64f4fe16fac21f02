/** Checks the arguments of a tool against its schema, with messages that say what is right. */
import { shorten } from '#lib/text/shorten.ts';
import { suggestNames, usageError } from './problem.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The part of JSON Schema that the arguments of the tools use. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  /** The text carries bytes, of any length. */
  readonly contentEncoding?: 'base64';
  readonly default?: unknown;
  readonly items?: ArgumentsSchema;
}

/** Arguments are checked between the messages of all clients: what is no input is short. */
const most = { characters: 1_000, properties: 200 };

/** The schema of arguments, which are an object. */
export interface ArgumentsSchema {
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : Number.isSafeInteger(value) ? 'integer' : value === null ? 'null' : typeof value;

/**
 * The arguments, with the defaults of those that are missing; null means missing.
 * @param name what has the arguments, for messages
 * @throws CallError naming the argument that is wrong
 */
export function checkArguments(name: string, schema: ArgumentsSchema, given: Arguments = {}): Arguments {
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  const stray = Object.keys(given).find((argument) => !Object.hasOwn(properties, argument));
  if (stray !== undefined)
    throw usageError(`${name} has no argument “${shorten(stray, 40)}”.${suggestNames(stray, known, 'Arguments')}`);
  const missing = required.find((argument) => (given[argument] ?? undefined) === undefined);
  if (missing !== undefined) throw usageError(`${name} needs the argument “${missing}”.`);
  const checked = Object.entries(properties).map(([argument, property]) => {
    const value = given[argument] ?? property.default;
    if (value !== undefined) checkArgument(argument, property, value);
    return [argument, value] as const;
  });
  return Object.fromEntries(checked.filter(([, value]) => value !== undefined));
}

function checkArgument(
  argument: string,
  { type, enum: values, minimum, maximum, items, maxItems = Number.POSITIVE_INFINITY, contentEncoding }: Property,
  value: unknown,
): void {
  if (values && !values.includes(value)) throw usageError(`“${argument}” must be one of ${values.join(', ')}.`);
  if (type !== undefined && type !== typeOf(value))
    throw usageError(`“${argument}” must be of the type ${type}, not ${typeOf(value)}.`);
  if (type === 'string' && !contentEncoding && (value as string).length > most.characters)
    throw usageError(`“${argument}” must have at most ${most.characters} characters.`);
  if (type === 'object' && Object.keys(value as object).length > most.properties)
    throw usageError(`“${argument}” must have at most ${most.properties} properties.`);
  if (Array.isArray(value) && value.length > maxItems)
    throw usageError(`“${argument}” must have at most ${maxItems} items.`);
  if (items && Array.isArray(value))
    for (const [index, item] of value.entries()) {
      const label = `Item ${index + 1} of “${argument}”`;
      if (typeOf(item) !== 'object') throw usageError(`${label} must be an object.`);
      checkArguments(label, items, item as Arguments);
    }
  if (typeof value !== 'number') return;
  if (minimum !== undefined && value < minimum) throw usageError(`“${argument}” must be at least ${minimum}.`);
  if (maximum !== undefined && value > maximum) throw usageError(`“${argument}” must be at most ${maximum}.`);
}
