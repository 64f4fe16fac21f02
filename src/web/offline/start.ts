import { isEmptyInput } from '#page/services.ts';
import { decodePath, parsePath } from '../navigation/routes.ts';
import { memoryOf } from '../storage/memory.ts';
import { announceNewVersion } from './new-version.ts';

/** The minimum interval between checks for a new version when a page becomes visible, in milliseconds. */
const checkInterval = 3_600_000;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Caches the site for offline use, and reloads the page for a new version: at once, or, where there is typed text, when
 * the reader asks for it.
 */
export async function startOffline(root: URL): Promise<void> {
  const { serviceWorker } = navigator;
  // The first worker takes over pages that are already of its version.
  let isRenewal = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isRenewal) {
      if (hasInput(root) || holdsText()) announceNewVersion();
      else location.reload();
    }
    isRenewal = true;
  });
  const registration = await serviceWorker.register(new URL('service-worker.js', root), { scope: root.pathname });

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < checkInterval) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });

  const { active } = await serviceWorker.ready;
  if (navigator.connection?.saveData) return;
  const tellLanguage = () => active?.postMessage(document.documentElement.lang);
  tellLanguage();
  new MutationObserver(tellLanguage).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/** Whether the tool of the page has an input, be it one that is not in a text field. */
function hasInput(root: URL): boolean {
  const { page } = parsePath(decodePath(location.pathname.slice(root.pathname.length)));
  const kept = memoryOf(page).readInput();
  return kept !== undefined && !isEmptyInput(kept);
}

/** Whether any text field is not empty, be it the tool's input or an option. */
const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ type, value }) => /^(text|search|password|url|email|textarea)$/.test(type) && value !== '',
  );
