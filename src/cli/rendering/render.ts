/** Formats results for printing: plain or as JSON, for a terminal or for a pipe. */
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { headlineNames } from '#core/operations/headline.ts';
import type { Operation, Output } from '#core/tool.ts';
import { toData, toJson } from '#host/json.ts';
import { alignPairs, alignTable } from './align.ts';
import { escapeControls } from './escape-controls.ts';
import type { Paint } from './paint.ts';

export type Printable = string | Uint8Array | Blob;

export interface RenderOptions {
  readonly json: boolean;
  readonly isTerminal: boolean;
  readonly paint: Paint;
}

/** The outputs of an operation, or the one that was picked. */
export type Shape = Pick<Operation, 'output' | 'facts' | 'headline'>;

/**
 * One value is plain; several are aligned on a terminal, the headline first, and JSON in a pipe, without absent ones.
 * In a pipe the only result besides facts counts as one value. Bytes and files are written as they are. A text gets a
 * final line break on a terminal only, so that a pipe receives exactly the value; control characters are escaped there.
 */
export async function renderResult(
  value: unknown,
  { output, facts = [], headline }: Shape,
  options: RenderOptions,
): Promise<Printable> {
  const { json, isTerminal, paint } = options;
  const show = isTerminal ? escapeControls : (text: string) => text;
  if (json) return show(`${toJson(await toData(value, output))}\n`);
  if (value === null) return kindOf(output)?.repr === 'value' ? 'null' : '';
  if (value instanceof Uint8Array || value instanceof Blob) return value;
  if (typeof value !== 'object') return isTerminal ? withLineBreak(show(String(value))) : String(value);
  if (typeof output === 'string')
    return isTerminal ? withLineBreak(show(renderData(value, output))) : `${toJson(await toData(value, output))}\n`;
  const named = value as Readonly<Record<string, unknown>>;
  const all = Object.entries(output).filter(([name]) => named[name] !== null);
  const first = headlineNames({ headline }, value).find((name) => named[name] !== null);
  const present = [...all.filter(([name]) => name === first), ...all.filter(([name]) => name !== first)];
  if (isTerminal) {
    const pairs = present.map(([name, kind]) => [name, show(renderPart(named[name], kind))] as const);
    return alignPairs(pairs, '', paint);
  }
  const [only, ...others] = present.filter(([name]) => !facts.includes(name));
  if (!only || others.length > 0) return `${toJson(await toData(value, output))}\n`;
  return renderResult(named[only[0]], { output: only[1] }, options);
}

const kindOf = (output: Output) => (typeof output === 'string' ? kindInfo(output) : undefined);

function renderPart(value: unknown, kind: KindId): string {
  if (value instanceof Uint8Array || value instanceof Blob) {
    const size = value instanceof Blob ? value.size : value.length;
    return `(${size} bytes, use --pick)`;
  }
  return (typeof value === 'object' ? renderData(value, kind) : String(value)).replace(/\r?\n$/, '');
}

const renderData = (value: unknown, kind: KindId): string =>
  kindInfo(kind).repr === 'rows' ? alignTable(value as readonly Readonly<Record<string, unknown>>[]) : toJson(value, 2);

const withLineBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);
