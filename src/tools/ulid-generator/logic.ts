import { type Context, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { mapNonBlankLines, parseLines, type ReadLine, readLines } from '#lib/lines/parse.ts';
import { errorMessage, writeLineTable } from '#lib/lines/write-table.ts';
import { makeList } from '#lib/listing/make-list.ts';
import { isoOf, localTimeOf } from '#lib/moment/show-moment.ts';
import { ulidOfHex } from '#lib/uuid/crockford.ts';
import { hyphenate } from '#lib/uuid/read-uuid.ts';
import { createMaker } from './generate.ts';
import { readUlid } from './read-ulid.ts';
import type tool from './tool.ts';

/**
 * A number of ULIDs of one moment.
 * @throws ToolError of `createMaker` and `makeList`
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx) => {
  const { milliseconds, make } = await createMaker(options, ctx);
  return {
    ulids: makeList(options.count, options.lowercase ? () => make().toLowerCase() : make, options, ctx),
    moment: isoOf(milliseconds),
  };
};

/**
 * What is in a ULID, or in a UUID of the same 128 bits. Of several lines the first is read.
 * @throws ToolError of `readUlid`
 */
export const inspect: RunOf<typeof tool, 'inspect'> = (text, _options, ctx) => {
  const [first = '', ...more] = readSome(text, ctx);
  if (more.length > 0) ctx.notice('more-lines', { n: more.length });
  return describe(first, ctx);
};

const columns = ['ulid', 'time', 'milliseconds', 'random', 'uuid'] as const;

/**
 * A row for each ULID or UUID, one per line, and how many there are; of a line that is none, what is wrong with it.
 * @throws ToolError of `readUlid`, at the first line, where none is one
 */
export const table: RunOf<typeof tool, 'table'> = (text, _options, ctx) => {
  const notices = gatherNotices(ctx.notice);
  const lines = readLines(text, (line) => readUlid(line, notices.of(0)));
  if (lines.length === 0) throw missing();
  notices.report();
  const rows = lines.map((line): ReadLine<readonly string[]> => {
    if ('error' in line) return line;
    const described = describe(line.value, ctx);
    return { ...line, value: columns.map((column) => String(described[column])) };
  });
  const ulids = lines.flatMap((line) => ('error' in line ? [] : line.value));
  return {
    table: writeLineTable(columns, rows, errorMessage(ctx)),
    count: ulids.length,
    different: new Set(ulids).size,
    invalid: lines.length - ulids.length,
  };
};

/**
 * ULIDs, one per line, as UUIDs of the same 128 bits.
 * @throws ToolError of `readUlid`, at the first line that is none
 */
export const toUuid: RunOf<typeof tool, 'toUuid'> = (text, _options, ctx) => {
  const notices = gatherNotices(ctx.notice);
  const changed = mapNonBlankLines(text, (line) => hyphenate(readUlid(line, notices.of(0))));
  notices.report();
  return changed;
};

/** @throws ToolError `ulid-length` where there is none */
function readSome(text: string, ctx: Context): readonly string[] {
  const notices = gatherNotices(ctx.notice);
  const ulids = parseLines(text, (line) => readUlid(line, notices.of(0)));
  if (ulids.length === 0) throw missing();
  notices.report();
  return ulids;
}

const missing = () => new ToolError('ulid-length', { n: 0 }, 0);

function describe(hex: string, ctx: Context): OutputOf<(typeof tool)['operations']['inspect']> {
  const milliseconds = Number.parseInt(hex.slice(0, 12), 16);
  return {
    ulid: ulidOfHex(hex),
    uuid: hyphenate(hex),
    time: isoOf(milliseconds),
    random: hex.slice(12),
    localTime: localTimeOf(milliseconds, ctx),
    milliseconds,
    hex,
    integer: String(BigInt(`0x${hex}`)),
  };
}
