import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import { findInSlices, slicesOf } from '#lib/big-text/find-text.ts';
import type { FindTarget } from '#ui/find/find-target.ts';

/** What is marked: all that matches, and the match that is shown. */
interface Found {
  readonly pattern: RegExp | undefined;
  readonly current: number | undefined;
}

const setFound = StateEffect.define<Found>();
const foundField = StateField.define<Found>({
  create: () => ({ pattern: undefined, current: undefined }),
  update: (found, { effects }) => effects.find((effect) => effect.is(setFound))?.value ?? found,
});

const match = Decoration.mark({ class: 'found' });
const current = Decoration.mark({ class: 'found found-current' });

/** Marks the matches in sight. */
function markMatches(view: EditorView): DecorationSet {
  const found = view.state.field(foundField);
  const marks = new RangeSetBuilder<Decoration>();
  if (found.pattern)
    for (const { from, to } of view.visibleRanges)
      for (const { index, 0: text } of view.state.sliceDoc(from, to).matchAll(found.pattern)) {
        const at = from + index;
        marks.add(at, at + text.length, at === found.current ? current : match);
      }
  return marks.finish();
}

const marker = ViewPlugin.define(
  (view) => ({
    marks: markMatches(view),
    update(update) {
      if (
        update.docChanged ||
        update.viewportChanged ||
        update.startState.field(foundField) !== update.state.field(foundField)
      )
        this.marks = markMatches(update.view);
    },
  }),
  { decorations: ({ marks }) => marks },
);

const look = EditorView.theme({
  '.found': { backgroundColor: 'var(--found)' },
  '.found-current': { outline: '2px solid var(--amber-line)', borderRadius: '2px' },
});

/** Lets a find bar mark and show matches. */
export const findInEditor: Extension = [foundField, marker, look];

/** The editor's text for a find bar. */
export const findTargetOf = (view: EditorView): FindTarget => ({
  search: (pattern) => findInSlices(slicesOf(view.state.doc), pattern),
  start: () => view.state.selection.main.from,
  selected() {
    const { from, to } = view.state.selection.main;
    return view.state.sliceDoc(from, Math.min(to, from + 1_000));
  },
  show(pattern, offset, length = 0) {
    const found = setFound.of({ pattern, current: offset });
    if (offset === undefined) return view.dispatch({ effects: found });
    const anchor = Math.min(offset, view.state.doc.length);
    const head = Math.min(offset + length, view.state.doc.length);
    // The bar lies over the first lines.
    const scroll = EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 60, xMargin: 40 });
    view.dispatch({ selection: { anchor, head }, effects: [found, scroll] });
  },
  focus: () => view.focus(),
});
