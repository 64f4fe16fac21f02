import { locales } from '#core/registry.ts';
import { IconButton } from '#ui/button.tsx';
import { pathTo } from '../routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { useSetting } from '../state/setting.ts';
import { language } from '../state/settings.ts';
import type { View } from '../view.ts';
import classes from './layout.module.css';

/** The first of the reader's languages that the site speaks. */
const readPreferred = () =>
  navigator.languages.map((tag) => locales.find((locale) => locale === tag.split('-')[0])).find(Boolean);

/** Offers the page in the reader's language where it is in another, until that is declined; a link is never redirected. */
export function LanguageHint({ view: { route, content, words } }: { readonly view: View }) {
  const chosen = useSetting(language);
  const preferred = useBrowserValue(readPreferred, undefined);
  const wanted = chosen ?? preferred;
  if (!wanted || wanted === route.locale) return null;
  const page = content.type === 'fixed' && content.name === 'not-found' ? '' : route.page;
  const { text, dismiss } = words.shell.hints[wanted];
  return (
    <aside className={classes.hint} lang={wanted} aria-label={text}>
      <a href={pathTo(page, wanted)} hrefLang={wanted} onClick={() => language.set(wanted)}>
        {text}
      </a>
      <IconButton icon="x" label={dismiss} onClick={() => language.set(route.locale)} />
    </aside>
  );
}
