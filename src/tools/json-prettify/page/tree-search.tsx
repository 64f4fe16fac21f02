import { type ReactNode, useEffect, useState } from 'react';
import { OptionsForm } from '#page/options/options-form.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { HitCount, SearchForm, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import tool from '../tool.ts';
import type { DrawnSource } from './use-outline.ts';

const { accept: _, ...fields } = tool.operations.search.options;
const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
const delay = 200;
const none = new Int32Array();

export interface TreeSearchProps {
  readonly source: DrawnSource;
  /** The tree is that of the source. */
  readonly isReady: boolean;
  /** Hears which rows were found, ascending. */
  readonly onHits: (rows: Int32Array) => void;
  readonly onGo: (row: number) => void;
  /** Stands beside the buttons. */
  readonly extra: ReactNode;
}

/** Finds keys and values of a tree, in the worker, and leads from one to the next. */
export function TreeSearch({ source, isReady, onHits, onGo, extra }: TreeSearchProps) {
  const { messages } = useTool();
  const { locale } = useMessages();
  const message = usePageMessages();
  const runMessages = useRunMessages();
  const [wanted, setWanted] = useState<Readonly<Record<string, unknown>>>(initial);
  const [at, setAt] = useState(-1);
  const { start, clear, success, outcome, issues } = useRun();
  const isAsked = wanted['text'] !== '';

  useEffect(() => {
    setAt(-1);
    if (!isReady) return;
    if (!isAsked) return clear();
    const timer = setTimeout(() => start('search', source.json, { ...wanted, accept: source.accept }), delay);
    return () => clearTimeout(timer);
  }, [source, isReady, isAsked, wanted, start, clear]);

  const isGood = outcome !== undefined && 'value' in outcome;
  const hits = isGood && isReady && isAsked ? (success?.value as Int32Array) : none;
  useEffect(() => onHits(hits), [hits, onHits]);

  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const isInField = failure?.at?.field !== undefined;
  const problems = Object.fromEntries(issues.map((issue) => [issue.field, runMessages.issue(issue)]));
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
          fields={fields}
          messages={messages}
          values={wanted}
          issues={failure && isInField ? { ...problems, text: runMessages.failure(failure) } : problems}
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
            {isAsked &&
              isGood &&
              (at < 0
                ? message('found', { n: hits.length })
                : message('hitOf', { at: number.format(at + 1), n: hits.length }))}
          </HitCount>
          {extra}
        </TreeBar>
      </SearchForm>
      {isAsked && failure && !isInField && <ViewNote isWarning>{runMessages.failure(failure)}</ViewNote>}
    </>
  );
}
