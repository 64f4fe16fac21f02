import { countGraphemes } from '#lib/text/graphemes.ts';

/** What the lines of a text are like. */
export interface LineCounts {
  lines: number;
  /** Lines that are not blank. */
  filled: number;
  /** Runs of lines that are not blank. */
  paragraphs: number;
  /** Characters of the longest line. */
  longest: number;
  /** Its number, from 1; 0 where there is no line. */
  longestAt: number;
  /** Lines that end with a space or a tab. */
  trailing: number;
  tabs: number;
  readonly ends: Record<'LF' | 'CRLF' | 'CR', number>;
}

/**
 * Counts lines, which end at LF, CRLF or CR.
 * @param countLast whether a final line break begins another line
 */
export function countLines(text: string, countLast: boolean): LineCounts {
  const counts: LineCounts = {
    lines: 0,
    filled: 0,
    paragraphs: 0,
    longest: 0,
    longestAt: 0,
    trailing: 0,
    tabs: 0,
    ends: { LF: 0, CRLF: 0, CR: 0 },
  };
  let isInParagraph = false;
  const add = (line: string) => {
    counts.lines++;
    const isFilled = /\S/.test(line);
    if (isFilled) counts.filled++;
    if (isFilled && !isInParagraph) counts.paragraphs++;
    isInParagraph = isFilled;
    if (line.endsWith(' ') || line.endsWith('\t')) counts.trailing++;
    for (let at = line.indexOf('\t'); at >= 0; at = line.indexOf('\t', at + 1)) counts.tabs++;
    // There are never more characters than units.
    const length = line.length > counts.longest ? countGraphemes(line) : 0;
    if (length > counts.longest || counts.longestAt === 0) {
      counts.longest = length;
      counts.longestAt = counts.lines;
    }
  };
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    add(text.slice(start, index));
    counts.ends[end === '\n' ? 'LF' : end === '\r' ? 'CR' : 'CRLF']++;
    start = index + end.length;
  }
  if (start < text.length || (countLast && start > 0)) add(text.slice(start));
  return counts;
}
