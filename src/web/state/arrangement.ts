import { paneShare, railCollapsed } from './settings.ts';

/** How the visitor has arranged the pages of tools. */
export const arrangement = { railCollapsed, paneShare };

/**
 * Keeps the document in sync with the arrangement. The style sheet reads it from the root, where it is set before a page
 * is painted.
 */
export function followArrangement(): void {
  const { dataset, style } = document.documentElement;
  railCollapsed.subscribe(() => {
    if (railCollapsed.get()) dataset['rail'] = 'collapsed';
    else delete dataset['rail'];
  });
  paneShare.subscribe(() => style.setProperty('--first-share', String(paneShare.get() ?? '')));
}
