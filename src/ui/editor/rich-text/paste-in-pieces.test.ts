import fc from 'fast-check';
import { history, undo } from 'prosemirror-history';
import { type Fragment, type Node, Slice } from 'prosemirror-model';
import { AllSelection, EditorState, type Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { expect, test } from 'vitest';
import { type HtmlNode, isElement, parseHtml, textOf } from '#lib/html/tree.ts';
import { blocksOf, htmlTree, nodeTree, outline } from './outline.ts';
import { begin, beginWith, insertNext, pasteInPieces, readInPieces } from './paste-in-pieces.ts';
import { schema } from './schema.ts';
import { blockToHtml } from './to-html.ts';

/** Small, so that what is pasted here has many pieces. */
const pieceSize = 4;

/** A node as JSON: made anew for each place, as those that are read are. */
interface Json {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Json[];
  readonly text?: string;
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 3 });
const inline = text.map((value): readonly Json[] => (value === '' ? [] : [{ type: 'text', text: value }]));

const some = (node: fc.Arbitrary<Json>) => fc.array(node, { minLength: 1, maxLength: 8 });

/** Blocks with tables whose cells span others. */
const blocksWith = (span: fc.Arbitrary<number>): fc.Arbitrary<readonly Json[]> =>
  fc.letrec<{ blocks: readonly Json[]; block: Json; paragraph: Json; item: Json; row: Json }>((tie) => ({
    blocks: some(tie('block')),
    paragraph: inline.map((content) => ({ type: 'paragraph', content })),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 5, arbitrary: tie('paragraph') },
      fc.record({ type: fc.constant('heading'), content: inline }),
      fc.record({ type: fc.constant('code_block'), content: inline }),
      fc.constant({ type: 'horizontal_rule' }),
      fc.record({ type: fc.constant('blockquote'), content: tie('blocks') }),
      fc.record({ type: fc.constantFrom('bullet_list', 'ordered_list'), content: some(tie('item')) }),
      fc.record({ type: fc.constant('table'), content: some(tie('row')) }),
    ),
    item: fc.record({
      type: fc.constant('list_item'),
      attrs: fc.record({ checked: fc.constantFrom(null, null, true, false) }),
      content: fc
        .tuple(tie('paragraph'), fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, tie('blocks')))
        .map(([first, others]) => [first, ...others]),
    }),
    row: fc.record({
      type: fc.constant('table_row'),
      content: fc.array(
        fc.record({
          type: fc.constantFrom('table_cell', 'table_header'),
          attrs: fc.record({ colspan: span, rowspan: span }),
          content: fc.oneof({ weight: 4, arbitrary: fc.tuple(tie('paragraph')) }, tie('blocks')),
        }),
        { minLength: 2, maxLength: 2 },
      ),
    }),
  })).blocks;

const documentOf = (content: readonly Json[]): Node => schema.nodeFromJSON({ type: 'doc', content });

/** Parses HTML as `blockToHtml` writes it: without a browser, there is no other parser. */
const read = (nodes: readonly HtmlNode[]): Node => documentOf(nodes.map(jsonOf));

function jsonOf(node: HtmlNode): Json {
  if (!isElement(node)) throw new Error('a text between blocks');
  const { name, attributes } = node;
  const children = node.children.flatMap((child) => (isElement(child, 'tbody') ? child.children : [child]));
  const content = (nodes: readonly HtmlNode[] = children) => nodes.map(jsonOf);
  const inner = node.children.map(textOf).join('');
  const line = inner === '' ? [] : [{ type: 'text', text: inner }];
  if (name === 'td' || name === 'th') {
    const spans = Object.fromEntries(attributes.map(([key, value]) => [key, Number(value)]));
    return { type: name === 'td' ? 'table_cell' : 'table_header', attrs: spans, content: content() };
  }
  if (name === 'li') {
    const [first] = children;
    const [box, blank, ...others] = first && isElement(first) ? first.children : [];
    if (!first || !isElement(first) || !box || !isElement(box, 'input') || !blank)
      return { type: 'list_item', content: content() };
    const checked = box.attributes.some(([key]) => key === 'checked');
    return {
      type: 'list_item',
      attrs: { checked },
      content: content([{ ...first, children: others }, ...children.slice(1)]),
    };
  }
  if (name === 'p') return { type: 'paragraph', content: line };
  if (name === 'h1') return { type: 'heading', content: line };
  if (name === 'pre') return { type: 'code_block', content: line };
  if (name === 'hr') return { type: 'horizontal_rule' };
  const types: Readonly<Record<string, string>> = { ul: 'bullet_list', ol: 'ordered_list', tr: 'table_row' };
  return { type: types[name] ?? name, content: content() };
}

const openSlice = (content: Fragment): Slice => Slice.maxOpen(content, false);

/** As the editor inserts what is pasted. */
function pasteWhole({ tr }: EditorState, slice: Slice): Transaction {
  const { firstChild, childCount } = slice.content;
  return firstChild && childCount === 1 && slice.openStart === 0 && slice.openEnd === 0
    ? tr.replaceSelectionWith(firstChild, false)
    : tr.replaceSelection(slice);
}

function selectionIn(doc: Node, from: number, to: number): Selection {
  if (from > 950) return new AllSelection(doc);
  const at = (thousandth: number) => doc.resolve(Math.round((thousandth / 1_000) * doc.content.size));
  return TextSelection.between(at(from), at(to));
}

const place = fc.integer({ min: 0, max: 1_000 });
const situation = fc.record({
  container: blocksWith(fc.constant(1)),
  pasted: blocksWith(fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 2)),
  from: place,
  to: fc.oneof(fc.constant(undefined), place),
});

/** What begins a paste, with the whole that it leads to. */
type Begin = (
  state: EditorState,
  content: readonly Json[],
) => { readonly begun: Transaction | undefined; readonly slice: Slice };

const fromNodes: Begin = (state, content) => {
  const slice = openSlice(documentOf(content).content);
  return { slice, begun: beginWith(state, slice, { ...nodeTree, pieceSize }) };
};

const fromHtml: Begin = (state, content) => {
  const html = blocksOf(documentOf(content).children.flatMap(blockToHtml));
  const { nodes, gaps } = outline({ ...htmlTree(read), pieceSize }, html);
  const begun = gaps.length > 0 ? begin(state, openSlice(read(nodes).content), gaps) : undefined;
  return { slice: openSlice(read(html).content), begun };
};

test.each([
  ['nodes', fromNodes],
  ['HTML', fromHtml],
])('what is pasted in pieces of %s is what is pasted at once, with the same caret, and undone at once', (_, start) => {
  let count = 0;
  let steps = 0;
  fc.assert(
    fc.property(situation, ({ container, pasted, from, to = from }) => {
      const plugins = [history(), pasteInPieces({ clean: () => [], read }), tableEditing()];
      const doc = documentOf(container);
      const initial = EditorState.create({ doc, plugins, selection: selectionIn(doc, from, to) });
      const { begun, slice } = start(initial, pasted);
      if (!begun) return;
      count++;
      let state = initial.apply(begun);
      for (let next = insertNext(state); next; next = insertNext(state)) {
        state = state.apply(next);
        steps++;
      }
      const whole = initial.apply(pasteWhole(initial, slice));
      expect(state.doc.toString()).toBe(whole.doc.toString());
      expect(state.doc.eq(whole.doc)).toBe(true);
      expect(state.selection.toJSON()).toEqual(whole.selection.toJSON());
      undo(state, (transaction) => {
        state = state.apply(transaction);
      });
      expect(state.doc.eq(initial.doc)).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect([count > 100, steps > 300]).toEqual([true, true]);
});

/**
 * A table with the given number of rows, in which each third row has a cell less and the first one has cells that span
 * columns.
 */
const raggedTable = (count: number): HtmlNode[] =>
  parseHtml(
    `<table><colgroup><col></colgroup><tbody><tr><th colspan="2"><p>a</p></th></tr>${Array.from(
      { length: count },
      (_, row) => `<tr><td><p>${row}</p></td><td><p>b</p></td>${row % 3 === 0 ? '' : '<td><p>c</p></td>'}</tr>`,
    ).join('')}</tbody></table>`,
  );

test('a table whose rows have different lengths is pasted in pieces, and loses nothing', () => {
  const { nodes, gaps } = outline({ ...htmlTree(read), pieceSize: 20 }, raggedTable(50));
  const plugins = [history(), pasteInPieces({ clean: () => [], read }), tableEditing()];
  const initial = EditorState.create({ doc: documentOf([{ type: 'paragraph' }]), plugins });
  const begun = begin(initial, openSlice(read(nodes).content), gaps);
  expect(begun).toBeDefined();
  let state = begun ? initial.apply(begun) : initial;
  for (let next = insertNext(state); next; next = insertNext(state)) state = state.apply(next);
  const [table] = state.doc.children;
  expect(table?.children.map((row) => row.childCount)).toEqual([2, ...Array(50).fill(3)]);
  expect(table?.textContent).toBe(
    `a${Array.from({ length: 50 }, (_, row) => `${row}b${row % 3 === 0 ? '' : 'c'}`).join('')}`,
  );
});

test('HTML is read in pieces as it is at once, a caption before its table', () => {
  const rows = Array.from({ length: 500 }, (_, row) => `<tr><td><p>${row}</p></td><td><p>b</p></td></tr>`).join('');
  const html = `<p>a</p><table><p>caption</p><tbody>${rows}</tbody></table><ul>${'<li><p>c</p></li>'.repeat(500)}</ul>`;
  const sizes: number[] = [];
  const reader = {
    clean: parseHtml,
    read: (nodes: readonly HtmlNode[]) => {
      const doc = read(nodes);
      let size = 0;
      doc.descendants(() => void size++);
      sizes.push(size);
      return doc;
    },
  };
  const reading = readInPieces(reader, html);
  let next = reading.next();
  while (!next.done) next = reading.next();
  const [first, caption, table, list] = next.value.children;
  expect([first?.textContent, caption?.textContent, table?.childCount, list?.childCount]).toEqual([
    'a',
    'caption',
    500,
    500,
  ]);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});
