import { useTool } from '#page/services.ts';
import { useFormat, useMessages } from '#ui/messages.ts';

/** Words facts about a result in short: in the tool's own way where it has one, else by label and value. */
export function useFacts() {
  const { messages } = useTool();
  const { t } = useMessages();
  const format = useFormat();
  return (names: readonly string[], values: Readonly<Record<string, unknown>>): readonly string[] =>
    names.map((name) => {
      const value = values[name];
      const written = typeof value === 'number' ? value : (messages.values?.[name]?.[String(value)] ?? String(value));
      const own = messages.facts?.[name];
      return own === undefined
        ? t('fact', { label: messages.outputs?.[name] ?? name, value: written })
        : format(own, { value: written, ...(typeof value === 'number' ? { n: value } : {}) });
    });
}
