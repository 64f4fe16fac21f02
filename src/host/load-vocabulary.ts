import type { Vocabulary } from '#core/describe.ts';
import { localeOf } from '#core/registry.ts';

const sharedMessages = {
  en: () => import('#messages/en.json', { with: { type: 'json' } }),
  fr: () => import('#messages/fr.json', { with: { type: 'json' } }),
};

/** The messages for a BCP 47 tag, including those of one tool where they are given. */
export async function loadVocabulary(tag: string, messages?: Vocabulary['messages']): Promise<Vocabulary> {
  const locale = localeOf(tag);
  const { default: shared } = await sharedMessages[locale]();
  return { locale, core: shared.core, ...(messages && { messages }) };
}
