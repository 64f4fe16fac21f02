import { quoteCsvField } from '#lib/csv/write.ts';

/** How a list is written. */
export interface ListFormat {
  /** One a line, a JSON array, a CSV column, an SQL list in single quotes, or with a separator of one's own. */
  readonly format: 'lines' | 'json' | 'csv' | 'quoted' | 'separated';
  /** The text between the items when `format` is `separated`. */
  readonly separator: string;
  /** Texts before and after each item, inside any quotes. */
  readonly prefix: string;
  readonly suffix: string;
}

const quoteForSql = (item: string): string => `'${item.replaceAll("'", "''")}'`;

/** Writes a list as text; in SQL, quotes are doubled. */
export function formatList(items: readonly string[], { format, separator, prefix, suffix }: ListFormat): string {
  const whole = prefix || suffix ? items.map((item) => prefix + item + suffix) : items;
  switch (format) {
    case 'lines':
      return whole.join('\n');
    case 'json':
      return JSON.stringify(whole, null, 2);
    case 'csv':
      return whole.map(quoteCsvField).join('\n');
    case 'quoted':
      return whole.map(quoteForSql).join(', ');
    case 'separated':
      return whole.join(separator);
  }
}
