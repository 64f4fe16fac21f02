import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';
import { formatDecimal } from '#lib/text/format-decimal.ts';
import { useTool } from '#page/services.ts';
import { useFormat, useMessages } from '#ui/messages.ts';

/**
 * Words facts about a result in short: in the tool's own way where it has one, else by label and value. One whose words
 * are empty, such as a count of nothing, is left out.
 */
export function useFacts() {
  const { messages } = useTool();
  const { t, locale } = useMessages();
  const format = useFormat();
  const write = (name: string, value: unknown, kind: KindId | undefined) => {
    if (typeof value === 'number') return value;
    const text = messages.values?.[name]?.[String(value)] ?? String(value);
    return kind && kindInfo(kind).present === 'number' ? formatDecimal(text, locale) : text;
  };
  return (
    names: readonly string[],
    values: Readonly<Record<string, unknown>>,
    output: Operation['output'],
  ): readonly string[] =>
    names.flatMap((name) => {
      const value = values[name];
      const written = write(name, value, typeof output === 'string' ? undefined : output[name]);
      const own = messages.facts?.[name];
      if (own === undefined) return t('fact', { label: messages.outputs?.[name] ?? name, value: written });
      // A count may be a text, for more digits than a number has: its plural is that of the number.
      return format(own, { value: written, n: Number(value) }) || [];
    });
}
