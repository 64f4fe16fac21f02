import { spark } from 'sql-formatter';

export const dialect = spark;
