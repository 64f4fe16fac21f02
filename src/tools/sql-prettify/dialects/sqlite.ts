import { sqlite } from 'sql-formatter';

export const dialect = sqlite;
