import {
  defaultOptions,
  type Fields,
  fromStored,
  isKeptAsInput,
  isOwnData,
  isPrivate,
  readLink,
  sameValue,
  toStored,
} from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { Tool } from '#core/tool.ts';
import { emptyInput, isEmptyInput, type ToolMemory } from '#page/services.ts';
import { fromOption, toOption } from './read-input.ts';

type Values = Readonly<Record<string, unknown>>;

/** What has been chosen for the options of a tool's operations; one choice for all that declare the same field. */
export type Chosen = Values;

const noFields: Fields = {};

const fieldsOf = (tool: Tool, operation: string): Fields => tool.operations[operation]?.options ?? noFields;

/** Where the choice for a field is kept: under the first operation that declares the same, wherever it is shown. */
function placeOf(tool: Tool, operation: string, name: string): string {
  const declare = (other: string) => JSON.stringify({ ...fieldsOf(tool, other)[name], place: undefined });
  const declaration = declare(operation);
  const isSame = (other: string) => name in fieldsOf(tool, other) && declare(other) === declaration;
  return `${Object.keys(tool.operations).find(isSame) ?? operation}.${name}`;
}

/** The options of an operation: what was chosen, else the defaults. */
export function optionsOf(tool: Tool, operation: string, chosen: Chosen): Values {
  const entries = Object.entries(fieldsOf(tool, operation)).map(([name, field]) => {
    const place = placeOf(tool, operation, name);
    return [name, Object.hasOwn(chosen, place) ? chosen[place] : field.default];
  });
  return Object.fromEntries(entries);
}

/** The choices after some options of an operation have been set. */
export const choose = (tool: Tool, operation: string, values: Values, chosen: Chosen): Chosen => ({
  ...chosen,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [placeOf(tool, operation, name), value])),
});

/** The choices to be remembered after some options have been set: without those that hold for one visit. */
export function remember(tool: Tool, operation: string, values: Values, chosen: Chosen): Chosen {
  const fields = fieldsOf(tool, operation);
  const lasting = Object.entries(values).filter(([name]) => !('perVisit' in (fields[name] ?? {})));
  return choose(tool, operation, Object.fromEntries(lasting), chosen);
}

/** The choices after those that an example leaves open have been set back. */
export const chooseExample = (tool: Tool, operation: string, values: Values, chosen: Chosen): Chosen =>
  choose(tool, operation, { ...defaultOptions(fieldsOf(tool, operation)), ...values }, chosen);

/** The choices that differ from the defaults, fit to be stored. */
export const storeChosen = (tool: Tool, chosen: Chosen): Values =>
  Object.keys(tool.operations).reduce<Chosen>(
    (stored, operation) =>
      choose(tool, operation, toStored(fieldsOf(tool, operation), optionsOf(tool, operation, chosen)), stored),
    {},
  );

/** What is to be stored after a change of the choices: what another tab has stored since stays. */
export function storeChange(tool: Tool, before: Chosen, after: Chosen, stored: unknown): Values {
  const [former, next] = [storeChosen(tool, before), storeChosen(tool, after)];
  const kept: Record<string, unknown> = { ...readChosen(tool, stored) };
  for (const place of Object.keys({ ...former, ...next })) {
    if (sameValue(former[place], next[place])) continue;
    delete kept[place];
    if (place in next) kept[place] = next[place];
  }
  return kept;
}

/** The choices without those that are stored: what remains are secrets, which are typed like an input. */
export function keepSecrets(tool: Tool, chosen: Chosen): Chosen {
  const stored = storeChosen(tool, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(([place]) => !(place in stored)));
}

/** Stored choices; what no longer fits its field is passed over. */
export function readChosen(tool: Tool, stored: unknown): Chosen {
  const known = stored !== null && typeof stored === 'object' ? (stored as Values) : {};
  return Object.keys(tool.operations).reduce<Chosen>((chosen, operation) => {
    const fields = fieldsOf(tool, operation);
    const values = fromStored(fields, optionsOf(tool, operation, known));
    return remember(tool, operation, toStored(fields, values), chosen);
  }, {});
}

/** The choices that a link asks for on top of others; documents and secrets stay as they are. */
export const chooseByQuery = (tool: Tool, operation: string, query: URLSearchParams, chosen: Chosen): Chosen =>
  choose(tool, operation, readLink(fieldsOf(tool, operation), query), chosen);

/** The parameters of a link that would set secrets, and other options that no link sets. */
export function privateParameters(tool: Tool, query: URLSearchParams): readonly string[] {
  const fields = Object.keys(tool.operations).flatMap((operation) => Object.entries(fieldsOf(tool, operation)));
  const names = fields.flatMap(([name, field]) => (isPrivate(field) ? [name, toKebab(name)] : []));
  return [...query.keys()].filter((name) => names.includes(name));
}

/** The options that are kept as inputs are: the user's own data, and those that take a value from another tool. */
const keptAsInputs = (tool: Tool) =>
  Object.keys(tool.operations).flatMap((operation) =>
    Object.entries(fieldsOf(tool, operation)).flatMap(([name, field]) =>
      isKeptAsInput(field) ? [{ operation, name, field }] : [],
    ),
  );

/** The choices that the tab keeps as inputs: own data, and values that were left for the operation on arrival. */
export const readLeft = (tool: Tool, arrival: string, memory: Pick<ToolMemory, 'readDocument'>): Chosen =>
  keptAsInputs(tool).reduce<Chosen>((chosen, { operation, name, field }) => {
    const left = isOwnData(field) || operation === arrival ? memory.readDocument(name) : undefined;
    return left && !isEmptyInput(left) ? choose(tool, operation, { [name]: toOption(left) }, chosen) : chosen;
  }, {});

/** Keeps own data that have changed, and drops values that were left for an option once it is set to another. */
export function writeLeft(tool: Tool, before: Chosen, after: Chosen, memory: Pick<ToolMemory, 'writeDocument'>): void {
  for (const { operation, name, field } of keptAsInputs(tool)) {
    const value = optionsOf(tool, operation, after)[name] as string | File;
    if (value === optionsOf(tool, operation, before)[name]) continue;
    memory.writeDocument(name, isOwnData(field) ? fromOption(value) : emptyInput);
  }
}
