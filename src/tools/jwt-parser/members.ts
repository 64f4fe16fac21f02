import { type Context, ToolError } from '#core/tool.ts';
import { DuplicateKeys } from '#lib/json/duplicates.ts';
import { NodeReader } from '#lib/json/read.ts';
import { scan } from '#lib/json/scan.ts';
import { Tee } from '#lib/json/sinks.ts';
import { toSource } from '#lib/json/source.ts';
import { shorten } from '#lib/text/shorten.ts';

/** A member of an object as it is written, digits and all, and its value. */
export interface Member {
  readonly written: string;
  readonly value: unknown;
}
export type Members = ReadonlyMap<string, Member>;

/** A parsed JSON text: the members of an object, the last one of each key; undefined for another value. */
export interface ReadMembers {
  readonly members: Members | undefined;
  /** Keys that appear more than once, at any depth. */
  readonly duplicates: readonly string[];
}

/**
 * Parses a JSON text by RFC 8259.
 * @throws ToolError of the JSON parser; `payload-not-json` where there is no value
 */
export function readMembers(text: string): ReadMembers {
  const source = toSource(text, 'strict');
  const reader = new NodeReader(source.text);
  const duplicates = new DuplicateKeys(source.text);
  scan(source, new Tee(reader, duplicates));
  const [root] = reader.finish().values;
  if (!root) throw new ToolError('payload-not-json', {}, 0);
  const keys = duplicates.found.map(({ key }) => key);
  if (root.type !== 'object') return { members: undefined, duplicates: keys };
  const members = root.entries.map(({ key, value }): [string, Member] => {
    const written = text.slice(value.start, value.end);
    return [key, { written, value: JSON.parse(written) }];
  });
  return { members: new Map(members), duplicates: keys };
}

/** Reports keys that appear more than once: receivers take different ones. */
export function reportDuplicates(keys: readonly string[], part: string, notice: Context['notice']): void {
  for (const key of new Set(keys)) notice('duplicate-claim', { part, claim: shorten(key) });
}
