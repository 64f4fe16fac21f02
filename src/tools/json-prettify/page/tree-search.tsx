import type { ReactNode } from 'react';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import { HitCount, SearchForm, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import type toolMessages from '../en.json';
import { searchFields, type TreeSearchState } from './use-tree-search.ts';

export interface TreeSearchProps {
  readonly search: TreeSearchState;
  readonly onGo: (row: number) => void;
  /** Shown beside the buttons. */
  readonly extra: ReactNode;
}

/** What is searched for in a tree, and the way from one hit to the next. */
export function TreeSearch({ search, onGo, extra }: TreeSearchProps) {
  const { locale } = useMessages();
  const { message, option, value } = useToolMessages<typeof toolMessages>();
  const { wanted, setWanted, hits, at, setAt, isDone, issues, problem } = search;
  const step = (by: number) => {
    if (hits.length === 0) return;
    const next = (Math.max(at, by > 0 ? -1 : 0) + by + hits.length) % hits.length;
    setAt(next);
    onGo(hits[next] ?? 1);
  };
  const number = new Intl.NumberFormat(locale);
  const switchOf = (name: 'matchCase' | 'exact' | 'regex') => ({
    label: option(name),
    'aria-pressed': wanted[name],
    onClick: () => setWanted({ ...wanted, [name]: !wanted[name] }),
  });
  return (
    <>
      <SearchForm label={message('search')} onSubmit={() => step(1)}>
        <TreeBar>
          <TextField
            aria-label={option('text')}
            placeholder={option('text')}
            message={issues['text']}
            value={wanted.text}
            onChange={(text) => setWanted({ ...wanted, text })}
          />
          <IconButton icon="letter-case" {...switchOf('matchCase')} />
          <IconButton icon="text-caption" {...switchOf('exact')} />
          <IconButton icon="regex" {...switchOf('regex')} />
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
          <Select
            aria-label={option('in')}
            value={wanted.in}
            options={searchFields.in.values.map((place) => ({ value: place, label: value('in', place) }))}
            onChange={(place) => setWanted({ ...wanted, in: place })}
          />
          {extra}
        </TreeBar>
      </SearchForm>
      {problem !== undefined && <ViewNote isWarning>{problem}</ViewNote>}
    </>
  );
}
