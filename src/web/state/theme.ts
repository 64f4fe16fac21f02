import { useSyncExternalStore } from 'react';
import { defaultTheme, theme } from './settings.ts';

const system = () => matchMedia('(prefers-color-scheme: dark)');

/** The effective theme: the chosen one, else the site's default, else the system's. */
const isDark = (): boolean => {
  const settled = theme.get() ?? defaultTheme.get();
  return settled === 'system' ? system().matches : settled === 'dark';
};

/** Switches between light and dark; from then on the choice overrides the system's theme. */
export function toggleTheme(): void {
  theme.set(isDark() ? 'light' : 'dark');
}

function subscribe(listener: () => void): () => void {
  const query = system();
  query.addEventListener('change', listener);
  const stops = [theme, defaultTheme].map((setting) => setting.subscribe(listener));
  return () => {
    query.removeEventListener('change', listener);
    for (const stop of stops) stop();
  };
}

/** Whether the page is dark; false during prerendering. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);

/** Keeps the theme of the document in sync with the chosen one or else the site's default. */
export function followTheme(): void {
  const show = () => {
    const settled = theme.get() ?? defaultTheme.get();
    if (settled === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = settled;
  };
  for (const setting of [theme, defaultTheme]) setting.subscribe(show);
}
