/** Named sets of options: those that an operation declares, and the user's own, which a page stores. */
import { type Fields, fromStored, isUnstored, sameValue, toStored } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A preset of the user's own. */
export interface OwnPreset {
  readonly name: string;
  /** Those that differ from their defaults. */
  readonly options: Values;
}

/** The stored presets of the user, by operation. */
type KeptPresets = Readonly<Record<string, readonly OwnPreset[]>>;

/**
 * Reads the user's own presets of an operation from storage; skips entries that are no presets and values that do not
 * fit their field.
 */
export function readPresets(kept: unknown, operation: string, fields: Fields): readonly OwnPreset[] {
  const list = isRecord(kept) && Object.hasOwn(kept, operation) ? kept[operation] : [];
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one['name'] === 'string' ? [makePreset(one['name'], one['options'], fields)] : [],
  );
}

/** What is to be kept after the presets of an operation have changed; those of others stay. */
export function writePresets(kept: unknown, operation: string, presets: readonly OwnPreset[]): KeptPresets {
  const others = Object.entries(isRecord(kept) ? kept : {}).filter(([name]) => name !== operation);
  return Object.fromEntries([...others, ...(presets.length > 0 ? [[operation, presets]] : [])]);
}

/** The presets with one more; one of the same name is replaced. */
export const addPreset = (
  presets: readonly OwnPreset[],
  name: string,
  options: Values,
  fields: Fields,
): readonly OwnPreset[] => [...removePreset(presets, name), makePreset(name, options, fields)];

export const removePreset = (presets: readonly OwnPreset[], name: string): readonly OwnPreset[] =>
  presets.filter((one) => one.name !== name);

const makePreset = (name: string, options: unknown, fields: Fields): OwnPreset => ({
  name,
  options: toStored(fields, fromStored(fields, options)),
});

/** The options that a preset of the user's own sets: all but secrets, which are never stored. */
export const optionsOfPreset = ({ options }: OwnPreset, fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fromStored(fields, options)).filter(([name]) => {
      const field = fields[name];
      return field && !isUnstored(field);
    }),
  );

/** Whether options are as a preset sets them. */
export const isChosen = (preset: Values, options: Values): boolean =>
  Object.entries(preset).every(([name, value]) => sameValue(options[name], value));

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
