import type { Entry, Node, ObjectNode } from '#lib/data/node.ts';

/** A number, with its digits as they are typed. */
export interface Digits {
  readonly digits: string;
}

/** A text that is always written in quotes: some parsers take `22:22` for a number. */
export interface Quoted {
  readonly quoted: string;
}

/** A value of a Compose file that is being made. */
export type Value = string | boolean | null | Digits | Quoted | readonly Value[] | Section;
export type Section = Map<string, Value>;

const place = { start: 0, end: 0, comments: undefined } as const;

const textNode = (value: string, style: 'plain' | 'double'): Node => ({
  type: 'string',
  value,
  style,
  literal: undefined,
  ...place,
});

export const toEntry = (key: string, value: Value): Entry => ({
  key,
  literal: undefined,
  keyStart: 0,
  keyEnd: 0,
  value: toNode(value),
});

export function toNode(value: Value): Node {
  if (value === null) return { type: 'null', ...place };
  if (typeof value === 'string') return textNode(value, 'plain');
  if (typeof value === 'boolean') return { type: 'boolean', value, ...place };
  if (value instanceof Map) return toObject(value);
  if ('digits' in value) return { type: 'number', raw: value.digits, form: 'float', ...place };
  if ('quoted' in value) return textNode(value.quoted, 'double');
  return { type: 'array', items: value.map(toNode), ...place };
}

const toObject = (section: Section): ObjectNode => ({
  type: 'object',
  entries: Array.from(section, ([key, value]) => toEntry(key, value)),
  ...place,
});

/** The section of a name, made where there is none. */
export function sectionIn(parent: Section, name: string): Section {
  const known = parent.get(name);
  if (known instanceof Map) return known;
  const made: Section = new Map();
  parent.set(name, made);
  return made;
}

/** Adds to a list, made where there is none; what it holds already is not added again. */
export function addTo(parent: Section, name: string, value: Value): void {
  const known = parent.get(name);
  const list: readonly Value[] = Array.isArray(known) ? known : [];
  const written = JSON.stringify(value, asList);
  if (!list.some((item) => JSON.stringify(item, asList) === written)) parent.set(name, [...list, value]);
}

const asList = (_key: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);

/** A section of these values; those that are absent or empty are left out. */
export function fill(values: Readonly<Record<string, Value | undefined>>): Section {
  const isEmpty = (value: Value): boolean =>
    (Array.isArray(value) ? value.length : value instanceof Map ? value.size : 1) === 0;
  return new Map(
    Object.entries(values).flatMap(([key, value]) => (value === undefined || isEmpty(value) ? [] : [[key, value]])),
  );
}
