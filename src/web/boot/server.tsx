import { renderToString } from 'react-dom/server';
import type { RunOutcome } from '#core/execution/execute.ts';
import { runsAtOnce } from '#core/execution/runs-at-once.ts';
import { offeredOperations } from '#core/operations/offered-operations.ts';
import type { FirstCall } from '#page/services.ts';
import { unloaded } from '#ui/lazy.tsx';
import { parsePath } from '../navigation/routes.ts';
import { App } from './app.tsx';
import { type DocumentData, documentDataId, keyOfCall, writeDocumentData } from './document-data.ts';
import { runFirst } from './first-outcomes.ts';
import { loadView } from './load.ts';
import { escapeHtml, isFound, metadataOf } from './metadata.ts';
import { emptyServices } from './services.ts';
import type { View } from './view.ts';

/** The document around a rendered page; files are relative to `base`. */
export interface PageFrame {
  /** The site's root relative to the page: `./`, `../` or `/`. */
  readonly base: string;
  /** The module to run. */
  readonly script: string;
  /** The module that starts the worker of a tool's page, which is run first. */
  readonly workerScript?: string | undefined;
  /** The file with the menu and the shared messages in the page's language. */
  readonly shell: string | undefined;
  /** The module of the page's tool. */
  readonly toolModule: string | undefined;
  /** Modules that the page needs for hydration. */
  readonly preloads: readonly string[];
  /** Files needed for the first result. */
  readonly prefetches: readonly string[];
  /** The style sheets that its markup needs. */
  readonly stylesOf: (markup: string) => readonly string[];
  readonly contentSecurityPolicy: string | undefined;
}

export interface RenderedPage {
  readonly found: boolean;
  readonly html: string;
}
export type RenderPage = typeof renderPage;

/** A whole HTML document for a path of the site. */
export async function renderPage(path: string, frame: PageFrame): Promise<RenderedPage> {
  const view = await loadView(parsePath(path), __CONFIGURATION__);
  const { app, outcomes } = await renderComplete(view);
  return { found: isFound(view), html: documentOf(view, app, outcomes, frame) };
}

type Outcomes = NonNullable<DocumentData['outcomes']>;

/** Renders until all of its code is loaded, and all runs that it asks for have been made. */
async function renderComplete(view: View): Promise<{ readonly app: string; readonly outcomes: Outcomes }> {
  const known = new Map<string, RunOutcome | undefined>();
  for (;;) {
    const wanted = new Map<string, FirstCall>();
    const firstOutcome = (call: FirstCall) => {
      const key = keyOfCall(call);
      if (!known.has(key)) wanted.set(key, call);
      return known.get(key);
    };
    // The security policy allows no style in the markup; what needs one gets it when its code is there.
    const app = renderToString(<App view={view} services={{ ...emptyServices, firstOutcome }} />)
      .replaceAll(/ style="[^"]*"/g, '')
      .replaceAll('></use>', '/>');
    const missing = [...unloaded];
    if (missing.length === 0 && wanted.size === 0) {
      const outcomes = [...known].flatMap(([key, outcome]) => (outcome ? [[key, outcome] as const] : []));
      return { app, outcomes: Object.fromEntries(outcomes) };
    }
    unloaded.clear();
    await Promise.all(missing.map((load) => load()));
    for (const [key, call] of wanted) known.set(key, await runFirst(view, call));
  }
}

function documentDataOf(view: View, outcomes: Outcomes): DocumentData {
  const { route, content, messages } = view;
  const cards = content.type === 'fixed' ? content.props.cards : [];
  // Only what a card shows.
  const cardData = cards.map(({ id, icon, title, description, createdAt }) => ({
    ...{ id, icon, title, description },
    ...(createdAt && { createdAt }),
  }));
  const page = isFound(view) && { page: route.page };
  return {
    ...page,
    locale: route.locale,
    ...(cardData.length > 0 && { cards: cardData }),
    ...(hasAny(outcomes) && { outcomes }),
    failed: [messages.ui.missing, messages.shell.reload],
  };
}

/** When the newest tool of the home page was made: by the visitor's clock it may be new. */
const newestOf = ({ content }: View): string =>
  content.type === 'fixed'
    ? (content.props.cards
        .map(({ createdAt = '' }) => createdAt)
        .toSorted()
        .at(-1) ?? '')
    : '';

const hasAny = (outcomes: Outcomes): boolean => Object.keys(outcomes).length > 0;

/** Whether the page of a tool has a result soon after hydration, and not before. */
const isHeld = ({ content }: View, outcomes: Outcomes): boolean =>
  content.type === 'tool' &&
  !hasAny(outcomes) &&
  (content.tool.page?.beginsInBrowser === true || runsAtOnce(content.tool, offeredOperations(content.tool)[0] ?? ''));

/** Data attributes; without those that are undefined. */
const dataOf = (data: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(data)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${value}"`))
    .join('');

function documentOf(view: View, app: string, outcomes: Outcomes, frame: PageFrame): string {
  const { route, configuration } = view;
  const theme = configuration.defaultTheme === 'system' ? '' : ` data-theme="${configuration.defaultTheme}"`;
  const newest = newestOf(view);
  const head = [
    '<meta charset="utf-8">',
    // Nothing is painted before the last element is parsed: on a slow device the first part of the page would be shown
    // alone, and moved by the rest. A `base` before it would change the address.
    `<link rel="expect" href="#${documentDataId}" blocking="render">`,
    `<base href="${frame.base}">`,
    frame.contentSecurityPolicy &&
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(frame.contentSecurityPolicy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadataOf(view),
    // A policy in the document stops the browser's preload scanner: what is named before the first script is loaded
    // along with it.
    '<link rel="preload" href="theme.js" as="script">',
    frame.workerScript && `<script type="module" async src="${frame.workerScript}"></script>`,
    ...frame.stylesOf(app).map((file) => `<link rel="stylesheet" href="${file}">`),
    // The largest first: the others load in parallel.
    `<script type="module" src="${frame.script}"></script>`,
    frame.shell && `<link rel="preload" href="${frame.shell}" as="fetch" crossorigin>`,
    ...frame.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...frame.prefetches.map((file) => `<link rel="prefetch" href="${file}">`),
    '<script src="theme.js"></script>',
  ];
  return `<!doctype html>
<html lang="${route.locale}"${theme}${newest && ` data-newest="${newest}"`}${isHeld(view, outcomes) ? ' data-held' : ''}${dataOf({ tool: frame.toolModule && view.route.page, module: frame.toolModule, shell: frame.shell })}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="app">${app}</div>
${writeDocumentData(documentDataOf(view, outcomes))}
</body>
</html>
`;
}
