import type { Context } from '#core/tool.ts';

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** The name of a country in the user's language. */
export function nameRegion(code: string, { locale }: Pick<Context, 'locale'>): string {
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  namesByLocale.set(locale, names);
  return names.of(code) ?? code;
}
