import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { toData, toJson } from '#host/json.ts';
import { isStrictJson } from '#lib/json/dialect.ts';

/** A result of a kind as an item of a JSON array: what is JSON becomes a part of it. */
export async function jsonItem(result: unknown, kind: KindId): Promise<string> {
  const isJson = typeof result === 'string' && kindInfo(kind).language === 'json' && isStrictJson(result);
  // JSON texts hold line breaks between values only.
  return isJson ? result.trim().replaceAll('\n', '\n  ') : toJson((await toData(result, kind)) ?? null);
}
