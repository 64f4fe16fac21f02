import { type DialectOptions, redshift } from 'sql-formatter';

/** Bodies of procedures are quoted by dollar signs. */
export const dialect: DialectOptions = {
  ...redshift,
  tokenizerOptions: { ...redshift.tokenizerOptions, stringTypes: [...redshift.tokenizerOptions.stringTypes, '$$'] },
};
