import { tidb } from 'sql-formatter';

export const dialect = tidb;
