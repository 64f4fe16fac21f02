import { useMemo } from 'react';
import type { Params, ToolMessages } from '#core/messages.ts';
import { useTool } from '#page/services.ts';
import { useFormat } from '#ui/messages.ts';

type Key<Section> = keyof NonNullable<Section> & string;

/**
 * The messages of the page's tool, typed by its `en.json`: `useToolMessages<typeof messages>()` after
 * `import type messages from './en.json'`.
 */
export function useToolMessages<M extends Partial<ToolMessages>>() {
  const { messages } = useTool();
  const format = useFormat();
  return useMemo(
    () => ({
      /** A message of the page's own, from the section `page`. */
      message: (key: Key<M['page']>, params?: Params): string => format(messages.page?.[key] ?? key, params),
      operation: (name: Key<M['operations']>): string => messages.operations[name] ?? name,
      option: (name: Key<M['options']>): string => messages.options?.[name] ?? name,
      output: (name: Key<M['outputs']>): string => messages.outputs?.[name] ?? name,
      /** The label of a code, of an option or an output; the code itself if it has none. */
      value: (name: Key<M['values']>, value: string): string => messages.values?.[name]?.[value] ?? value,
      /** The label of an output whose name comes with the data. */
      labelOf: (name: string): string => messages.outputs?.[name] ?? name,
      /** The label of a column of a table. */
      columnOf: (name: string): string => messages.columns?.[name] ?? name,
      /** The word for a code in an output whose name comes with the data. */
      wordFor: (name: string, code: string): string => messages.values?.[name]?.[code] ?? code,
    }),
    [messages, format],
  );
}
