import { decodeQuotedLines } from '#lib/encoding/quoted-printable.ts';
import { shorten } from '#lib/text/shorten.ts';

/** A line of a vCard or of iCalendar (RFC 6350, section 3.3; RFC 5545, section 3.1). */
export interface ContentLine {
  /** In capitals, without a group. */
  readonly name: string;
  /** `TYPE=work`; before version 3.0 of vCard also `WORK`. */
  readonly params: readonly string[];
  /** With its backslashes. */
  readonly value: string;
}

/** A value of vCard and iCalendar (RFC 2426, section 4; RFC 5545, section 3.3.11). */
export const escapeValue = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

export const unescapeValue = (value: string): string =>
  value.replace(/\\([\s\S]?)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character || '\\'));

/** The parts of a value between semicolons, with their backslashes. */
export const splitValue = (value: string): readonly string[] =>
  [...value.matchAll(/((?:\\[\s\S]?|[^\\;])*)(?:;|$)/g)].map(([, part = '']) => part);

/** The lines that have a value, each ended by CRLF. */
export const writeLines = (lines: readonly (readonly [name: string, value: string])[]): string =>
  lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value}\r\n`)
    .join('');

/** Fields of one line show no line breaks. */
export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ', ');

/** A component, such as `VEVENT`, whose lines are taken one by one. */
export interface Component {
  /** The first line of a name. */
  first(name: string): ContentLine | undefined;
  /** The text of that line. */
  textOf(name: string): string;
  all(name: string): readonly ContentLine[];
  /** The lines and components that were not used, as the notice shows them. */
  rest(): readonly string[];
}

/** The first such component of a text, outermost or in a calendar. */
export function readComponent(text: string, component: string): Component {
  const lines = new Set<ContentLine>();
  const others: string[] = [];
  const open: string[] = [];
  let isDone = false;
  for (const line of unfold(text).map(readLine)) {
    const value = line.value.trim().toUpperCase();
    const within = open.at(-1);
    if (line.name === 'BEGIN') {
      const isWanted = value === 'VCALENDAR' || (value === component && !isDone);
      if (!isWanted && [undefined, 'VCALENDAR', component].includes(within)) others.push(value);
      open.push(value);
    } else if (line.name === 'END') {
      open.pop();
      isDone ||= value === component;
    } else if (line.name !== 'VERSION' && line.value.replace(/;/g, '') !== '') {
      if (within === component && !isDone) lines.add(line);
      else if (within === 'VCALENDAR') others.push(quoteLine(line));
    }
  }
  const all = (name: string) => [...lines].filter((line) => line.name === name);
  const take = (taken: readonly ContentLine[]) => {
    for (const line of taken) lines.delete(line);
    return taken;
  };
  const first = (name: string) => take(all(name).slice(0, 1))[0];
  return {
    first,
    textOf: (name) => unescapeValue(first(name)?.value ?? ''),
    all: (name) => take(all(name)),
    rest: () => [...[...lines].map(quoteLine), ...others],
  };
}

const quoteLine = ({ name, value }: ContentLine): string => `${name} ${shorten(unescapeValue(value))}`;

/** Long lines are folded: what begins with a blank continues a line, as what follows `=` does in quoted-printable. */
function unfold(text: string): readonly string[] {
  const isOld = /^VERSION:2\.1/im.test(text);
  const lines: string[] = [];
  let isQuoted = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.length - 1;
    const before = lines[last] ?? '';
    if (isQuoted && before.endsWith('=')) lines[last] = before.slice(0, -1) + line;
    else if (last >= 0 && /^[ \t]/.test(line)) lines[last] = before + (isOld ? line : line.slice(1));
    else {
      lines.push(line);
      isQuoted = /QUOTED-PRINTABLE/i.test(line.slice(0, Math.max(0, line.indexOf(':'))));
    }
  }
  return lines;
}

function readLine(line: string): ContentLine {
  // A colon in quotes may precede the value.
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  const [name = '', ...params] = head.match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const charset = params.find((param) => /^charset=/i.test(param))?.slice('charset='.length);
  const isQuoted = params.some((param) => /quoted-printable$/i.test(param));
  return {
    name: name.replace(/^.*\./, '').trim().toUpperCase(),
    params: params.map((param) => param.replaceAll('"', '')),
    value: isQuoted ? decodeQuotedLines(value, charset) : value,
  };
}
