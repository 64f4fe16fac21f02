import { LanguageContext } from '#ui/messages.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { titleOf } from '../navigation/title.ts';
import { Layout } from '../shell/layout.tsx';
import { ToolPage } from '../tool/tool-page.tsx';
import type { AppServices } from './services.ts';
import type { View } from './view.ts';

interface AppProps {
  readonly view: View;
  readonly services: AppServices;
  /** How often the reader has moved within this document: a page moved to is a fresh one, also where it is the same. */
  readonly moves?: number;
}

/** The whole page for a view. */
export function App({ view, services, moves = 0 }: AppProps) {
  const { route, messages, content } = view;
  return (
    <LanguageContext value={{ locale: route.locale, messages }}>
      <Layout view={view} services={services}>
        {content.type === 'tool' ? (
          <ToolPage key={moves} content={content} view={view} services={services} />
        ) : (
          <ErrorBoundary key={moves} view={view}>
            <content.Page view={view} {...content.props} />
          </ErrorBoundary>
        )}
      </Layout>
      {/* A document load is announced by the browser, a move within the document by us. */}
      <p role="status" className="visually-hidden">
        {moves > 0 && titleOf(view)}
      </p>
    </LanguageContext>
  );
}
