import { clickhouse, type DialectOptions } from 'sql-formatter';

/** Names differ by case here, and most keywords may be names: only these are written in another case. */
const keywords = new Set(
  (
    'ALL AS ASC BY DESC DISTINCT EXISTS FINAL GLOBAL IF IN INTERVAL IS LIKE ILIKE MATERIALIZED NOT NULL ON OVER ' +
    'PARTITION PRIMARY KEY TABLE TEMPORARY TO USING VIEW WITH'
  ).split(' '),
);

export const dialect: DialectOptions = {
  ...clickhouse,
  tokenizerOptions: {
    ...clickhouse.tokenizerOptions,
    reservedKeywords: clickhouse.tokenizerOptions.reservedKeywords.filter((word) => keywords.has(word)),
  },
};
