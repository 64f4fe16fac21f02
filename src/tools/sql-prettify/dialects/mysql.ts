import { mysql } from 'sql-formatter';

export const dialect = mysql;
