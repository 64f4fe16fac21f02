import { postgresql } from 'sql-formatter';

export const dialect = postgresql;
