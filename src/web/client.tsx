import '#ui/tokens.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Detected } from '#core/detect.ts';
import type { Representation } from '#core/kind.ts';
import type { Locale } from '#core/registry.ts';
import { isBigText } from '#lib/big-text.ts';
import { App } from './app.tsx';
import { createHost } from './host.ts';
import { links } from './links.ts';
import { loadView } from './load.ts';
import { addressChange, keepTyped, memoryOf } from './memory.ts';
import { parsePath } from './routes.ts';
import { followTheme } from './state/theme.ts';
import type { Surroundings } from './surroundings.ts';
import { titleOf } from './title.ts';
import { services } from './worker-protocol.ts';

/** The site's root, resolved from `<base>` by the browser: one build works under any path. */
const root = new URL(document.baseURI);
const routeOf = (url: URL) => parsePath(decodeURI(url.pathname.slice(root.pathname.length)));

const host = createHost(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), {
  locale: () => document.documentElement.lang,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Asks one of the worker's own services. */
async function serve(operation: string, repr: Representation, value: unknown, signal = new AbortController().signal) {
  const finished = await host.run(services, { operation, input: { repr, value }, options: {} }, { signal });
  return 'value' in finished ? finished.value : undefined;
}

const surroundings: Surroundings = {
  host,
  memoryOf,
  async readText(file, signal) {
    const value = await serve('readText', 'file', file, signal);
    return isBigText(value) ? value : undefined;
  },
  async detect(text) {
    if (text.trim() === '') return [];
    return ((await serve('detect', 'text', text)) ?? []) as readonly Detected[];
  },
};

/** Marks the document once it answers to the reader. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return children;
}

async function draw(...page: Parameters<typeof loadView>) {
  const view = await loadView(...page);
  const app = (
    <Alive>
      <App view={view} surroundings={surroundings} />
    </Alive>
  );
  return { view, app };
}

// The first touch of a tool's page fetches its worker: nothing of it is loaded before.
const warm = () => {
  const { page } = routeOf(new URL(location.href));
  if (page !== '') host.warm(page);
};
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, warm, { once: true, passive: true });

followTheme();

const container = document.getElementById('app') as HTMLElement;
const route = routeOf(new URL(location.href));
// The page for unknown paths is one and the same in all languages: it comes alive in its own.
const rendered = { ...route, locale: document.documentElement.lang as Locale };
// The document names the module of its tool, so that the first page need not wait for the index of all.
const own = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page'];
const first = await draw(
  rendered,
  own === undefined ? undefined : () => import(/* @vite-ignore */ new URL(own, root).href),
);
keepTyped(rendered.page);
const app = hydrateRoot(container, first.app);
if (rendered.locale !== route.locale) show(await draw(route));

function show({ view, app: next }: Awaited<ReturnType<typeof draw>>): void {
  document.title = titleOf(view);
  document.documentElement.lang = view.route.locale;
  startTransition(() => app.render(next));
}

// Without the Navigation API every link is a plain page load: the pages are real files.
globalThis.navigation?.addEventListener('navigate', (event) => {
  const to = new URL(event.destination.url);
  const isInside = to.origin === root.origin && to.pathname.startsWith(root.pathname);
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
  if (addressChange.underway || event.navigationType === 'reload' || !isInside) return;
  event.intercept({
    async handler() {
      show(await draw(routeOf(to)));
    },
  });
});

if (__CONFIGURATION__.analyticsEnabled)
  void import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(__CONFIGURATION__, links.support));
