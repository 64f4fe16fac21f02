import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { mapNonBlankLines, parseLines, type ReadLine, readLines } from '#lib/lines/parse.ts';
import { writeLineTable } from '#lib/lines/write-table.ts';
import { makeList } from '#lib/listing/make-list.ts';
import { ulidOfHex } from '#lib/uuid/crockford.ts';
import { readUuid } from '#lib/uuid/read-uuid.ts';
import { describeUuid } from './describe.ts';
import { createMaker } from './generate.ts';
import type tool from './tool.ts';
import { writeUuid } from './write-uuid.ts';

/**
 * UUIDs of one version (RFC 9562): a number of them or, of versions 3, 5 and 8, one for each name.
 * @throws ToolError of `createMaker` and `makeList`
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx) => {
  const { count, make } = await createMaker(options, ctx);
  return makeList(count, (index) => writeUuid(make(index), options), options, ctx);
};

/**
 * What is in a UUID, written in any form. Of several lines the first is read.
 * @throws ToolError of `readUuid`
 */
export const inspect: RunOf<typeof tool, 'inspect'> = (text, _options, ctx) => {
  const [first = '', ...more] = readSome(text);
  if (more.length > 0) ctx.notice('more-lines', { n: more.length });
  return describeUuid(first, ctx);
};

const columns = ['uuid', 'version', 'time', 'clockSequence', 'node', 'ulid', 'integer'] as const;

/**
 * A row for each UUID, one per line, and how many there are; of a line that is none, what is wrong with it.
 * @throws ToolError of `readUuid`, at the first line, where none is one
 */
export const table: RunOf<typeof tool, 'table'> = (text, _options, ctx) => {
  const lines = readLines(text, readUuid);
  if (lines.length === 0) throw missing();
  const rowContext = { ...ctx, notice: eachOnce(ctx.notice) };
  const rows = lines.map((line): ReadLine<readonly string[]> => {
    if ('error' in line) return line;
    const described = describeUuid(line.value, rowContext);
    return { ...line, value: columns.map((column) => String(described[column] ?? '')) };
  });
  const uuids = lines.flatMap((line) => ('error' in line ? [] : line.value));
  return {
    table: writeLineTable(columns, rows, ({ code, params }) => ctx.message(`problem-${code}`, params)),
    uuids: uuids.length,
    different: new Set(uuids).size,
    invalid: lines.length - uuids.length,
  };
};

/** Reports each notice once, however many rows it is about. */
function eachOnce(notice: Context['notice']): Context['notice'] {
  const reported = new Set<string>();
  return (code, params) => {
    const key = JSON.stringify([code, params]);
    if (!reported.has(key)) notice(code, params);
    reported.add(key);
  };
}

/** @throws ToolError `uuid-digits` where there is none */
function readSome(text: string): readonly string[] {
  const uuids = parseLines(text, readUuid);
  if (uuids.length === 0) throw missing();
  return uuids;
}

const missing = () => new ToolError('uuid-digits', { k: 0, where: '' }, 0);

/**
 * UUIDs, one per line, in another form.
 * @throws ToolError of `readUuid`, at the first line that is none
 */
export const format: RunOf<typeof tool, 'format'> = (text, options) =>
  mapNonBlankLines(text, (line) => writeUuid(readUuid(line), options));

/**
 * UUIDs, one per line, as ULIDs of the same 128 bits.
 * @throws ToolError of `readUuid`, at the first line that is none
 */
export const toUlid: RunOf<typeof tool, 'toUlid'> = (text) =>
  mapNonBlankLines(text, (line) => ulidOfHex(readUuid(line)));
