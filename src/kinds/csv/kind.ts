import { defineKind } from '#core/kind.ts';

/** Comma-separated values (RFC 4180): a line with the names of the columns, then a line for each record. */
export default defineKind({ repr: 'text', base: 'text', extension: 'csv', mime: 'text/csv', present: 'table' });
