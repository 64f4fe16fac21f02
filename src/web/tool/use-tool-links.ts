import { useContext, useMemo } from 'react';
import { type Input, inputValue, type ToolServices } from '#page/services.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { pathTo } from '../navigation/routes.ts';
import { OpenPaletteContext } from '../palette/open-palette.ts';

type ToolLinks = Pick<ToolServices, 'linkTo' | 'findMatchingTools' | 'searchWith'>;

/** How a page leads to other tools. */
export function useToolLinks(view: View, { detect }: Pick<AppServices, 'detect'>): ToolLinks {
  const { menu, route, messages } = view;
  const searchFor = useContext(OpenPaletteContext);
  return useMemo(
    () => ({
      linkTo(other) {
        if (other === recipePage) return { href: pathTo(recipePage, route.locale), title: messages.shell.recipe };
        const item = menu.find((tool) => tool.id === other);
        return item && { href: pathTo(other, route.locale), title: item.title };
      },
      findMatchingTools: async (...args) =>
        (await import('./find-matching-tools.ts')).findMatchingTools(view, detect, ...args),
      searchWith: (passed: Input, typed = '', step) =>
        searchFor(typed, { value: 'file' in passed ? passed.file : inputValue(passed).toString(), step }),
    }),
    [view, menu, route, messages, detect, searchFor],
  );
}
