import { useEffect, useSyncExternalStore } from 'react';
import { useSetting } from './setting.ts';
import { menuCollapsed } from './settings.ts';

/** Screens this wide or narrower have the menu over the page, closed until it is asked for. */
const smallScreen = '(max-width: 700px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(smallScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the screen is small; while pages are rendered beforehand it is taken for large. */
const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(smallScreen).matches,
    () => false,
  );

/** The side menu's state: the visitor's choice, until the screen changes between small and large. */
export function useMenu() {
  const chosen = useSetting(menuCollapsed);
  const isSmall = useSmallScreen();
  const isCollapsed = chosen ?? isSmall;
  useEffect(() => subscribe(() => menuCollapsed.set(matchMedia(smallScreen).matches)), []);
  // The style sheet reads the choice from the document, which has it before the page is painted.
  useEffect(() => {
    if (chosen === undefined) delete document.documentElement.dataset['menu'];
    else document.documentElement.dataset['menu'] = chosen ? 'collapsed' : 'shown';
  }, [chosen]);
  return {
    isCollapsed,
    isSmall,
    toggle: () => menuCollapsed.set(!isCollapsed),
    collapse: () => menuCollapsed.set(true),
  };
}
