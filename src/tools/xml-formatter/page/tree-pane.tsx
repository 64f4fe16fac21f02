import { useMemo, useReducer, useState } from 'react';
import { kindInfo } from '#core/kinds/kinds.ts';
import { RunProgress, ValueRows } from '#page/lazy-parts.tsx';
import { inputValue, isEmptyInput, useTool } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { type Crumb, Crumbs } from '#ui/controls/crumbs.tsx';
import { ExpandButtons, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { FlatTreeView } from '#ui/display/trees/flat-tree-view.tsx';
import { XmlLine } from '#ui/display/trees/xml-line.tsx';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import type messages from '../en.json';
import type { XmlOutline } from '../outline.ts';
import type tool from '../tool.ts';
import { XmlTree } from '../tree.ts';

/** How much of a node is shown. */
const maxShownLength = 500;

/** The nodes of the input as a tree, each with its XPath. */
export function TreePane({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { input } = session;
  const { run, latest } = useOperation(session, 'outline', isEmptyInput(input) ? undefined : inputValue(input), {});
  const outline = isEmptyInput(input) ? undefined : latest?.value;
  return (
    <>
      <RunProgress run={run} />
      {outline && outline.parent.length > 1 ? (
        <NodeTree outline={outline} />
      ) : (
        <ViewNote>{message('nothingToShow')}</ViewNote>
      )}
    </>
  );
}

function NodeTree({ outline }: { readonly outline: XmlOutline }) {
  const { message } = useToolMessages<typeof messages>();
  const { views } = useTool().messages;
  const tree = useMemo(() => new XmlTree(outline), [outline]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [chosen, setChosen] = useState(1);
  const active = tree.visible[tree.placeOf(Math.min(chosen, tree.size))] ?? 0;
  const expand = (row: number) => (isExpanded: boolean) => {
    tree.setBranch(row, isExpanded);
    redraw();
  };
  return (
    <>
      {outline.error && (
        <ViewNote isWarning isSilent>
          {message('upToError', { n: tree.size })}
        </ViewNote>
      )}
      <TreeBar>
        <ExpandButtons labels={[message('expandAll'), message('collapseAll')]} onExpand={expand(0)} />
      </TreeBar>
      <FlatTreeView
        tree={tree}
        label={views?.['tree'] ?? ''}
        active={active}
        onActivate={setChosen}
        onChange={redraw}
        renderRow={(row) => {
          const count = tree.count(row);
          return (
            <XmlLine
              {...tree.head(row, maxShownLength)}
              end={count > 0 && !tree.isExpanded(row) ? `…</${tree.name(row)}>` : undefined}
              count={count > 0 ? message('nodes', { n: count }) : undefined}
            />
          );
        }}
      />
      <NodeBar tree={tree} row={active} onPick={setChosen} onBranch={expand(active)} />
    </>
  );
}

interface NodeBarProps {
  readonly tree: XmlTree;
  readonly row: number;
  readonly onPick: (row: number) => void;
  readonly onBranch: (isExpanded: boolean) => void;
}

/** The path of the selected node, and its actions. */
function NodeBar({ tree, row, onPick, onBranch }: NodeBarProps) {
  const { message } = useToolMessages<typeof messages>();
  return (
    <TreeBar isFoot>
      <Crumbs label={message('way')} crumbs={crumbsOf(tree, row)} onPick={onPick} />
      {tree.hasPath(row) && (
        <>
          <CopyButton wide label={message('copyPath')} content={() => tree.path(row, false)} />
          <PopoverButton label={message('otherPaths')} icon="route">
            {() => <Paths tree={tree} row={row} />}
          </PopoverButton>
        </>
      )}
      <CopyButton
        wide
        label={message('copyNode')}
        content={() => new Blob([tree.bytes(row)], { type: 'text/plain' })}
      />
      {tree.count(row) > 0 && (
        <ExpandButtons isWide labels={[message('expandBranch'), message('collapseBranch')]} onExpand={onBranch} />
      )}
    </TreeBar>
  );
}

const text = kindInfo('text');

/** The XPath of a node and of its attributes. */
function Paths({ tree, row }: Pick<NodeBarProps, 'tree' | 'row'>) {
  const { message } = useToolMessages<typeof messages>();
  const paths = [
    [message('path'), tree.path(row, false)],
    [message('localPath'), tree.path(row, true)],
    ...tree.attributePaths(row, false).map(({ name, path }) => [`@${name}`, path]),
  ];
  const values: Readonly<Record<string, string>> = Object.fromEntries(paths);
  return (
    <ValueRows
      values={values}
      kinds={Object.fromEntries(paths.map(([label]) => [label, text]))}
      labelOf={(label) => label}
    />
  );
}

/** The last steps to a node: nobody reads ten thousand of them. */
const maxCrumbs = 8;

function crumbsOf(tree: XmlTree, row: number): readonly Crumb[] {
  const crumbs: Crumb[] = [];
  for (let at = row; at > 0 && crumbs.length < maxCrumbs; at = tree.parent(at))
    crumbs.push({ key: at, text: tree.hasPath(at) ? tree.step(at, false).slice(1) : tree.head(at, 10).text });
  return crumbs.reverse();
}
