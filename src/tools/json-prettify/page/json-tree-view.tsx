import { useMemo, useReducer, useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { bigTextLength } from '#lib/big-text/big-text.ts';
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { lowerBound } from '#lib/collections/lower-bound.ts';
import { Kind } from '#lib/json/kind.ts';
import { ValueView } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Select } from '#ui/controls/fields/select.tsx';
import { ExpandButtons, ViewNote } from '#ui/controls/tree-bar.tsx';
import { FlatTreeView } from '#ui/display/trees/flat-tree-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import type { JsonTree } from '../tree.ts';
import { TreeSearch } from './tree-search.tsx';
import type { DrawnSource } from './use-drawn-source.ts';
import { useTreeRows } from './use-tree-rows.tsx';
import { useTreeSearch } from './use-tree-search.ts';
import { ValueBar } from './value-bar.tsx';

export interface JsonTreeViewProps {
  readonly session: SessionOf<typeof tool>;
  readonly tree: JsonTree;
  /** What is searched: it has the same rows. */
  readonly source: DrawnSource;
  readonly isBroken: boolean;
  /** The tree is that of the source; otherwise a new one is on its way. */
  readonly isCurrent: boolean;
}

/** A tree with its search, and what can be done with the chosen value. */
export function JsonTreeView({ session, tree, source, isBroken, isCurrent }: JsonTreeViewProps) {
  const { message } = useToolMessages<typeof messages>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [chosen, setChosen] = useState(1);
  const [whole, setWhole] = useState<number>();
  const [drawn, setDrawn] = useState(tree);
  if (drawn !== tree) {
    setDrawn(tree);
    setChosen(1);
    setWhole(undefined);
  }
  const search = useTreeSearch(session, source, isCurrent);
  const active = tree.visible[tree.placeOf(chosen)] ?? 0;
  const change = (make: () => void) => {
    make();
    redraw();
  };
  const go = (row: number) => {
    change(() => tree.reveal(row));
    setChosen(row);
  };
  const renderRow = useTreeRows(tree, (row) => {
    setChosen(row);
    setWhole(row);
  });

  return (
    <>
      {isBroken && isCurrent && (
        <ViewNote isWarning isSilent>
          {message('upToError', { n: tree.size })}
        </ViewNote>
      )}
      <TreeSearch
        search={search}
        onGo={go}
        extra={
          <>
            <LevelSelect onChange={(level) => change(() => tree.expandToLevel(level))} />
            <ExpandButtons
              labels={[message('expandAll'), message('collapseAll')]}
              onExpand={(isExpanded) => change(() => tree.setBranch(0, isExpanded))}
            />
          </>
        }
      />
      <FlatTreeView
        tree={tree}
        label={message('tree')}
        active={active}
        onActivate={setChosen}
        onChange={redraw}
        renderRow={renderRow}
        isMarked={(row) => search.hits[lowerBound(search.hits, row)] === row}
        onEnter={setWhole}
      />
      {active > 0 && (
        <ValueBar
          tree={tree}
          row={active}
          onPick={go}
          onBranch={(isExpanded) => change(() => tree.setBranch(active, isExpanded))}
        />
      )}
      {whole !== undefined && whole === active && tree.reader.kind(whole) === Kind.string && (
        <WholeText text={tree.reader.string(whole)} label={message('wholeText')} />
      )}
    </>
  );
}

const levels = [1, 2, 3, 4, 5, 6, 7, 8];

/** Opens the tree as deep as a level. */
function LevelSelect({ onChange }: { readonly onChange: (level: number) => void }) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <Select
      aria-label={message('toLevel')}
      placeholder={message('toLevel')}
      value=""
      options={levels.map((level) => ({ value: String(level), label: message('level', { n: level }) }))}
      onChange={(level) => onChange(Number(level))}
    />
  );
}

function WholeText({ text, label }: { readonly text: string; readonly label: string }) {
  const value = useMemo(() => (text.length > bigTextLength ? toBigText(text) : text), [text]);
  return <ValueView value={value} kind={fileKind('text')} label={label} />;
}
