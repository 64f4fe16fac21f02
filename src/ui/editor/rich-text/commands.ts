import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, type Plugin, Selection, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  toggleHeader,
} from 'prosemirror-tables';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

export type BlockName = 'paragraph' | 'codeBlock' | `heading${1 | 2 | 3 | 4 | 5 | 6}`;

type Selected = Pick<EditorState, 'selection'>;

/** What surrounds the selection, from the inside. */
function ancestors({ selection: { $from } }: Selected): readonly { node: Node; position: number }[] {
  return Array.from({ length: $from.depth }, (_, index) => $from.depth - index).map((depth) => ({
    node: $from.node(depth),
    position: $from.before(depth),
  }));
}

const within = (state: Selected, type: NodeType) => ancestors(state).find(({ node }) => node.type === type);

/** Changes attributes of the blocks that are selected and have them. */
const setAttribute =
  (name: string, value: unknown): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const { tr } = state;
    state.doc.nodesBetween(from, to, (node, position) => {
      if (node.isTextblock && name in node.attrs) tr.setNodeAttribute(position, name, value);
    });
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };

/** Makes a list of what is selected, another kind of a list, or paragraphs of the same one. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = ancestors(state).find(
      ({ node }) => node.type === nodes['bullet_list'] || node.type === nodes['ordered_list'],
    );
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes['list_item'] as NodeType)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type));
    return true;
  };

/** Makes tasks of the items that are selected, or items of tasks. */
const toggleTask: Command = (state, dispatch, view) => {
  const item = within(state, nodes['list_item'] as NodeType);
  if (!item) {
    if (!wrapInList(nodes['bullet_list'] as NodeType)(state, dispatch)) return false;
    return dispatch && view ? toggleTask(view.state, dispatch, view) : true;
  }
  const checked = item.node.attrs['checked'] === null ? false : null;
  const { tr } = state;
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.type === nodes['list_item']) tr.setNodeAttribute(position, 'checked', checked);
  });
  dispatch?.(tr);
  return true;
};

const insert =
  (make: () => Node): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(make()).scrollIntoView());
    return true;
  };

export interface TableShape {
  readonly rows: number;
  readonly columns: number;
  readonly hasHeader: boolean;
}

function makeTable({ rows, columns, hasHeader }: TableShape): Node {
  const row = (type: NodeType | undefined) =>
    (nodes['table_row'] as NodeType).create(
      null,
      Array.from({ length: columns }, () => (type as NodeType).createAndFill() as Node),
    );
  const isHeader = (index: number) => hasHeader && index === 0;
  return (nodes['table'] as NodeType).create(
    null,
    Array.from({ length: rows }, (_, index) => row(nodes[isHeader(index) ? 'table_header' : 'table_cell'])),
  );
}

/** Writing goes on in the first cell. */
export const insertTable =
  (shape: TableShape): Command =>
  (state, dispatch) => {
    const tr = state.tr.replaceSelectionWith(makeTable(shape));
    const table = within(tr, nodes['table'] as NodeType);
    if (table) tr.setSelection(Selection.near(tr.doc.resolve(table.position + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Writing goes on after the rule: typed on it, a key would replace it. */
function replaceByRule(tr: Transaction, from: number, to: number): Transaction {
  tr.replaceRangeWith(from, to, (nodes['horizontal_rule'] as NodeType).create());
  let after = 0;
  tr.mapping.maps.at(-1)?.forEach((_oldStart, _oldEnd, _start, end) => {
    after = end;
  });
  const { parent, nodeAfter } = tr.doc.resolve(after);
  if (!parent.isTextblock && (nodeAfter?.isLeaf ?? true)) tr.insert(after, (nodes['paragraph'] as NodeType).create());
  return tr.setSelection(Selection.near(tr.doc.resolve(after))).scrollIntoView();
}

const insertRule: Command = ({ tr }, dispatch) => {
  tr.deleteSelection();
  const { from } = tr.selection;
  dispatch?.(replaceByRule(tr, from, from));
  return true;
};

const clearFormatting: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const tr = state.tr.removeMark(from, to);
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.type === nodes['heading'] || node.type === nodes['paragraph'])
      tr.setNodeMarkup(position, nodes['paragraph'], { align: null });
  });
  dispatch?.(tr);
  return true;
};

const hardBreak = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith((nodes['hard_break'] as NodeType).create()).scrollIntoView());
  return true;
});

export const setBlockTo = (name: BlockName): Command => {
  if (name === 'paragraph') return setBlockType(nodes['paragraph'] as NodeType);
  if (name === 'codeBlock') return setBlockType(nodes['code_block'] as NodeType);
  return setBlockType(nodes['heading'] as NodeType, { level: Number(name.at(-1)) });
};

const toggleQuote: Command = (state, dispatch) =>
  within(state, nodes['blockquote'] as NodeType)
    ? lift(state, dispatch)
    : wrapIn(nodes['blockquote'] as NodeType)(state, dispatch);

/** Gives a mark to all that is selected, and takes it only where all has it. */
const toggle = (mark: MarkType): Command => toggleMark(mark, null, { removeWhenPresent: false });

/** What the buttons of an editor do. */
export const commands = {
  strong: toggle(marks.strong),
  em: toggle(marks.em),
  u: toggle(marks.u),
  s: toggle(marks.s),
  code: toggle(marks.code),
  sub: toggle(marks.sub),
  sup: toggle(marks.sup),
  clear: clearFormatting,
  bullet: toggleList(nodes['bullet_list'] as NodeType),
  ordered: toggleList(nodes['ordered_list'] as NodeType),
  task: toggleTask,
  quote: toggleQuote,
  rule: insertRule,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  header: toggleHeader('row'),
  deleteTable,
  left: setAttribute('align', null),
  center: setAttribute('align', 'center'),
  right: setAttribute('align', 'right'),
  justify: setAttribute('align', 'justify'),
  undo,
  redo,
} as const satisfies Readonly<Record<string, Command>>;
export type CommandName = keyof typeof commands;

export const setLanguage = (language: string): Command => setAttribute('language', language.replace(/[^\w+#.-]/g, ''));

/** A link around the selection, or its address where nothing is selected; none where the address is empty. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const whole = empty ? linkAround(state) : undefined;
    const range = whole ?? { from, to };
    const { tr } = state;
    if (href !== '' && range.from === range.to)
      tr.insertText(href).addMark(from, from + href.length, marks.link.create({ href }));
    else {
      tr.removeMark(range.from, range.to, marks.link);
      if (href !== '') tr.addMark(range.from, range.to, marks.link.create({ href }));
    }
    dispatch?.(tr);
    return true;
  };

export const insertImage = (src: string, alt: string): Command =>
  insert(() => (nodes['image'] as NodeType).create({ src, alt }));

/** The link that the caret is in. */
function linkAround({ selection: { $from } }: EditorState): { from: number; to: number } | undefined {
  const mark = marks.link.isInSet($from.marks());
  if (!mark) return undefined;
  let [first, last] = [$from.index(), $from.index()];
  if (first === $from.parent.childCount) first--;
  last = first;
  const has = (index: number) => index >= 0 && $from.parent.maybeChild(index)?.marks.some((each) => each.eq(mark));
  while (has(first - 1)) first--;
  while (has(last + 1)) last++;
  let from = $from.start();
  for (let index = 0; index < first; index++) from += $from.parent.child(index).nodeSize;
  let to = from;
  for (let index = first; index <= last; index++) to += $from.parent.child(index).nodeSize;
  return { from, to };
}

/** What the buttons show of a selection. */
export interface RichState {
  readonly active: ReadonlySet<string>;
  readonly block: BlockName;
  readonly link: string;
  readonly language: string;
  readonly isInTable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Whether all text of a range has a mark: else the button of the mark gives it to all. */
function isMarked(doc: Node, from: number, to: number, type: MarkType): boolean {
  let isAll = true;
  let hasText = false;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return isAll;
    hasText = true;
    isAll &&= type.isInSet(node.marks) !== undefined;
    return false;
  });
  return isAll && hasText;
}

export function readState(state: EditorState): RichState {
  const { from, $from, to, empty } = state.selection;
  const hasMark = (type: MarkType): boolean =>
    empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : isMarked(state.doc, from, to, type);
  const { parent } = $from;
  const list = ancestors(state).find(({ node }) => node.type.name.endsWith('_list'))?.node.type.name;
  const isTask = typeof within(state, nodes['list_item'] as NodeType)?.node.attrs['checked'] === 'boolean';
  const around = [
    isTask ? 'task' : list === 'bullet_list' ? 'bullet' : list === 'ordered_list' ? 'ordered' : undefined,
    within(state, nodes['blockquote'] as NodeType) && 'quote',
    parent.attrs['align'] ?? 'left',
  ].filter((name) => typeof name === 'string');
  const name = parent.type.name;
  return {
    active: new Set([
      ...Object.values(marks)
        .filter(hasMark)
        .map(({ name: mark }) => mark),
      ...around,
    ]),
    block:
      name === 'heading' ? `heading${parent.attrs['level'] as 1}` : name === 'code_block' ? 'codeBlock' : 'paragraph',
    link: marks.link.isInSet($from.marks())?.attrs['href'] ?? '',
    language: parent.attrs['language'] ?? '',
    isInTable: isInTable(state),
    canUndo: undo(state),
    canRedo: redo(state),
  };
}

const item = nodes['list_item'] as NodeType;

/** Begins a block of code after the line that opens one in Markdown. */
const openCode: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { parent } = $from;
  const [, language] = /^```([\w+#.-]*)$/.exec(parent.textContent) ?? [];
  if (language === undefined || parent.type !== nodes['paragraph'] || $from.parentOffset < parent.content.size)
    return false;
  const start = $from.start();
  const tr = state.tr.delete(start, $from.end());
  dispatch?.(tr.setBlockType(start, start, nodes['code_block'] as NodeType, { language }));
  return true;
};

/** After a task comes another one, to be done. */
const splitItem: Command = (state, dispatch) =>
  splitListItem(item, { checked: within(state, item)?.node.attrs['checked'] === null ? null : false })(state, dispatch);

/** After the last cell comes a new row. */
const addRow: Command = (state, dispatch, view) => {
  if (!addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, dispatch);
  return true;
};

export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(openCode, splitItem, baseKeymap['Enter'] as Command),
  Backspace: chainCommands(undoInputRule, baseKeymap['Backspace'] as Command),
  'Shift-Enter': hardBreak,
  // Elsewhere, the key goes to the next control, as on every page.
  Tab: chainCommands(goToNextCell(1), addRow, sinkListItem(item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': commands.strong,
  'Mod-i': commands.em,
  'Mod-u': commands.u,
  'Mod-Shift-s': commands.s,
  'Mod-e': commands.code,
  'Mod-,': commands.sub,
  'Mod-.': commands.sup,
  'Mod-\\': commands.clear,
  'Mod-Shift-7': commands.ordered,
  'Mod-Shift-8': commands.bullet,
  'Mod-Shift-9': commands.task,
  'Mod-Shift-b': commands.quote,
  'Mod-Alt-r': commands.rule,
  'Mod-Shift-l': commands.left,
  'Mod-Shift-e': commands.center,
  'Mod-Shift-r': commands.right,
  'Mod-Shift-j': commands.justify,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setBlockTo(`heading${level as 1}`)])),
  'Mod-Alt-0': setBlockTo('paragraph'),
  'Mod-Alt-c': setBlockTo('codeBlock'),
};

/** Marks as Markdown has them, typed around a text. */
const markRule = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', text = ''] = match;
    const from = start + before.length;
    const { tr } = state;
    if (whole === '' || text === '') return null;
    tr.replaceWith(from, end, schema.text(text, [...(state.storedMarks ?? []), type.create()]));
    return tr.removeStoredMark(type);
  });

/** What Markdown has: typed, it becomes what it means. */
export const markdownRules = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes['heading'] as NodeType, ([, signs = '']) => ({
        level: signs.length,
      })),
      textblockTypeInputRule(/^```([\w+#.-]*)\s$/, nodes['code_block'] as NodeType, ([, language = '']) => ({
        language,
      })),
      wrappingInputRule(/^\s*>\s$/, nodes['blockquote'] as NodeType),
      wrappingInputRule(/^\s*[-+*]\s$/, nodes['bullet_list'] as NodeType),
      wrappingInputRule(/^(\d{1,9})[.)]\s$/, nodes['ordered_list'] as NodeType, ([, start]) => ({
        start: Number(start),
      })),
      new InputRule(/^\[([ x])\]\s$/, (state, [, mark], start, end) => {
        const found = within(state, item);
        return found ? state.tr.delete(start, end).setNodeAttribute(found.position, 'checked', mark === 'x') : null;
      }),
      new InputRule(/^---$/, ({ tr }, _match, start, end) => replaceByRule(tr, start, end)),
      markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(^|[^\p{L}\p{N}_])__([^_\s](?:[^_]*[^_\s])?)__$/u, marks.strong),
      markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
      markRule(/(^|[^\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_$/u, marks.em),
      markRule(/(^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.s),
      markRule(/(^|[^`])`([^`]+)`$/, marks.code),
    ],
  });
