/** Results as the content of MCP: text, structured data, images and embedded files; long ones are cut. */
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { type Output, ToolError } from '#core/tool.ts';
import { formatOf } from '#host/each/csv-column.ts';
import { toData, toJson } from '#host/json.ts';
import { readCsv } from '#lib/csv/read.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { detectFileType } from '#lib/files/detect-file-type.ts';
import { cutRows, cutText, type Part } from './cut.ts';
import { usageError } from './problem.ts';

/** How a result is returned. */
export interface Presentation extends Part {
  /** `tool/operation`, for the names of files. */
  readonly use: string;
  readonly asFile: boolean;
  /** The client was promised structured content, also for a text. */
  readonly isStructured?: boolean;
}

/** In bytes; more is an embedded file. */
const maxInline = 32_768;
/** In bytes; clients refuse messages of more than 10 MB. */
const maxFile = 6_000_000;

/** The pictures that models can see. */
const seen = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

const textOf = (text: string): ContentBlock => ({ type: 'text', text });

/**
 * The content of a result.
 * @throws CallError for a file that is too large
 */
export async function toContent(value: unknown, output: Output, presentation: Presentation): Promise<CallToolResult> {
  const { asFile, use, isStructured = false } = presentation;
  if (asFile) return { content: [await embed(await toBytes(value, output), output, use)] };
  if (typeof output !== 'string')
    return recordContent(value as Readonly<Record<string, unknown>>, output, presentation);
  if (value instanceof Uint8Array || value instanceof Blob) return bytesContent(value, output, presentation);
  const { repr } = kindInfo(output);
  if (repr === 'rows') return tableContent(value as readonly object[], undefined, presentation);
  const rows = output === 'csv' ? rowsOf(String(value)) : undefined;
  if (rows) return tableContent(rows, String(value), presentation);
  const { shown, note } = cutText(repr === 'text' ? String(value) : toJson(value), presentation);
  const isWhole = repr !== 'text' && note.length === 0;
  const data = isStructured || repr !== 'text' ? structured({ value: isWhole ? value : shown }) : {};
  return { content: [textOf(shown), ...note.map(textOf)], ...data };
}

/** Whether values of a kind are tables: rows, or text with a record on each line. */
export const isTable = (kind: KindId): boolean => kind === 'csv' || kindInfo(kind).repr === 'rows';

/** Data that clients get beside the text. */
const structured = (data: object): Pick<CallToolResult, 'structuredContent'> => ({
  structuredContent: JSON.parse(toJson(data)) as Record<string, unknown>,
});

/** A table whose columns have names, as rows; undefined for any other, which stays text. */
function rowsOf(csv: string): readonly Readonly<Record<string, string>>[] | undefined {
  try {
    const [columns, ...rows] = readCsv(csv, formatOf(csv));
    const names = columns?.fields ?? [];
    if (new Set(names).size < names.length || rows.some(({ fields }) => fields.length !== names.length))
      return undefined;
    return rows.map(({ fields }) => Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ''])));
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** A table: as the text that it is where that is not cut, else the rows as JSON. */
function tableContent(rows: readonly object[], csv: string | undefined, presentation: Presentation): CallToolResult {
  const { shown, note } = cutRows(rows, presentation);
  const isWhole = note.length === 0;
  const text = isWhole && csv !== undefined ? csv : toJson(shown);
  return { content: [textOf(text), ...note.map(textOf)], ...structured({ rows: shown, count: rows.length }) };
}

async function bytesContent(
  value: Uint8Array | Blob,
  kind: KindId,
  { use, isStructured }: Presentation,
): Promise<CallToolResult> {
  const bytes = await toBytes(value, kind);
  const mimeType = mimeOf(bytes, kind);
  const facts = { bytes: bytes.length, mimeType };
  const described = isStructured ? structured(facts) : {};
  if (seen.includes(mimeType) && bytes.length <= maxFile)
    return { content: [{ type: 'image', data: encodeBase64(bytes), mimeType }], ...described };
  if (bytes.length > maxInline) return { content: [await embed(bytes, kind, use)], ...described };
  const data = { base64: encodeBase64(bytes), ...facts };
  return { content: [textOf(toJson(data))], ...structured(data) };
}

/** Labelled results: long texts among them are cut, and bytes follow as contents of their own. */
async function recordContent(
  value: Readonly<Record<string, unknown>>,
  output: Readonly<Record<string, KindId>>,
  presentation: Presentation,
): Promise<CallToolResult> {
  const isBytes = (part: unknown) => part instanceof Uint8Array || part instanceof Blob;
  const present = Object.entries(output).filter(([name]) => (value[name] ?? null) !== null);
  const names = present.map(([name]) => name).filter((name) => !isBytes(value[name]));
  const data = (await toData(value, Object.fromEntries(present.filter(([name]) => names.includes(name))))) as object;
  const files = await Promise.all(
    present
      .filter(([name]) => isBytes(value[name]))
      .map(async ([name, kind]) => {
        const { content } = await bytesContent(value[name] as Blob, kind, presentation);
        return [textOf(`${name}:`), ...content];
      }),
  );
  const whole = toJson(data);
  const { limit } = presentation;
  if (whole.length <= limit) return { content: [textOf(whole), ...files.flat()], ...structured(data) };
  const room = Math.max(200, Math.floor(limit / names.length));
  const parts = Object.entries(data).map(([name, part]) => {
    const text = typeof part === 'string' ? part : toJson(part);
    return { name, text, isCut: text.length > room, part };
  });
  const cut = parts.filter(({ isCut }) => isCut);
  const shown = Object.fromEntries(
    parts.map(({ name, text, isCut, part }) => [name, isCut ? `${text.slice(0, room).toWellFormed()}…` : part]),
  );
  // The data that a schema describes stay of their types.
  const typed = Object.fromEntries(
    Object.entries(shown).filter(([name]) => !cut.some((one) => one.name === name && typeof one.part !== 'string')),
  );
  const lengths = cut.map(({ name, text }) => `${name} (${text.length} characters)`).join(', ');
  const note = `Cut: ${lengths}. Use “pick” to get one of them alone, and “offset” and “limit” for a part of it.`;
  return { content: [textOf(toJson(shown)), textOf(note), ...files.flat()], ...structured(typed) };
}

/** A result as the bytes of a file. */
export async function toBytes(value: unknown, output: Output): Promise<Uint8Array> {
  if (value instanceof Uint8Array) return value;
  if (value instanceof Blob) return new Uint8Array(await value.arrayBuffer());
  const isText = typeof value === 'string';
  return new TextEncoder().encode(isText ? value : toJson(await toData(value, output), 2));
}

const mimeOf = (bytes: Uint8Array, output: Output): string => {
  const declared = typeof output === 'string' ? fileKind(output).mime : 'application/json';
  return declared === 'application/octet-stream' ? (detectFileType(bytes)?.mime ?? declared) : declared;
};

/** The extension of the file of a result, without the dot. */
const extensionOf = (bytes: Uint8Array, output: Output): string => {
  const declared = typeof output === 'string' ? fileKind(output) : { extension: 'json', mime: 'application/json' };
  const isUnknown = declared.mime === 'application/octet-stream';
  return isUnknown ? (detectFileType(bytes)?.extension ?? 'bin') : declared.extension;
};

async function embed(bytes: Uint8Array, output: Output, use: string): Promise<ContentBlock> {
  if (bytes.length > maxFile)
    throw usageError(
      `The result has ${bytes.length} bytes; at most ${maxFile} can be returned. “penknife mcp --out DIR” can save it.`,
    );
  const mimeType = mimeOf(bytes, output);
  const uri = `penknife:///results/${use.replace('/', '-')}.${extensionOf(bytes, output)}`;
  const isText =
    typeof output !== 'string' || ['text', 'number', 'boolean', 'rows', 'value'].includes(kindInfo(output).repr);
  const content = isText ? { text: new TextDecoder().decode(bytes) } : { blob: encodeBase64(bytes) };
  return { type: 'resource', resource: { uri, mimeType, ...content } };
}
