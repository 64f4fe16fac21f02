import { fileKind } from '#core/kinds/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { Kind } from '#lib/json/kind.ts';
import { type Notation, writePath } from '#lib/json/path.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { type Crumb, Crumbs } from '#ui/controls/crumbs.tsx';
import { ExpandButtons, TreeBar } from '#ui/controls/tree-bar.tsx';
import { PopoverButton } from '#ui/overlay/popover-button.tsx';
import type messages from '../en.json';
import type { JsonTree } from '../tree.ts';
import { cutText, maxDecodedLength } from './long-text.ts';

export interface ValueBarProps {
  readonly tree: JsonTree;
  readonly row: number;
  readonly onPick: (row: number) => void;
  readonly onBranch: (isExpanded: boolean) => void;
}

/** The path of the selected value, and its actions. */
export function ValueBar({ tree, row, onPick, onBranch }: ValueBarProps) {
  const { message } = useToolMessages<typeof messages>();
  const { reader } = tree;
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
        {() => <Paths tree={tree} row={row} />}
      </PopoverButton>
      {reader.count(row) > 0 && (
        <ExpandButtons isWide labels={[message('expandBranch'), message('collapseBranch')]} onExpand={onBranch} />
      )}
    </TreeBar>
  );
}

const notations: readonly Notation[] = ['jsonPath', 'pointer', 'javascript', 'python', 'jq'];
const pathKinds = recordOf(notations, () => fileKind('text'));

/** The path to a value, in every notation. */
function Paths({ tree, row }: Pick<ValueBarProps, 'tree' | 'row'>) {
  const { message } = useToolMessages<typeof messages>();
  const steps = tree.path(row);
  const labels: Readonly<Record<string, string>> = recordOf(notations, (notation) => message(notation));
  return (
    <ValueRows
      values={recordOf(notations, (notation) => writePath(steps, notation))}
      kinds={pathKinds}
      labelOf={(notation) => labels[notation] ?? notation}
    />
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
