import { ScrollRegion } from './scroll-region.tsx';
import classes from './table.module.css';

/** Longer texts, in characters, may be broken anywhere. */
const maxWholeLength = 24;

/** Flat records as a table; the columns are the keys in order of appearance. */
export function Table({
  rows,
  label,
}: {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly label: string;
}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <ScrollRegion className={classes.scroll} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>
              {columns.map((column) => {
                const text = String(row[column] ?? '');
                return (
                  <td key={column} data-long={text.length > maxWholeLength || undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
