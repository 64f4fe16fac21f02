import { useMemo } from 'react';
import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { RunProgress } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { JsonTree } from '../tree.ts';
import { JsonTreeView } from './json-tree-view.tsx';
import { maxDecodedLength } from './long-text.ts';
import type { DrawnSource } from './use-drawn-source.ts';
import { useOutline } from './use-outline.ts';

export interface TreePaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly source: DrawnSource | undefined;
}

/** The values of a JSON text as a tree that can be browsed, searched and copied from. */
export function TreePane({ session, source }: TreePaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { outline, run } = useOutline(session, source);
  const tree = useMemo(() => outline && new JsonTree(outline), [outline]);
  const isBroken = outline !== undefined && outline.error !== null;
  const searched = useMemo(() => (isBroken && tree ? closedSource(tree) : source), [isBroken, tree, source]);
  if (!source || !searched || !tree)
    return (
      <>
        <RunProgress run={run} />
        <ViewNote>{message('nothingToShow')}</ViewNote>
      </>
    );
  return (
    <>
      <RunProgress run={run} />
      <JsonTreeView session={session} tree={tree} source={searched} isBroken={isBroken} isCurrent={!run.running} />
    </>
  );
}

/** What can be searched of a document with an error: all that the tree shows. */
function closedSource(tree: JsonTree): DrawnSource {
  const { bytes, closing } = tree.closed();
  const json = bytes.length > maxDecodedLength ? new File([bytes, closing], '') : decodeWtf8(bytes) + closing;
  return { json, accept: 'auto' };
}
