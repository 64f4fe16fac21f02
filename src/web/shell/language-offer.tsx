import type { Locale } from '#core/registry.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import type { View } from '../boot/view.ts';
import { pathTo } from '../navigation/routes.ts';
import { language } from '../state/settings.ts';
import classes from './hints.module.css';
import { switchLanguage } from './switch-language.ts';

interface LanguageOfferProps {
  readonly view: View;
  readonly wanted: Locale;
}

/** A link to the page in another language, and a button that declines it. */
export function LanguageOffer({ view: { route, content, messages }, wanted }: LanguageOfferProps) {
  const page = content.type === 'fixed' && content.name === 'not-found' ? '' : route.page;
  const { text, dismiss } = messages.shell.hints[wanted];
  return (
    <aside className={classes.hint} lang={wanted} aria-label={text}>
      <a
        href={pathTo(page, wanted)}
        hrefLang={wanted}
        onClick={({ currentTarget }) => switchLanguage(currentTarget, wanted)}
      >
        {text}
      </a>
      <IconButton icon="x" label={dismiss} onClick={() => language.set(route.locale)} />
    </aside>
  );
}
