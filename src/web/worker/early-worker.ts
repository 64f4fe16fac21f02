/**
 * A module that the document of a tool runs before all others: the worker loads the logic while the page loads its code,
 * and is ready for the first key.
 */
import type { Request } from './worker-protocol.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const { lang: locale, dataset } = document.documentElement;
const { tool: id } = dataset;

let early = id === undefined ? undefined : spawn();
early?.addEventListener('error', () => {
  early = undefined;
});
if (id !== undefined) early?.postMessage({ type: 'load', id, locale } satisfies Request);

/** The worker that the document has started, the first time; then a new one. */
export function spawnWorker(): Worker {
  const worker = early ?? spawn();
  early = undefined;
  return worker;
}
