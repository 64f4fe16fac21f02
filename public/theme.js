// Sets the chosen theme and menu before anything is painted; without a choice the system and the screen decide.
(() => {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`penknife.1.${key}`));
    } catch {
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const collapsed = read('menuCollapsed');
  if (typeof collapsed === 'boolean') dataset.menu = collapsed ? 'collapsed' : 'shown';
})();
