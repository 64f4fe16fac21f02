import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSetting } from './setting.ts';
import { menuCollapsed } from './settings.ts';

/** On screens up to this width, the menu opens over the page. */
const smallScreen = '(max-width: 700px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(smallScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the screen is small; false during prerendering. */
const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(smallScreen).matches,
    () => false,
  );

/**
 * The state of the side menu. On a large screen it is a column, shown or collapsed as the visitor chose; on a small one
 * it lies over the page, closed at first and by every navigation.
 */
export function useMenu(page: unknown) {
  const isColumnCollapsed = useSetting(menuCollapsed);
  const isSmall = useSmallScreen();
  const [opened, setOpened] = useState<unknown>();
  const isOverlay = isSmall && opened === page;
  // The style sheet reads the choice from an attribute of the document, which is set before the page is painted.
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
