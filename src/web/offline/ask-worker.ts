import type { Locale } from '#core/registry.ts';
import type { Measure, OfflineAnswer, OfflineRequest } from './requests.ts';

/** After this many milliseconds, the worker could not be installed, or was ended by the browser. */
const timeoutMs = 120_000;

export const registerWorker = (root: URL): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL('service-worker.js', root), { scope: root.pathname });

/** Asks the offline worker, once there is one. */
export function askWorker(request: OfflineRequest): Promise<OfflineAnswer> {
  const { port1, port2 } = new MessageChannel();
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request, [port2]));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswer>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
  });
}

/**
 * Downloads what is missing, part by part, each of which the worker keeps: it goes on after an interruption.
 * @returns whether nothing is missing any more
 */
export async function downloadRest(
  locale: Locale,
  all: boolean,
  onProgress: (measure: Measure) => void = () => {},
): Promise<boolean> {
  let missing = Number.POSITIVE_INFINITY;
  for (;;) {
    const measure = await askWorker({ type: 'download', locale, all });
    // Without progress, as where the browser deletes what is stored, it would never end.
    if (!measure || measure.missing >= missing) return false;
    onProgress(measure);
    missing = measure.missing;
    if (missing === 0) return true;
  }
}
