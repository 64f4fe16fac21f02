/** A result as it is printed: plain or as JSON, for a terminal or for a pipe. */
import { type KindId, kindInfo } from '#core/kinds.ts';
import type { Output } from '#core/tool.ts';
import { alignPairs, alignTable } from './align.ts';
import { toData, toJson } from './json.ts';

export type Printable = string | Uint8Array | Blob;

export interface Manner {
  readonly json: boolean;
  readonly isTerminal: boolean;
}

/**
 * One value is plain, several are aligned on a terminal, the absent left out, and JSON in a pipe; bytes and files stay as they are. A text
 * gets a final line break on a terminal only, so that a pipe receives exactly the value.
 */
export async function renderResult(value: unknown, output: Output, { json, isTerminal }: Manner): Promise<Printable> {
  if (json) return `${toJson(await toData(value, output))}\n`;
  if (value === null) return kindOf(output)?.repr === 'value' ? 'null' : '';
  if (value instanceof Uint8Array || value instanceof Blob) return value;
  if (typeof value !== 'object') return isTerminal ? withLineBreak(String(value)) : String(value);
  if (!isTerminal) return `${toJson(await toData(value, output))}\n`;
  if (typeof output === 'string') return withLineBreak(renderData(value, output));
  const named = value as Readonly<Record<string, unknown>>;
  const present = Object.entries(output).filter(([name]) => named[name] !== null);
  return alignPairs(present.map(([name, kind]) => [name, renderPart(named[name], kind)] as const));
}

const kindOf = (output: Output) => (typeof output === 'string' ? kindInfo(output) : undefined);

function renderPart(value: unknown, kind: KindId): string {
  if (value instanceof Uint8Array || value instanceof Blob) {
    const size = value instanceof Blob ? value.size : value.length;
    return `(${size} bytes, for --pick)`;
  }
  return (typeof value === 'object' ? renderData(value, kind) : String(value)).replace(/\r?\n$/, '');
}

const renderData = (value: unknown, kind: KindId): string =>
  kindInfo(kind).repr === 'rows' ? alignTable(value as readonly Readonly<Record<string, unknown>>[]) : toJson(value, 2);

const withLineBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);
