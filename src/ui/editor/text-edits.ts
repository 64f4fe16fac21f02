/** An edit of a text: `insert` replaces the range from `from` to `to`. Offsets are in UTF-16 units. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** When, in milliseconds since the epoch. */
  readonly time: number;
}

/** A text and the edits that led to its present state. */
export interface EditedText<Text = string> {
  readonly initial: Text;
  readonly edits: readonly TextEdit[];
  readonly text: Text;
}

export const unedited = <Text>(text: Text): EditedText<Text> => ({ initial: text, edits: [], text });

/** With more edits, only the text itself is kept. */
const maxEdits = 1_000;

/** The same text after one more edit; without its history where it is no string. */
export function addEdit<Text>(
  { initial, edits, text }: EditedText<Text | string>,
  next: string,
  time: number,
): EditedText<Text | string> {
  if (typeof text !== 'string' || edits.length >= maxEdits) return unedited(next);
  const longest = Math.min(text.length, next.length);
  let from = 0;
  while (from < longest && text[from] === next[from]) from++;
  let kept = 0;
  while (kept < longest - from && text[text.length - 1 - kept] === next[next.length - 1 - kept]) kept++;
  const edit = { from, to: text.length - kept, insert: next.slice(from, next.length - kept), time };
  return { initial, edits: [...edits, edit], text: next };
}
