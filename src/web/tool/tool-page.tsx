import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { holdsSecrets } from '#core/operations/has-secret-input.ts';
import { type PageSession, ToolContext } from '#page/services.ts';
import { island } from '#ui/island.tsx';
import { lazy } from '#ui/lazy.tsx';
import type { AppServices } from '../boot/services.ts';
import type { Content, View } from '../boot/view.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { pathTo } from '../navigation/routes.ts';
import { FavoriteButton } from '../shell/favorite-button.tsx';
import { arrangement } from '../state/arrangement.ts';
import { useIsFramed } from '../state/browser-value.ts';
import { noteUse } from '../state/settings.ts';
import type { PageMemory } from '../storage/memory.ts';
import type { Visit } from '../storage/visit.ts';
import classes from './tool-page.module.css';
import { useLoadedMessages } from './use-loaded-messages.ts';
import { useToolLinks } from './use-tool-links.ts';

const TrailLine = lazy(
  () => import('../trail/trail-line.tsx'),
  'TrailLine',
  ({ children }) => children,
);
const FramedNotice = lazy(() => import('./framed-notice.tsx'), 'FramedNotice');
const RelatedTools = island(() => import('../shell/site-extras.ts'), 'RelatedTools');

interface ToolPageProps {
  readonly content: Content & { readonly type: 'tool' };
  readonly view: View;
  readonly services: AppServices;
}

/** A tool's title and description, then the tool, then related ones. */
export function ToolPage({ content, view, services }: ToolPageProps) {
  const { id, tool, messages: pageMessages, loadMessages, parts, Page, Foot, ExampleChoice, ExampleChips } = content;
  const { menu, route, messages } = view;
  const { memoryOf } = services;
  const isSecret = holdsSecrets(tool);
  useEffect(() => noteUse(id), [id]);
  // Another site could lay its own page over a framed one. Hosts without headers cannot forbid framing.
  const isFramed = useIsFramed();
  const memory = useMemo((): PageMemory => {
    const own = memoryOf(id);
    return {
      ...own,
      leaveInput: (other, input, field, _, step) => own.leaveInput(other, input, field, isSecret, step),
    };
  }, [memoryOf, id, isSecret]);
  const runMessages = useLoadedMessages(loadMessages);
  const links = useToolLinks(view, services);
  const [session, setSession] = useState<PageSession>();
  const [visit, setVisit] = useState<Visit>();
  useLayoutEffect(() => setVisit(memory.readVisit()), [memory]);
  const description = (
    <p className={classes.description} title={pageMessages.description}>
      {pageMessages.description}
    </p>
  );
  const value = useMemo(
    () => ({
      ...services,
      ...links,
      id,
      tool,
      ...(parts && { parts }),
      ExampleChoice,
      ExampleChips,
      messages: { ...pageMessages, ...runMessages },
      memory,
      arrangement,
      onSession: setSession,
    }),
    [services, id, tool, parts, ExampleChoice, ExampleChips, pageMessages, runMessages, memory, links],
  );
  return (
    <ToolContext value={value}>
      <article className={classes.tool} data-secrets={isSecret || undefined}>
        <header>
          <div className={classes.title}>
            <h1>{pageMessages.title}</h1>
            <FavoriteButton id={id} messages={messages} />
          </div>
          {visit?.origin || visit?.ahead ? (
            <TrailLine {...{ id, view, services, links, visit, session }}>{description}</TrailLine>
          ) : (
            description
          )}
        </header>
        <ErrorBoundary view={view} readInput={memory.readInput}>
          {isFramed && isSecret ? (
            <FramedNotice href={pathTo(id, route.locale)} shell={messages.shell} />
          ) : (
            <>
              <Page />
              <Foot session={session} />
            </>
          )}
        </ErrorBoundary>
        <RelatedTools id={id} menu={menu} locale={route.locale} title={messages.ui.related} />
      </article>
    </ToolContext>
  );
}
