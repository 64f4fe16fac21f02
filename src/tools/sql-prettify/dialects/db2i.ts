import { db2i } from 'sql-formatter';

export const dialect = db2i;
