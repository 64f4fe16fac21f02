import { useMemo } from 'react';
import { ToolContext } from '#ui/tool.ts';
import type { Content, View } from '../load.ts';
import type { Surroundings } from '../surroundings.ts';
import { GenericPage } from './generic-page.tsx';
import { RelatedTools } from './related-tools.tsx';
import classes from './tool-page.module.css';

interface ToolPageProps {
  readonly content: Content & { readonly type: 'tool' };
  readonly view: View;
  readonly surroundings: Surroundings;
}

/** A tool's title and description, then the tool, then its kin. */
export function ToolPage({ content, view, surroundings }: ToolPageProps) {
  const { id, tool, strings, Page = GenericPage } = content;
  const { menu, route, words } = view;
  const { host, readText, memoryOf } = surroundings;
  const memory = useMemo(() => memoryOf(id), [memoryOf, id]);
  const value = useMemo(
    () => ({ id, tool, strings, host, memory, readText }),
    [id, tool, strings, host, memory, readText],
  );
  return (
    <ToolContext value={value}>
      <article className={classes.tool}>
        <header>
          <h1>{strings.title}</h1>
          <hr />
          <p>{strings.description}</p>
        </header>
        <Page />
        <RelatedTools id={id} menu={menu} locale={route.locale} title={words.ui.related} />
      </article>
    </ToolContext>
  );
}
