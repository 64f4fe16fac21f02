import { trino } from 'sql-formatter';

export const dialect = trino;
