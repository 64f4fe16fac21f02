import { defaultOptions, type Fields, fromQuery, fromStored, toStored } from '#core/fields.ts';
import type { Tool } from '#core/tool.ts';

type Values = Readonly<Record<string, unknown>>;

/** What has been chosen for the options of a tool's operations; one choice for all that declare the same field. */
export type Chosen = Values;

const noFields: Fields = {};

const fieldsOf = (tool: Tool, operation: string): Fields => tool.operations[operation]?.options ?? noFields;

/** Where the choice for a field is kept: under the first operation that declares the same. */
function placeOf(tool: Tool, operation: string, name: string): string {
  const declaration = JSON.stringify(fieldsOf(tool, operation)[name]);
  const isSame = (other: string) => JSON.stringify(fieldsOf(tool, other)[name]) === declaration;
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
    return choose(tool, operation, toStored(fields, values), chosen);
  }, {});
}

/** The choices that a query asks for on top of others. */
export const chooseByQuery = (tool: Tool, operation: string, query: URLSearchParams, chosen: Chosen): Chosen =>
  choose(tool, operation, fromQuery(fieldsOf(tool, operation), query, optionsOf(tool, operation, chosen)), chosen);
