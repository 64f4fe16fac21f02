import { duckdb } from 'sql-formatter';

export const dialect = duckdb;
