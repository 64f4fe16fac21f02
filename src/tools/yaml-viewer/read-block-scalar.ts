import { CHOMPING_MODE, type ScalarEvent } from 'js-yaml';

/** A block scalar as it is typed. */
export interface BlockScalar {
  readonly raw: string;
  /** The comment on the line of its header. */
  readonly after: readonly string[];
  /** Its lines, without indentation; those of a root are not moved, and keep it. */
  readonly lines: readonly string[];
  /** The offset of what follows: blank lines at its end are part of it only where they are kept. */
  readonly end: number;
}

/** Reads a block scalar (YAML 1.2.2, section 8.1) below the line of its header. */
export function readBlockScalar(text: string, event: ScalarEvent, header: string, isRoot: boolean): BlockScalar {
  const { valueStart, valueEnd, indent, chomping } = event;
  const raw = /^[|>][-+\d]*/.exec(header)?.[0] ?? '';
  const comment = header.slice(raw.length).trim();
  const margin = isRoot ? 0 : Math.max(0, indent);
  // Lines and their breaks by turns.
  const typed = text.slice(valueStart, valueEnd).split(/(\r\n?|\n)/);
  const lines = typed
    .filter((_, index) => index % 2 === 0)
    .map((line) => (indent < 0 ? line.replace(/^ +$/, '') : line.slice(margin)));
  if (typed.at(-1) === '') lines.pop();
  let end = valueEnd;
  while (chomping !== CHOMPING_MODE.KEEP && lines.at(-1) === '') {
    end -= (typed[2 * lines.length - 1] ?? '').length + (typed[2 * lines.length - 2] ?? '').length;
    lines.pop();
  }
  return { raw, after: comment === '' ? [] : [comment], lines, end };
}
