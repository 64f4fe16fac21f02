import { theme } from './settings.ts';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Turns light to dark and back; from then on the choice holds, whatever the system says. */
export function toggleTheme(): void {
  const isDark = (theme.get() ?? (systemIsDark() ? 'dark' : 'light')) === 'dark';
  theme.set(isDark ? 'light' : 'dark');
}

/** Keeps the document in the chosen theme, also when it is chosen in another tab. */
export function followTheme(): void {
  const show = () => {
    const chosen = theme.get();
    if (chosen) document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
  };
  theme.subscribe(show);
  show();
}
