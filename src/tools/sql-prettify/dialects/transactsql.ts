import { transactsql } from 'sql-formatter';

export const dialect = transactsql;
