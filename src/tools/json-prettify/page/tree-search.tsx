import type { ReactNode } from 'react';
import { OptionsForm } from '#page/options/options-form.tsx';
import { useTool } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { HitCount, SearchForm, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import type toolMessages from '../en.json';
import { searchFields, type TreeSearchState } from './use-tree-search.ts';

export interface TreeSearchProps {
  readonly search: TreeSearchState;
  readonly onGo: (row: number) => void;
  /** Stands beside the buttons. */
  readonly extra: ReactNode;
}

/** What is searched for in a tree, and the way from one hit to the next. */
export function TreeSearch({ search, onGo, extra }: TreeSearchProps) {
  const { messages } = useTool();
  const { locale } = useMessages();
  const { message } = useToolMessages<typeof toolMessages>();
  const { wanted, setWanted, hits, at, setAt, isDone, issues, problem } = search;
  const step = (by: number) => {
    if (hits.length === 0) return;
    const next = (Math.max(at, by > 0 ? -1 : 0) + by + hits.length) % hits.length;
    setAt(next);
    onGo(hits[next] ?? 1);
  };
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <SearchForm label={message('search')} onSubmit={() => step(1)}>
        <OptionsForm
          fields={searchFields}
          messages={messages}
          values={wanted}
          issues={issues}
          onChange={(name, value) => setWanted({ ...wanted, [name]: value })}
        />
        <TreeBar>
          <IconButton
            icon="chevron-up"
            label={message('previous')}
            disabled={hits.length === 0}
            onClick={() => step(-1)}
          />
          <IconButton icon="chevron-down" label={message('next')} disabled={hits.length === 0} type="submit" />
          <HitCount>
            {isDone &&
              (at < 0
                ? message('found', { n: hits.length })
                : message('hitOf', { at: number.format(at + 1), n: hits.length }))}
          </HitCount>
          {extra}
        </TreeBar>
      </SearchForm>
      {problem !== undefined && <ViewNote isWarning>{problem}</ViewNote>}
    </>
  );
}
