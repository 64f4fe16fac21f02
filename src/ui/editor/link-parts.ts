import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Names the part of the text that the pointer is on, or that the caret was moved into, by `data-part` of the editor's
 * element: see `LinkedPart`, which in turn marks the parts of the text. `names`: the classes of the parts.
 */
export function linkParts(names: readonly string[]): Extension {
  const pointAt = ({ root }: EditorView, node?: Node | null) => {
    if (!(root instanceof ShadowRoot)) return;
    const element = node instanceof Element ? node : node?.parentElement;
    const name = names.find((candidate) => element?.closest(`.${candidate}`));
    if (name) root.host.setAttribute('data-part', name);
    else root.host.removeAttribute('data-part');
  };
  return [
    EditorView.domEventObservers({
      mouseover: ({ target }, view) => pointAt(view, target instanceof Node ? target : null),
      mouseleave: (_, view) => pointAt(view),
    }),
    EditorView.updateListener.of(({ view, docChanged, selectionSet, state }) => {
      // The caret behind what is typed or pasted points at nothing.
      if (docChanged) pointAt(view);
      else if (selectionSet)
        pointAt(view, state.selection.main.empty ? view.domAtPos(state.selection.main.head).node : null);
    }),
    // A line takes no room: the text stays where it is. Many of them are thin.
    EditorView.theme(
      Object.fromEntries(names.map((name) => [`.${name}`, { borderBottom: `calc(var(--${name}, 0px) / 2) solid` }])),
    ),
  ];
}
