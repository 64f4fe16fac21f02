import { useMemo, useReducer, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { bigTextLength, toBigText } from '#lib/big-text.ts';
import { Kind } from '#lib/json/kind.ts';
import { type Notation, writePath } from '#lib/json/path.ts';
import { JsonTree } from '#lib/json/tree.ts';
import { levelOf } from '#lib/json/tree-rows.ts';
import { lowerBound } from '#lib/lower-bound.ts';
import { decodeWtf8 } from '#lib/wtf8.ts';
import { RunProgress, ValueRows, ValueView } from '#page/lazy-parts.tsx';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { type Crumb, Crumbs, TreeBar, ViewNote } from '#ui/controls/tree-bar.tsx';
import { JsonLine } from '#ui/display/json-line.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { type TreeItem, TreeView } from '#ui/display/tree-view.tsx';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import { TreeSearch } from './tree-search.tsx';
import { type DrawnSource, useOutline } from './use-outline.ts';

/** The values of a JSON text as a tree that can be browsed, searched and copied from. */
export function TreePane({ source }: { readonly source: DrawnSource | undefined }) {
  const message = usePageMessages();
  const { outline, run } = useOutline(source);
  const tree = useMemo(() => outline && new JsonTree(outline), [outline]);
  const isBroken = outline !== undefined && outline.error !== null;
  const searched = useMemo(() => (isBroken && tree ? closedSource(tree) : source), [isBroken, tree, source]);
  if (!source || !searched || !tree)
    return (
      <Pane title={message('tree')}>
        <RunProgress run={run} />
        <ViewNote>{message('nothingToShow')}</ViewNote>
      </Pane>
    );
  return (
    <>
      <RunProgress run={run} />
      <JsonTreeView tree={tree} source={searched} isBroken={isBroken} isCurrent={!run.running} />
    </>
  );
}

/** What can be searched of a document with an error: all that the tree shows. */
function closedSource(tree: JsonTree): DrawnSource {
  const { bytes, closing } = tree.closed();
  const json = bytes.length > maxDecodedLength ? new File([bytes, closing], '') : decodeWtf8(bytes) + closing;
  return { json, accept: 'auto' };
}

interface JsonTreeViewProps {
  readonly tree: JsonTree;
  /** What is searched: it has the same rows. */
  readonly source: DrawnSource;
  readonly isBroken: boolean;
  /** The tree is that of the source; otherwise a new one is on its way. */
  readonly isCurrent: boolean;
}

const noHits = new Int32Array();
const levels = [1, 2, 3, 4, 5, 6, 7, 8];

function JsonTreeView({ tree, source, isBroken, isCurrent }: JsonTreeViewProps) {
  const message = usePageMessages();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [chosen, setChosen] = useState(1);
  const [whole, setWhole] = useState<number>();
  const [hits, setHits] = useState<Int32Array>(noHits);
  const [drawn, setDrawn] = useState(tree);
  if (drawn !== tree) {
    setDrawn(tree);
    setChosen(1);
    setWhole(undefined);
    setHits(noHits);
  }
  const { visible } = tree;
  const place = tree.placeOf(chosen);
  const active = visible[place] ?? 0;
  const rowAt = (at: number) => visible[at] ?? 0;
  const change = (make: () => void) => {
    make();
    redraw();
  };
  const go = (row: number) => {
    change(() => tree.reveal(row));
    setChosen(row);
  };
  const itemAt = (at: number): TreeItem => drawItem(tree, rowAt(at), hits, message, setWhole, setChosen);
  const expandTo = (level: number) => change(() => tree.expandToLevel(level));

  return (
    <Pane
      title={message('tree')}
      actions={
        <>
          <Button variant="text" icon="arrows-maximize" onClick={() => change(() => tree.setBranch(0, true))}>
            {message('expandAll')}
          </Button>
          <Button variant="text" icon="arrows-minimize" onClick={() => change(() => tree.setBranch(0, false))}>
            {message('collapseAll')}
          </Button>
        </>
      }
    >
      {isBroken && isCurrent && <ViewNote isWarning>{message('upToError', { n: tree.size })}</ViewNote>}
      <TreeSearch
        source={source}
        isReady={isCurrent}
        onHits={setHits}
        onGo={go}
        extra={
          <Select
            aria-label={message('toLevel')}
            placeholder={message('toLevel')}
            value=""
            options={levels.map((level) => ({ value: String(level), label: message('level', { n: level }) }))}
            onChange={(level) => expandTo(Number(level))}
          />
        }
      />
      <TreeView
        label={message('tree')}
        total={visible.length}
        itemAt={itemAt}
        active={place}
        onActivate={(at) => setChosen(rowAt(at))}
        onExpand={(at, isExpanded) => change(() => tree.setExpanded(rowAt(at), isExpanded))}
        onExpandSiblings={(at) => change(() => tree.expandSiblings(rowAt(at)))}
        parentOf={(at) => tree.placeOf(Math.max(1, tree.reader.parent(rowAt(at))))}
        onEnter={(at) => setWhole(rowAt(at))}
      />
      {active > 0 && (
        <Details
          tree={tree}
          row={active}
          onPick={go}
          onBranch={(isExpanded) => change(() => tree.setBranch(active, isExpanded))}
        />
      )}
      {whole !== undefined && whole === active && tree.reader.kind(whole) === Kind.string && (
        <WholeText text={tree.reader.string(whole)} label={message('wholeText')} />
      )}
    </Pane>
  );
}

/** Longer texts, in characters, are cut in the tree. */
const maxShownLength = 500;
const brackets = { [Kind.object]: ['{', '}'], [Kind.array]: ['[', ']'] } as const;

type Say = ReturnType<typeof usePageMessages>;

function drawItem(
  tree: JsonTree,
  row: number,
  hits: Int32Array,
  message: Say,
  show: (row: number) => void,
  choose: (row: number) => void,
): TreeItem {
  const { reader } = tree;
  const kind = reader.kind(row);
  const count = reader.count(row);
  const parent = reader.parent(row);
  const position = tree.index(row);
  const isExpanded = count > 0 ? tree.isExpanded(row) : undefined;
  const key = reader.rawKey(row);
  const isItem = reader.kind(parent) === Kind.array || (parent === 0 && reader.count(0) > 1);
  const name = key === undefined ? (isItem ? position : undefined) : cutText(key);
  let line = { text: '', isCut: false };
  if (kind === Kind.object || kind === Kind.array) {
    const [open, close] = brackets[kind];
    line.text = isExpanded ? open : `${open}${count > 0 ? '…' : ''}${close}`;
  } else line = tree.head(row, maxShownLength);
  return {
    key: row,
    level: levelOf(reader.tape, row),
    isExpanded,
    position,
    siblings: reader.count(parent),
    isMarked: hits[lowerBound(hits, row)] === row,
    content: (
      <JsonLine
        name={name}
        value={line.text}
        count={count > 0 ? message(kind === Kind.object ? 'keys' : 'items', { n: count }) : undefined}
        onShow={
          line.isCut
            ? () => {
                choose(row);
                show(row);
              }
            : undefined
        }
      />
    ),
  };
}

const cutText = (text: string): string => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text);

function WholeText({ text, label }: { readonly text: string; readonly label: string }) {
  const value = useMemo(() => (text.length > bigTextLength ? toBigText(text) : text), [text]);
  return <ValueView value={value} kind={kindInfo('text')} label={label} />;
}

const notations: readonly Notation[] = ['jsonPath', 'pointer', 'javascript', 'python', 'jq'];
const pathKinds = Object.fromEntries(notations.map((notation) => [notation, kindInfo('text')]));

/** Longer values, in bytes, are copied as a file, without decoding them first. */
const maxDecodedLength = 5_000_000;

interface DetailsProps {
  readonly tree: JsonTree;
  readonly row: number;
  readonly onPick: (row: number) => void;
  readonly onBranch: (isExpanded: boolean) => void;
}

/** Where the chosen value stands, and what can be done with it. */
function Details({ tree, row, onPick, onBranch }: DetailsProps) {
  const message = usePageMessages();
  const { reader } = tree;
  const hasItems = reader.count(row) > 0;
  const copyRaw = () => {
    const bytes = tree.bytes(row);
    return bytes.length > maxDecodedLength ? new Blob([bytes], { type: 'text/plain' }) : decodeWtf8(bytes);
  };
  return (
    <TreeBar isFoot>
      <Crumbs label={message('way')} crumbs={crumbsOf(tree, row)} onPick={onPick} />
      <CopyButton wide label={message(reader.isContainer(row) ? 'copySubtree' : 'copyValue')} content={copyRaw} />
      {reader.kind(row) === Kind.string && (
        <CopyButton wide label={message('copyText')} content={() => reader.string(row)} />
      )}
      {reader.rawKey(row) !== undefined && (
        <CopyButton wide label={message('copyKey')} content={() => reader.name(row) ?? ''} />
      )}
      <PopoverButton label={message('copyPath')} icon="route">
        {() => {
          const steps = tree.path(row);
          const values = Object.fromEntries(notations.map((notation) => [notation, writePath(steps, notation)]));
          return <ValueRows values={values} kinds={pathKinds} labelOf={(notation) => message(notation)} />;
        }}
      </PopoverButton>
      {hasItems && (
        <>
          <Button icon="arrows-maximize" onClick={() => onBranch(true)}>
            {message('expandBranch')}
          </Button>
          <Button icon="arrows-minimize" onClick={() => onBranch(false)}>
            {message('collapseBranch')}
          </Button>
        </>
      )}
    </TreeBar>
  );
}

/** The last steps to a value: nobody reads ten thousand of them. */
const maxCrumbs = 8;

function crumbsOf(tree: JsonTree, row: number): readonly Crumb[] {
  const { reader } = tree;
  const crumbs: Crumb[] = [];
  for (let at = row; at > 0 && crumbs.length < maxCrumbs; at = reader.parent(at)) {
    const isTop = reader.parent(at) === 0;
    const text = isTop && reader.count(0) === 1 ? '$' : cutText(reader.name(at) ?? String(tree.index(at)));
    crumbs.push({ key: at, text: text === '' ? '""' : text });
  }
  return crumbs.reverse();
}
