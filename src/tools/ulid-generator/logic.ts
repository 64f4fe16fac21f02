import { type Context, type OutputOf, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { mapNonBlankLines, parseLines } from '#lib/lines/parse.ts';
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
 * A row for each ULID or UUID, one per line, and how many there are.
 * @throws ToolError of `readUlid`, at the first line that is none
 */
export const table: RunOf<typeof tool, 'table'> = (text, _options, ctx) => {
  const ulids = readSome(text, ctx);
  const rows = ulids.map((hex) => {
    const described = describe(hex, ctx);
    return columns.map((column) => String(described[column]));
  });
  return { table: writeCsv(columns, rows), count: ulids.length, different: new Set(ulids).size };
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
  if (ulids.length === 0) throw new ToolError('ulid-length', { n: 0 }, 0);
  notices.report();
  return ulids;
}

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
