import { plsql } from 'sql-formatter';

export const dialect = plsql;
