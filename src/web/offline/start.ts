import type { Configuration } from '#core/configuration.ts';
import { isRepeatable } from '#core/execution/repeatable.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import type { Locale } from '#core/registry.ts';
import { examplesOf } from '#page/examples/examples.ts';
import { isEmptyInput } from '#page/services.ts';
import type { View } from '../boot/view.ts';
import { isReturning } from '../state/visits.ts';
import { memoryOf } from '../storage/memory.ts';
import { askWorker, downloadRest, registerWorker } from './ask-worker.ts';
import { isMetered } from './metered.ts';
import { announceNewVersion } from './new-version.ts';

/** The minimum interval between checks for a new version when a page becomes visible, in milliseconds. */
const checkInterval = 3_600_000;

export interface OfflineStart {
  readonly root: URL;
  readonly configuration: Configuration;
  /** The page that is shown. */
  readonly current: () => View;
}

/**
 * Keeps the page for offline use, and from the second visit on the whole site, unless that would cost the user something;
 * and follows new versions of the site.
 */
export async function startOffline({ root, configuration, current }: OfflineStart): Promise<void> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration(root);
  if (!configuration.keepOffline && !configuration.offerOffline) {
    await known?.unregister();
    await caches.delete(`penknife ${root}`);
    return;
  }
  // The first worker takes over pages that are already of its version.
  let isRenewal = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isRenewal) {
      if (mayReload(current())) location.reload();
      else announceNewVersion();
    }
    isRenewal = true;
  });
  const isQuiet = !configuration.keepOffline || isMetered(navigator);
  // Who asks for it all the same registers the worker by that.
  if (!known && isQuiet) return;
  const registration = await registerWorker(root);

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < checkInterval || isMetered(navigator)) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });

  if (isQuiet) return;
  const visit = () => askWorker({ type: 'visit', path: location.pathname.slice(root.pathname.length) });
  const download = () => downloadRest(document.documentElement.lang as Locale, false);
  globalThis.navigation?.addEventListener('navigatesuccess', () => void visit());
  addEventListener('appinstalled', () => void download());
  await visit();
  if (isReturning() || matchMedia('(display-mode: standalone)').matches) await download();
}

/**
 * Whether a page may be reloaded for a new version: nobody has used it, and it holds neither text nor a result that could
 * not be made again.
 */
function mayReload({ route, content }: View): boolean {
  const isUsed = navigator.userActivation?.hasBeenActive !== false;
  const isLost =
    content.type === 'tool'
      ? offeredOperations(content.tool).some(
          (name) => !isRepeatable(content.tool.operations[name], examplesOf(content.tool, name)),
        )
      : // A recipe, which may have made something random.
        document.querySelector('main [data-step]') !== null;
  return !isUsed && !isLost && !hasInput(route.page) && !holdsText();
}

/** Whether the tool of the page has an input, be it one that is not in a text field. */
function hasInput(page: string): boolean {
  const kept = memoryOf(page).readInput();
  return kept !== undefined && !isEmptyInput(kept);
}

/** Whether any text field is not empty, be it the tool's input or an option. */
const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ type, value }) => /^(text|search|password|url|email|textarea)$/.test(type) && value !== '',
  );
