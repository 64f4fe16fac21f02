import type { RunOf } from '#core/tool.ts';
import { csvToJson } from './read-csv.ts';
import { readRecords } from './read-records.ts';
import { readTable } from './read-table.ts';
import type tool from './tool.ts';
import { writeTable } from './write-csv.ts';
import { writeHtmlTable } from './write-html.ts';
import { writeInsert } from './write-insert.ts';
import { writeMarkdownTable } from './write-markdown.ts';

/** JSON records as delimited text (RFC 4180), each number and text as it is. */
export const toCsv: RunOf<typeof tool, 'toCsv'> = (json, options, ctx) =>
  writeTable(readTable(json, options, ctx), options, ctx);

/** Delimited text as JSON records. */
export const fromCsv: RunOf<typeof tool, 'fromCsv'> = (csv, options, ctx) => csvToJson(csv, options, ctx);

/** JSON or CSV records as a table of GitHub Flavored Markdown. */
export const toMarkdownTable: RunOf<typeof tool, 'toMarkdownTable'> = (text, options, ctx) =>
  writeMarkdownTable(readRecords(text, options, ctx), options, ctx);

/** JSON or CSV records as a table of HTML. */
export const toHtmlTable: RunOf<typeof tool, 'toHtmlTable'> = (text, options, ctx) =>
  writeHtmlTable(readRecords(text, options, ctx), options, ctx);

/** JSON or CSV records as statements that insert them into a table. */
export const toInsert: RunOf<typeof tool, 'toInsert'> = (text, options, ctx) =>
  writeInsert(readRecords(text, options, ctx), options, ctx);

/** How large the table is. */
export const measure: RunOf<typeof tool, 'measure'> = (json, options, ctx) => {
  const { height, columns } = readTable(json, options, ctx);
  return { rows: height, columns: columns.length };
};

/** The names of all columns, for a list to choose from. */
export const listColumns: RunOf<typeof tool, 'listColumns'> = (text, options, ctx) =>
  readRecords(text, { ...options, columns: 'all', columnList: '', sortColumns: false }, { ...ctx, notice() {} })
    .columns;
