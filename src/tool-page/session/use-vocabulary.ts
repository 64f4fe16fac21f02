import type { Vocabulary } from '#core/describe.ts';
import { useTool } from '#page/services.ts';
import { useLanguage } from '#ui/messages.ts';

/** Everything needed to format messages about the page's tool in the user's language. */
export function useVocabulary(): Vocabulary {
  const { messages } = useTool();
  const { locale, messages: shared } = useLanguage();
  return { locale, core: shared.core, messages };
}
