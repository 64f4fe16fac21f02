// Sets the chosen theme and arrangement before anything is painted; without a choice the site, the system and the screen decide.
(() => {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`penknife.${key}`));
    } catch {
      return null;
    }
  };
  const { dataset, style } = document.documentElement;
  const theme = read('theme') ?? read('defaultTheme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else if (theme === 'system') delete dataset.theme;
  if (read('menuCollapsed') === true) dataset.menu = 'collapsed';
  if (read('railCollapsed') === true) dataset.rail = 'collapsed';
  const share = read('paneShare');
  if (share >= 0.1 && share <= 0.9) style.setProperty('--first-share', share);
})();
