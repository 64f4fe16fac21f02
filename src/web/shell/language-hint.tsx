import { useSyncExternalStore } from 'react';
import { locales } from '#core/registry.ts';
import { IconButton } from '#ui/button.tsx';
import type { View } from '../load.ts';
import { pathTo } from '../routes.ts';
import { useSetting } from '../state/setting.ts';
import { language } from '../state/settings.ts';
import classes from './layout.module.css';

const never = () => () => {};

/** The first of the reader's languages that the site speaks; nothing while pages are rendered beforehand. */
const preferredLocale = () =>
  navigator.languages.map((tag) => locales.find((locale) => locale === tag.split('-')[0])).find(Boolean);

/** Offers the page in the reader's language, once, where it is in another; a shared link is never redirected. */
export function LanguageHint({ view: { route, content, words } }: { readonly view: View }) {
  const chosen = useSetting(language);
  const preferred = useSyncExternalStore(never, preferredLocale, () => undefined);
  if (chosen !== undefined || !preferred || preferred === route.locale) return null;
  const page = content.type === 'fixed' && content.name === 'not-found' ? '' : route.page;
  const { text, dismiss } = words.shell.hints[preferred];
  return (
    <aside className={classes.hint} lang={preferred} aria-label={text}>
      <a href={pathTo(page, preferred)} hrefLang={preferred} onClick={() => language.set(preferred)}>
        {text}
      </a>
      <IconButton icon="x" label={dismiss} onClick={() => language.set(route.locale)} />
    </aside>
  );
}
