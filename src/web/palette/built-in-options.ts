import { strongRandom } from '#core/perform.ts';
import type { CatalogItem } from '#core/registry.ts';
import { locales } from '#core/registry.ts';
import { createRandom } from '#lib/random.ts';
import { links } from '../links.ts';
import type { PaletteWords, View } from '../load.ts';
import { pathTo } from '../routes.ts';
import { clearMyData } from '../state/my-data.ts';
import { language } from '../state/settings.ts';
import { toggleTheme } from '../state/theme.ts';
import type { PaletteCategory, PaletteOption, Target } from './options.ts';

/** What the palette offers beside the tools. */
export function builtInOptions(
  { route }: View,
  catalog: readonly CatalogItem[],
  palette: PaletteWords,
): readonly PaletteOption[] {
  const other = locales.find((locale) => locale !== route.locale) ?? 'en';
  const option = (
    id: keyof typeof palette.options,
    category: PaletteCategory,
    icon: string,
    target: Target,
  ): PaletteOption => ({ id, category, icon, target, keywords: [], ...palette.options[id] });
  const action = (run: () => void): Target => ({ type: 'action', run });
  const go = (path: string) => location.assign(new URL(path, document.baseURI));
  return [
    option(
      'random',
      'actions',
      'arrows-shuffle',
      action(() => go(pathTo(createRandom(strongRandom).pick(catalog).id, route.locale))),
    ),
    option('theme', 'actions', 'contrast', { type: 'action', run: toggleTheme, staysOpen: true }),
    option(
      'language',
      'actions',
      'language',
      action(() => {
        language.set(other);
        go(pathTo(route.page, other));
      }),
    ),
    option('about', 'actions', 'info-circle', { type: 'page', page: 'about' }),
    option(
      'clear',
      'actions',
      'trash',
      action(() => {
        if (confirm(palette.clearConfirm)) clearMyData();
      }),
    ),
    option('source', 'external', 'brand-github', { type: 'link', href: links.source }),
    option('issue', 'external', 'bug', { type: 'link', href: links.newIssue }),
  ];
}
