// Before anything is painted: sets the chosen theme and arrangement (without a choice the site, the system and the screen
// decide), and marks what hydration will change, which is not shown until then, so that nothing moves.
(() => {
  const read = (key, storage = 'localStorage') => {
    try {
      return JSON.parse(globalThis[storage].getItem(`penknife.${key}`));
    } catch {
      return null;
    }
  };
  const has = (key, storage) => Object.keys(read(key, storage) ?? {}).length > 0;
  const { dataset, style } = document.documentElement;
  const theme = read('theme') ?? read('defaultTheme');
  // Pages for secrets show their fields only then.
  if (globalThis.top === globalThis.self) dataset.alone = '';
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else if (theme === 'system') delete dataset.theme;
  if (read('menuCollapsed') === true) dataset.menu = 'collapsed';
  if (read('railCollapsed') === true) dataset.rail = 'collapsed';
  const share = read('paneShare');
  if (share >= 0.1 && share <= 0.9) style.setProperty('--first-share', share);

  // The tool is as it was left, or as a link asks for.
  const page = location.pathname.replace(/^.*\/|\.html$/g, '');
  if (
    location.search ||
    location.hash ||
    has(`options.${page}`) ||
    has(`display.${page}`) ||
    has(`input.${page}`, 'sessionStorage')
  )
    dataset.held = '';
  // The menu and the home page have tools of the visitor's own, or new ones by the visitor's clock.
  const isReturning = read('isReturning', 'sessionStorage') ?? read('visited');
  const newDays = 70;
  if (
    has('favorites') ||
    has('recipes') ||
    (isReturning && has('recent')) ||
    has('collapsedGroups') ||
    has('categories', 'sessionStorage') ||
    Date.now() - Date.parse(dataset.newest) < newDays * 86_400_000
  )
    dataset.personal = '';
})();
