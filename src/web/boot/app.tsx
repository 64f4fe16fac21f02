import { LanguageContext } from '#ui/messages.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { titleOf } from '../navigation/title.ts';
import { Announcer } from '../shell/announcer.tsx';
import { Arrival } from '../shell/arrival.tsx';
import { Layout } from '../shell/layout.tsx';
import { ToolPage } from '../tool/tool-page.tsx';
import type { AppServices } from './services.ts';
import type { View } from './view.ts';

interface AppProps {
  readonly view: View;
  readonly services: AppServices;
  /** The number of navigations within this document: each navigation mounts a fresh page, even to the same one. */
  readonly navigationCount?: number;
}

/** The whole page for a view. */
export function App({ view, services, navigationCount = 0 }: AppProps) {
  const { route, messages, content } = view;
  return (
    <LanguageContext value={{ locale: route.locale, messages }}>
      <Layout view={view} services={services}>
        {content.type === 'tool' ? (
          <ToolPage key={navigationCount} content={content} view={view} services={services} />
        ) : (
          <ErrorBoundary key={navigationCount} view={view}>
            <content.Page view={view} services={services} {...content.props} />
          </ErrorBoundary>
        )}
      </Layout>
      <Announcer />
      <Arrival key={navigationCount} title={titleOf(view)} isWithin={navigationCount > 0} />
    </LanguageContext>
  );
}
