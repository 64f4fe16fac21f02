import { db2 } from 'sql-formatter';

export const dialect = db2;
