import type { ReactNode } from 'react';
import { LanguageContext } from '#ui/words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { View } from './load.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Layout } from './shell/layout.tsx';
import type { Surroundings } from './surroundings.ts';
import { ToolPage } from './tool/tool-page.tsx';

/** The whole page for a view. */
export function App({ view, surroundings }: { readonly view: View; readonly surroundings: Surroundings }) {
  const { route, words, content } = view;
  return (
    <LanguageContext value={{ locale: route.locale, words }}>
      <Layout view={view}>
        <ErrorBoundary key={`${route.locale}/${route.page}`} words={words}>
          {page()}
        </ErrorBoundary>
      </Layout>
    </LanguageContext>
  );

  function page(): ReactNode {
    switch (content.type) {
      case 'home':
        return <Home catalog={content.catalog} locale={route.locale} words={words} />;
      case 'tool':
        return <ToolPage content={content} view={view} surroundings={surroundings} />;
      case 'not-found':
        return <NotFound locale={route.locale} words={words} />;
    }
  }
}
