import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Representation } from '#core/kind.ts';
import type { Detected } from '#core/kinds/detect.ts';
import type { FoundEntry } from '#core/search/entries.ts';
import { isBigText } from '#lib/big-text/big-text.ts';
import { whenCalm } from '#ui/pending.ts';
import { decodePath, parsePath, type Route } from '../navigation/routes.ts';
import { followArrangement } from '../state/arrangement.ts';
import { followTheme } from '../state/theme.ts';
import { version } from '../state/version.ts';
import { noteVisit } from '../state/visits.ts';
import { storeLongInputs } from '../storage/kept-inputs.ts';
import { memoryOf } from '../storage/memory.ts';
import { lastingStore } from '../storage/storage.ts';
import { spawnWorker } from '../worker/early-worker.ts';
import { createHost, type HostOptions } from '../worker/host.ts';
import { servicesId } from '../worker/worker-protocol.ts';
import { App } from './app.tsx';
import { keyOfCall, readDocumentData } from './document-data.ts';
import type { Drawn, Site } from './finish-start.tsx';
import type { LoadParts } from './languages.ts';
import type { AppServices } from './services.ts';
import { fetchShell, type Shell } from './shell.ts';
import type { View } from './view.ts';

const site: Site = { configuration: __CONFIGURATION__, navigationCount: 0 };

/** The site's root, resolved from `<base>`: one build works under any path. */
const root = new URL(document.baseURI);
const routeOf = (url: URL) => parsePath(decodePath(url.pathname.slice(root.pathname.length)));

/** The configuration file of a self-hosted copy: requested at once, awaited after the page is rendered. */
const localFile = fetch(new URL('config.json', root), { cache: 'no-cache' }).catch(() => undefined);

const documentData = readDocumentData();

/** The files that the document names for its own page. */
const { module: ownModule, shell: shellFile } = document.documentElement.dataset;

/** Menu and shared messages: requested at once, along with the code. */
const shell = shellFile === undefined ? undefined : fetchShell(new URL(shellFile, root));

/** Prefetches the code that shows results when the worker starts, because a result will follow. */
function startWorker(): Worker {
  import('#page/results/result-views.ts').catch(() => {});
  return spawnWorker();
}

const hostOptions: HostOptions = {
  locale: () => document.documentElement.lang,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};
const host = createHost(startWorker, hostOptions);

/** Calls one of the worker's own services. */
const callService = (operation: string, repr: Representation, value: unknown, options = {}, signal = neverAborted) =>
  host.run(servicesId, { operation, input: { repr, value }, options }, { signal });

const neverAborted = new AbortController().signal;

/** Its value; undefined where it fails. */
async function valueFromService(...args: Parameters<typeof callService>): Promise<unknown> {
  const outcome = await callService(...args);
  return 'value' in outcome ? outcome.value : undefined;
}

const services: AppServices = {
  host,
  firstOutcome: (call) => (site.navigationCount === 0 ? documentData.outcomes?.[keyOfCall(call)] : undefined),
  memoryOf,
  control: { current: undefined },
  async readText(file, signal) {
    const value = await valueFromService('readText', 'file', file, {}, signal);
    return isBigText(value) ? value : undefined;
  },
  transcode: (file, encoding) => callService('transcode', 'file', file, { encoding: encoding.toLowerCase() }),
  seeCode: async (frame, turn) => (await valueFromService('seeCode', 'value', frame, { turn })) === true,
  async detect(value) {
    const found =
      typeof value === 'string'
        ? valueFromService('detect', 'text', value)
        : valueFromService('detectFile', 'file', value);
    return ((await found) ?? []) as readonly Detected[];
  },
  async findEntries(query) {
    if (query === '') return [];
    return ((await valueFromService('findEntries', 'text', query)) ?? []) as readonly FoundEntry[];
  },
  openHost: () => createHost(spawnWorker, hostOptions),
};

/** Marks the document as hydrated, shows what was held back until then, and calls `onDrawn` when a page has been rendered. */
function Hydrated({
  children,
  onDrawn,
}: {
  readonly children: ReactNode;
  readonly onDrawn?: (() => void) | undefined;
}) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    whenCalm(() => delete dataset['held']);
  }, []);
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return children;
}

/** The page that the document is, where that is a tool's: the document names all files that it needs. */
async function loadOwnPage(route: Route, module: string, shared: Promise<Shell>): Promise<View> {
  const { href } = new URL(module, root);
  // A browser does not ask again for a module that has failed to load, by the same address.
  const loading = import(/* @vite-ignore */ href).catch(() => import(/* @vite-ignore */ `${href}?again`));
  const [{ default: parts }, { messages, menu }] = await Promise.all([loading as ReturnType<LoadParts>, shared]);
  return {
    route,
    configuration: site.configuration,
    messages,
    menu,
    content: { type: 'tool', id: route.page, ...parts },
  };
}

/** Loads any page; the code for it is not needed to hydrate that of a tool. */
async function loadPage(route: Route): Promise<View> {
  const { loadView } = await import('./load.ts');
  return loadView(route, site.configuration, { ...documentData, shell });
}

async function draw(route: Route, view: Promise<View> = loadPage(route)): Promise<Drawn> {
  const loaded = await view;
  // The worker starts while the page is hydrated, so that early input has its result at once.
  if (loaded.content.type === 'tool') host.warm(loaded.content.id);
  return { view: loaded, app: <App view={loaded} services={services} navigationCount={site.navigationCount} /> };
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
  // The document may not be the page of its address: the user may have navigated back before hydration, and the page
  // for unknown paths is the same in all languages.
  const rendered: Route = {
    page: documentData.page ?? routeOf(new URL(location.href)).page,
    locale: documentData.locale,
  };
  const first = await draw(rendered, ownModule && shell ? loadOwnPage(rendered, ownModule, shell) : undefined);
  const app = hydrateRoot(container, <Hydrated>{first.app}</Hydrated>);
  const { finishStart } = await import('./finish-start.tsx');
  await finishStart({
    site,
    localFile,
    first: first.view,
    rendered,
    root,
    routeOf,
    draw,
    render: (page, onDrawn) => app.render(<Hydrated onDrawn={onDrawn}>{page}</Hydrated>),
  });
}
