import { useContext, useMemo } from 'react';
import { type Input, inputValue, type MatchingTools, type ToolServices } from '#page/services.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { pathTo } from '../navigation/routes.ts';
import { OpenPaletteContext } from '../palette/open-palette.ts';

type FindingArgs = Parameters<ToolServices['findMatchingTools']>;
type ToolLinks = Pick<ToolServices, 'linkTo' | 'findMatchingTools' | 'searchWith'>;

/** How a page leads to other tools. */
export function useToolLinks(view: View, { detect }: Pick<AppServices, 'detect'>): ToolLinks {
  const { menu, route, messages } = view;
  const searchFor = useContext(OpenPaletteContext);
  return useMemo(() => {
    let last: { readonly args: FindingArgs; readonly found: Promise<MatchingTools> } | undefined;
    return {
      linkTo(other) {
        if (other === recipePage) return { href: pathTo(recipePage, route.locale), title: messages.shell.recipe };
        const item = menu.find((tool) => tool.id === other);
        return item && { href: pathTo(other, route.locale), title: item.title };
      },
      findMatchingTools(...args: FindingArgs) {
        if (last && args.every((arg, index) => arg === last?.args[index])) return last.found;
        const found = import('./find-matching-tools.ts').then((code) => code.findMatchingTools(view, detect, ...args));
        last = { args, found };
        // Another time, it may be there.
        found.catch(() => {
          last = undefined;
        });
        return found;
      },
      searchWith: (passed: Input, typed = '', step) =>
        searchFor(typed, { value: 'file' in passed ? passed.file : inputValue(passed).toString(), step }),
    };
  }, [view, menu, route, messages, detect, searchFor]);
}
