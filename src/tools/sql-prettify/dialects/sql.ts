import { type DialectOptions, sql } from 'sql-formatter';

/** In standard SQL a backslash is a character like any other. Texts between dollar signs are PostgreSQL's, and nothing else. */
export const dialect: DialectOptions = {
  ...sql,
  tokenizerOptions: {
    ...sql.tokenizerOptions,
    identTypes: [{ quote: '""-qq', prefixes: ['U&'] }, '``'],
    stringTypes: [
      { quote: "''-qq", prefixes: ['N', 'U&'] },
      { quote: "''-raw", prefixes: ['X'], requirePrefix: true },
      '$$',
    ],
  },
};
