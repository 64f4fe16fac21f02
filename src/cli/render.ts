/** A result as it is printed: plain or as JSON, for a terminal or for a pipe. */
import { kindInfo } from '#core/kinds.ts';
import type { Output } from '#core/tool.ts';
import { alignPairs, alignTable } from './align.ts';
import { toJson } from './json.ts';

export type Printable = string | Uint8Array | Blob;

export interface Manner {
  readonly json: boolean;
  readonly isTerminal: boolean;
}

/**
 * One value is plain, several are aligned on a terminal and JSON in a pipe; bytes and files stay as they are. A text
 * gets a final line break on a terminal only, so that a pipe receives exactly the value.
 */
export async function renderResult(value: unknown, output: Output, { json, isTerminal }: Manner): Promise<Printable> {
  if (json) return `${await toJson(value)}\n`;
  if (value === null) return '';
  if (value instanceof Uint8Array || value instanceof Blob) return value;
  if (typeof value !== 'object') return isTerminal ? withLineBreak(String(value)) : String(value);
  if (!isTerminal) return `${await toJson(value)}\n`;
  if (typeof output === 'string') return withLineBreak(await renderData(value, kindInfo(output).repr === 'rows'));
  const pairs = Object.entries(output).map(async ([name, kind]) => {
    const part: unknown = (value as Readonly<Record<string, unknown>>)[name];
    return [name, await renderPart(part, kindInfo(kind).repr === 'rows')] as const;
  });
  return alignPairs(await Promise.all(pairs));
}

async function renderPart(value: unknown, isTable: boolean): Promise<string> {
  if (value === null || value === undefined) return '–';
  if (value instanceof Uint8Array || value instanceof Blob) {
    const size = value instanceof Blob ? value.size : value.length;
    return `(${size} bytes, for --pick)`;
  }
  return typeof value === 'object' ? (await renderData(value, isTable)).trimEnd() : String(value).trimEnd();
}

const renderData = async (value: unknown, isTable: boolean): Promise<string> =>
  isTable ? alignTable(value as readonly Readonly<Record<string, unknown>>[]) : toJson(value, 2);

const withLineBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);
