import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
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

/**
 * The side menu's state. Where there is room it is a column, shown or collapsed as the visitor chose; on a small screen
 * it lies over the page, which is nothing to come back to: it is closed on arrival, and by every move.
 */
export function useMenu(page: unknown) {
  const isColumnCollapsed = useSetting(menuCollapsed);
  const isSmall = useSmallScreen();
  const [opened, setOpened] = useState<unknown>();
  const isOverlay = isSmall && opened === page;
  // The style sheet reads the choice from the document, which has it before the page is painted.
  useEffect(() => {
    if (isColumnCollapsed) document.documentElement.dataset['menu'] = 'collapsed';
    else delete document.documentElement.dataset['menu'];
  }, [isColumnCollapsed]);
  useEffect(() => {
    if (!isSmall) setOpened(undefined);
  }, [isSmall]);
  const closeOverlay = useCallback(() => setOpened(undefined), []);
  return {
    isCollapsed: isSmall ? !isOverlay : isColumnCollapsed,
    /** Whether it lies over the page. */
    isOverlay,
    closeOverlay,
    toggle: () => (isSmall ? setOpened(isOverlay ? undefined : page) : menuCollapsed.set(!isColumnCollapsed)),
  };
}
