/** A column that was chosen, and the heading that it gets. */
export interface ChosenColumn {
  readonly name: string;
  readonly title: string;
}

const quoted = /^"(?:[^"\\]|\\.)*"/;

/**
 * The columns of a list, one on each line; ` = ` may give one another heading. `isColumn` checks of a whole line if
 * it is the name of a column. A text that could be taken for something else is written as a JSON string.
 */
export function readColumnList(list: string, isColumn: (name: string) => boolean): readonly ChosenColumn[] {
  return list
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      if (isColumn(line)) return { name: line, title: line };
      const cut = cutOf(line);
      const name = readText(cut < 0 ? line : line.slice(0, cut).trimEnd());
      return { name, title: cut < 0 ? name : readText(line.slice(cut + 3).trimStart()) };
    });
}

/** The offset of the ` = ` between name and heading: outside of quotes, else the last one; -1 where there is none. */
function cutOf(line: string): number {
  const [first = ''] = quoted.exec(line) ?? [];
  if (first === line) return -1;
  if (first !== '' && line.startsWith(' = ', first.length)) return first.length;
  const titled = line.indexOf(' = "');
  return titled >= 0 && isQuoted(line.slice(titled + 3)) ? titled : line.lastIndexOf(' = ');
}

const isQuoted = (text: string): boolean => quoted.exec(text)?.[0] === text;

/** The list that `readColumnList` reads back, whatever the names and headings are. */
export const writeColumnList = (columns: readonly ChosenColumn[]): string =>
  columns
    .map(({ name, title }) => (name === title ? writeText(name) : `${writeText(name)} = ${writeText(title)}`))
    .join('\n');

const writeText = (text: string): string =>
  text === '' || text !== text.trim() || /^"|[=\r\n]/.test(text) ? JSON.stringify(text) : text;

function readText(written: string): string {
  if (!isQuoted(written)) return written;
  try {
    return JSON.parse(written) as string;
  } catch {
    // No JSON string, such as one with a wrong escape: it is the text itself.
    return written;
  }
}
