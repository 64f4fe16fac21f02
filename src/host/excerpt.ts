/** Maximum number of characters shown on either side of a place. */
const reach = 36;

/**
 * The line of a text around an offset, and below it a mark under the character there, ready to print; empty where the
 * line is blank. Long lines are cut; what a terminal would obey or not show is replaced.
 */
export function excerptAt(text: string, offset: number): string {
  const before =
    visible(text.slice(Math.max(0, offset - 4 * reach), offset))
      .split('\n')
      .at(-1) ?? '';
  const [after = ''] = visible(text.slice(offset, offset + 4 * reach)).split('\n');
  if (`${before}${after}`.trim() === '') return '';
  const [left, right] = [[...before], [...after]];
  const head = left.length > reach ? ['…', ...left.slice(1 - reach)] : left;
  const tail = right.length > reach ? [...right.slice(0, reach - 1), '…'] : right;
  const column = head.reduce((sum, character) => sum + cellsOf(character), 0);
  return `  ${[...head, ...tail].join('').trimEnd()}\n  ${' '.repeat(column)}^\n`;
}

/** With one kind of line end, tabs as spaces, and a replacement for anything else that has no look of its own. */
const visible = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{C}/gu, '\ufffd');

/** How many cells of a terminal a character fills. */
function cellsOf(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u.test(
    character,
  )
    ? 2
    : 1;
}
