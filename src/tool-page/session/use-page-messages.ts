import type { Params } from '#core/messages.ts';
import { useTool } from '#page/services.ts';
import { useFormat } from '#ui/messages.ts';

/** The messages of a tool's own page: the section `page` of them. */
export function usePageMessages() {
  const { messages } = useTool();
  const format = useFormat();
  return (key: string, params?: Params): string => format(messages.page?.[key] ?? key, params);
}
