import { LanguageContext } from '#ui/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { View } from './load.ts';
import { Layout } from './shell/layout.tsx';
import type { Surroundings } from './surroundings.ts';
import { ToolPage } from './tool/tool-page.tsx';

/** The whole page for a view. */
export function App({ view, surroundings }: { readonly view: View; readonly surroundings: Surroundings }) {
  const { route, words, content } = view;
  return (
    <LanguageContext value={{ locale: route.locale, words }}>
      <Layout view={view} surroundings={surroundings}>
        <ErrorBoundary key={`${route.locale}/${route.page}`} words={words}>
          {content.type === 'tool' ? (
            <ToolPage content={content} view={view} surroundings={surroundings} />
          ) : (
            <content.Page view={view} {...content.props} />
          )}
        </ErrorBoundary>
      </Layout>
    </LanguageContext>
  );
}
