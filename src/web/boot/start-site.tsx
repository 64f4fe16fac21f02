import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Detected } from '#core/detect.ts';
import type { FoundEntry } from '#core/entries.ts';
import type { Representation } from '#core/kind.ts';
import { isBigText } from '#lib/big-text.ts';
import { whenCalm } from '#ui/pending.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { fetchLocalJson } from '../config/fetch-local-json.ts';
import { decodePath, parsePath, pathTo, type Route } from '../navigation/routes.ts';
import { titleOf } from '../navigation/title.ts';
import { followArrangement } from '../state/arrangement.ts';
import { followTheme } from '../state/theme.ts';
import { version } from '../state/version.ts';
import { noteVisit } from '../state/visits.ts';
import { addressChange, memoryOf, storeLongInputs } from '../storage/memory.ts';
import { lastingStore } from '../storage/storage.ts';
import { createHost } from '../worker/host.ts';
import { servicesId } from '../worker/worker-protocol.ts';
import { App } from './app.tsx';
import { keyOfCall, readDocumentData } from './document-data.ts';
import { loadLanguage, loadView, setDocumentData } from './load.ts';
import type { AppServices } from './services.ts';

/** The configuration of the build, until that of a self-hosted copy is loaded. */
let configuration = __CONFIGURATION__;

/** The site's root, resolved from `<base>`: one build works under any path. */
const root = new URL(document.baseURI);
const routeOf = (url: URL) => parsePath(decodePath(url.pathname.slice(root.pathname.length)));

/** The configuration file of a self-hosted copy: requested at once, awaited after the page is rendered. */
const localJson = fetchLocalJson(new URL('config.json', root));

/** Prefetches the code that shows results when the worker starts, because a result will follow. */
function spawnWorker(): Worker {
  import('#page/results/result-views.ts').catch(() => {});
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}

const given = readDocumentData();

const host = createHost(spawnWorker, {
  locale: () => document.documentElement.lang,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Calls one of the worker's own services. */
const ask = (operation: string, repr: Representation, value: unknown, options = {}, signal = neverAborted) =>
  host.run(servicesId, { operation, input: { repr, value }, options }, { signal });

const neverAborted = new AbortController().signal;

/** Its value; undefined where it fails. */
async function serve(...args: Parameters<typeof ask>): Promise<unknown> {
  const outcome = await ask(...args);
  return 'value' in outcome ? outcome.value : undefined;
}

const services: AppServices = {
  host,
  firstOutcome: (call) => (moves === 0 ? given.outcomes?.[keyOfCall(call)] : undefined),
  memoryOf,
  control: { current: undefined },
  async readText(file, signal) {
    const value = await serve('readText', 'file', file, {}, signal);
    return isBigText(value) ? value : undefined;
  },
  transcode: (file, encoding) => ask('transcode', 'file', file, { encoding: encoding.toLowerCase() }),
  seeCode: async (frame, turn) => (await serve('seeCode', 'value', frame, { turn })) === true,
  async detect(value) {
    const found = typeof value === 'string' ? serve('detect', 'text', value) : serve('detectFile', 'file', value);
    return ((await found) ?? []) as readonly Detected[];
  },
  async findEntries(query) {
    if (query === '') return [];
    return ((await serve('findEntries', 'text', query)) ?? []) as readonly FoundEntry[];
  },
};

/** Marks the document as hydrated, shows what was held back until then, and calls `onDrawn` when a page has been rendered. */
function Hydrated({ children, onDrawn }: { readonly children: ReactNode; readonly onDrawn?: () => void }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    whenCalm(() => delete dataset['held']);
  }, []);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return children;
}

/** The number of navigations within this document. */
let moves = 0;

async function draw(route: Route, parts?: Parameters<typeof loadView>[2]) {
  const view = await loadView(route, configuration, parts);
  // The worker starts while the page is hydrated, so that early input has its result at once.
  if (view.content.type === 'tool') host.warm(view.content.id);
  return { view, app: <App view={view} services={services} moves={moves} /> };
}

/** Hydrates the page that the document is, and shows the others in its place from then on. */
export async function startSite(): Promise<void> {
  // The About page lists the requests of this document: the buffer must hold all of them.
  performance.setResourceTimingBufferSize(10_000);
  // A first visit waits for no code that it does not need.
  if (lastingStore.keys().length === 0) lastingStore.write('version', version);
  else if (lastingStore.read('version') !== version)
    (await import('../state/migrations.ts')).migrateStore(lastingStore);
  noteVisit();
  followTheme();
  followArrangement();
  document.addEventListener('visibilitychange', storeLongInputs);

  const container = document.getElementById('app') as HTMLElement;
  setDocumentData(given);
  // The document may not be the page of its address: the reader may have navigated back before hydration, and the page
  // for unknown paths is the same in all languages.
  const rendered: Route = { page: given.page ?? routeOf(new URL(location.href)).page, locale: given.locale };
  // The document names the module of its tool, so that the first page need not load the index of all pages.
  const own = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page'];
  const first = await draw(
    rendered,
    own === undefined ? undefined : () => import(/* @vite-ignore */ new URL(own, root).href),
  );
  const app = hydrateRoot(container, <Hydrated>{first.app}</Hydrated>);
  const current = routeOf(new URL(location.href));
  // Hosts serve a page under several addresses, such as with `.html`: the address bar gets the canonical one.
  const { pathname: ownPath } = new URL(isKnown(current) ? pathTo(current.page, current.locale) : location.href, root);
  if (ownPath !== location.pathname) history.replaceState(history.state, '', ownPath + location.search + location.hash);

  /** Resolves once the page is rendered: only then can the browser restore the scroll position. */
  function show({ view, app: next }: Awaited<ReturnType<typeof draw>>): Promise<void> {
    document.title = titleOf(view);
    document.documentElement.lang = view.route.locale;
    return new Promise((resolve) => startTransition(() => app.render(<Hydrated onDrawn={resolve}>{next}</Hydrated>)));
  }

  /** Whether a path is a page of this site; other paths, such as former ones, are left to the host. */
  function isKnown({ page }: Route): boolean {
    if (__LIBRARY__ && page.startsWith('c-lib')) return true;
    return ['', 'about', ...first.view.menu.map(({ id }) => id)].includes(page);
  }

  // Without the Navigation API every link loads a document: the pages are real files.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const isInside = to.origin === root.origin && to.pathname.startsWith(root.pathname);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (addressChange.underway || event.navigationType === 'reload' || !isInside) return;
    const next = routeOf(to);
    if (!isKnown(next)) return;
    event.intercept({
      async handler() {
        try {
          moves++;
          const drawn = await draw(next);
          if (!event.signal.aborted) await show(drawn);
        } catch {
          // A part of the page could not be loaded: the site was updated, or there is no network. The browser's own
          // navigation handles both.
          location.reload();
        }
      },
    });
  });

  if (current.page !== rendered.page || current.locale !== rendered.locale) await show(await draw(current));
  const { finishStart } = await import('./finish-start.tsx');
  const applied = await finishStart({ built: configuration, json: await localJson, first: first.view, root });
  if ('problem' in applied) return app.render(applied.problem);
  if (applied.configuration !== configuration) {
    configuration = applied.configuration;
    await show(await draw(routeOf(new URL(location.href))));
  }
  // So that the first navigation does not wait for it.
  whenIdle(() => void loadLanguage(rendered.locale).catch(() => {}));
}
