/** The style sheets that the document has or is loading; those named in its HTML are there before any script runs. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a module and the style sheets it needs, so that nothing of it is shown without them. `files` are relative to
 * `importer`. Rejects where one of them cannot be loaded; the next attempt loads it again.
 */
export async function loadStyled<T>(load: () => Promise<T>, files: readonly string[] = [], importer = ''): Promise<T> {
  const [module] = await Promise.all([load(), ...files.map((file) => addSheet(new URL(file, importer).href))]);
  return module;
}

function addSheet(href: string): Promise<unknown> {
  const known = sheets.get(href);
  if (known || [...document.styleSheets].some((sheet) => sheet.href === href)) return known ?? Promise.resolve();
  const link = document.createElement('link');
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve;
    // A document that is being left loads nothing more, which is no fault: its timers do not run any more either.
    link.onerror = () => setTimeout(() => reject(new Error(`${href} cannot be loaded`)));
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  sheets.set(href, loading);
  loading.catch(() => {
    sheets.delete(href);
    link.remove();
  });
  return loading;
}
