import type { EditedText } from './text-edits.ts';

/** The state that the editor takes over from a text area. */
export interface EditorStart {
  readonly edited: EditedText;
  readonly anchor: number;
  readonly head: number;
  readonly isFocused: boolean;
  /** Typed since then, and not in the text yet. */
  readonly keys: string;
}
