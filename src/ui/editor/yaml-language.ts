import { yaml } from '@codemirror/lang-yaml';
import { highlightingFor, syntaxTree } from '@codemirror/language';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { lookOfScalar } from '#ui/display/text/highlight-tokens.ts';

/** Highlights visible numbers and keywords: for the grammar, every scalar without quotes is a string. */
function colourScalars(view: EditorView): DecorationSet {
  const { state } = view;
  const marks = {
    number: Decoration.mark({ class: highlightingFor(state, [tags.number]) ?? '' }),
    word: Decoration.mark({ class: highlightingFor(state, [tags.keyword]) ?? '' }),
  };
  const found = new RangeSetBuilder<Decoration>();
  for (const range of view.visibleRanges)
    syntaxTree(state).iterate({
      ...range,
      enter({ name, from, to, node }) {
        if (name !== 'Literal' || node.parent?.name === 'Key') return;
        const look = lookOfScalar(state.sliceDoc(from, to));
        if (look) found.add(from, to, marks[look]);
      },
    });
  return found.finish();
}

const scalars = ViewPlugin.define(
  (view) => ({
    marks: colourScalars(view),
    update({ docChanged, viewportChanged, startState, state }) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.marks = colourScalars(view);
    },
  }),
  { decorations: ({ marks }) => marks },
);

/** YAML in the code editor. */
export const yamlLanguage: Extension = [yaml(), scalars];
