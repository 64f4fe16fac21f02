import { isBlockText } from '#lib/yaml/spell.ts';

export type MultiLine = 'literal' | 'folded' | 'escaped';

/** A block scalar: its header, and its lines, without indentation. */
export interface BlockScalar {
  readonly header: string;
  readonly lines: readonly string[];
}

/**
 * A text as a block scalar (YAML 1.2.2, section 8.1), if that is requested and preserves the text exactly: always for
 * several lines, for a single line if it is longer than `width` (0: never). `indent` is the indentation of its lines, 0
 * if it cannot be declared.
 */
export function toBlockScalar(
  text: string,
  style: MultiLine,
  width: number | null,
  indent: number,
): BlockScalar | undefined {
  const isLong = width !== null && text.length > width && !text.includes('\n') && /\S \S/.test(text);
  if (style === 'escaped' || !(isLong || text.includes('\n')) || !isBlockText(text)) return undefined;
  // A line of spaces at either end is read differently by parsers.
  if (!/\S/.test(text) || /^\n*[ \t]+\n|\n[ \t]+\n*$/.test(text)) return undefined;
  const startsIndented = /^\n*[ \t]/.test(text);
  if (startsIndented && indent === 0) return undefined;
  const isFolded = (style === 'folded' || isLong) && !/(?:^|\n)[ \t]/.test(text);
  if (isLong && (!isFolded || /[ \t]$/.test(text))) return undefined;
  const body = text.replace(/\n+$/, '');
  const breaks = text.length - body.length;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
  const header = (isFolded ? '>' : '|') + (startsIndented ? indent : '') + chomping;
  const lines = isFolded ? foldLines(body, width) : body.split('\n');
  return { header, lines: breaks > 1 ? [...lines, ...new Array<string>(breaks - 1).fill('')] : lines };
}

/** In a folded scalar, a line break is read as a space, and each blank line as a line break. */
function foldLines(body: string, width: number | null): readonly string[] {
  const leading = /^\n*/.exec(body)?.[0].length ?? 0;
  const lines = body
    .slice(leading)
    .replace(/\n+/g, (breaks) => `${breaks}\n`)
    .split('\n');
  return [...new Array<string>(leading).fill(''), ...lines.flatMap((line) => wrap(line, width))];
}

/** Breaks a line at single spaces, so that the parts are no longer than the width, where possible. */
function wrap(line: string, width: number | null): readonly string[] {
  if (width === null || line.length <= width) return [line];
  const lines: string[] = [];
  let start = 0;
  const gaps = [...line.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
  for (const [index, gap] of gaps.entries()) {
    if ((gaps[index + 1] ?? line.length) - start <= width) continue;
    lines.push(line.slice(start, gap));
    start = gap + 1;
  }
  return [...lines, line.slice(start)];
}
