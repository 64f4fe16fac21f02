import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { isStrictJson } from '#lib/json/dialect.ts';
import messages from '#lib/json/en.json' with { type: 'json' };
import { readNodes } from '#lib/json/read.ts';
import { toSource } from '#lib/json/source.ts';
import { toData, toJson } from '../../json.ts';
import { InputError } from '../../report.ts';
import type { Changed, Parts } from './change-each.ts';
import { reading } from './reading.ts';

/**
 * The items of a JSON array: strings as their text, other values as their JSON, to the digit. `null` stays null. The
 * result is an array, an item on each line.
 * @param kind that of the results: those that are JSON become a part of the array
 * @throws InputError for another text
 */
export function jsonItemsOf(text: string, kind: KindId): Parts {
  const [root] = reading(messages, text, () => readNodes(toSource(text, 'strict'))).values;
  if (root?.type !== 'array')
    throw new InputError({ code: 'no-array', message: '--each json takes a JSON array, such as ["a", "b"].' });
  const literalOf = ({ start, end }: { readonly start: number; readonly end: number }) => text.slice(start, end);
  const write = async (changed: Changed, at: number): Promise<string | undefined> => {
    const item = root.items[at];
    if ('result' in changed) return toItem(changed.result, kind);
    return changed.failed === 'skip' ? undefined : changed.failed === 'keep' && item ? literalOf(item) : 'null';
  };
  return {
    noun: 'item',
    values: root.items.map((item) =>
      item.type === 'null' ? undefined : item.type === 'string' ? item.value : literalOf(item),
    ),
    async join(changed) {
      const kept = (await Promise.all(changed.map(write))).filter((item) => item !== undefined);
      return kept.length === 0 ? '[]\n' : `[\n${kept.map((item) => `  ${item}`).join(',\n')}\n]\n`;
    },
  };
}

async function toItem(result: unknown, kind: KindId): Promise<string> {
  const isJson = typeof result === 'string' && kindInfo(kind).language === 'json' && isStrictJson(result);
  // JSON texts hold line breaks between values only.
  return isJson ? result.trim().replaceAll('\n', '\n  ') : toJson((await toData(result, kind)) ?? null);
}
