import { n1ql } from 'sql-formatter';

export const dialect = n1ql;
