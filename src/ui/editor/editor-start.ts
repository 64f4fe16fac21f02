import type { TextDocument } from '#lib/big-text/text-document.ts';
import { addEdit, type EditedText, unedited } from './text-edits.ts';

/** A text in an editor: as a document where it is long and was edited, so that no key copies it. Its lines end with LF. */
export type EditorText = string | TextDocument;

/** What a text area that will give way to the editor leaves to it. */
export interface Handover {
  /** The text, and how it came about. */
  edited: EditedText<EditorText>;
  /** The text area holds its beginning only. */
  isCut: boolean;
  /** Where that is so: where the caret belongs, what was typed since. */
  caret: number;
  keys: string;
  /** An input method keeps the element that it writes to, until it is done with all that its end leads to. */
  isComposing: boolean;
}

/** The state that the editor takes over from a text area. */
export interface EditorStart {
  readonly edited: EditedText<EditorText>;
  readonly anchor: number;
  readonly head: number;
  readonly isFocused: boolean;
  /** Typed since then, and not in the text yet. */
  readonly keys: string;
}

/** Resolves once the editor may take the place of the text area. */
export async function whenFree(
  area: HTMLTextAreaElement | null,
  handover: Pick<Handover, 'isComposing'>,
): Promise<void> {
  while (handover.isComposing)
    await new Promise((resolve) => area?.addEventListener('compositionend', () => setTimeout(resolve), { once: true }));
}

/** The state to start with when it replaces a text area, if there is one, whose text as the page has it is `text`. */
export function startFrom(
  area: HTMLTextAreaElement | null,
  handover: Handover | undefined,
  text: EditorText,
): EditorStart {
  const isFocused = area !== null && area === document.activeElement;
  if (!area || !handover || area.readOnly) {
    const { edited, caret, keys } = handover ?? { edited: unedited(text), caret: 0, keys: '' };
    return { edited: edited.text === text ? edited : unedited(text), anchor: caret, head: caret, isFocused, keys };
  }
  const { value, selectionStart, selectionEnd, selectionDirection } = area;
  const [anchor, head] =
    selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
  const edited = value === handover.edited.text ? handover.edited : addEdit(handover.edited, value, Date.now());
  return { edited, anchor, head, isFocused, keys: '' };
}
