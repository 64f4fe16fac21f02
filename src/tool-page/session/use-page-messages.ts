import type { Params } from '#core/messages.ts';
import { useTool } from '#page/services.ts';
import { useWords } from '#ui/messages.ts';

/** The words of a tool's own page: the section `page` of its strings. */
export function usePageWords() {
  const { strings } = useTool();
  const { format } = useWords();
  return (key: string, params?: Params): string => format(strings.page?.[key] ?? key, params);
}
