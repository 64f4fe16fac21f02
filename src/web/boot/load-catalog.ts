import type { Locale } from '#core/registry.ts';
import { withoutHidden } from '../config/hidden-tools.ts';
import type { View } from './view.ts';

/** What the site has in a language. */
export const loadLanguage = async (locale: Locale) => (await import('./languages.ts')).languages[locale];

/** The tools with their operations, and the names of kinds. */
export async function loadCatalog({ route, configuration }: View) {
  const { catalog, palette } = await loadLanguage(route.locale);
  const [tools, texts] = await Promise.all([catalog(), palette()]);
  return { catalog: withoutHidden(tools, configuration), texts };
}
