import { maxOf } from '#lib/collections/extremes.ts';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import classes from './heat-map.module.css';

export interface HeatMapProps {
  readonly label: string;
  /** The heads of the columns. */
  readonly columns: readonly string[];
  /** Each with its head and a number for each column. */
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

const shades = 4;

/** Numbers in rows and columns, the larger the darker. */
export function HeatMap({ label, columns, rows }: HeatMapProps) {
  const most = maxOf(rows.flatMap(({ values }) => values));
  return (
    <ScrollRegion className={classes.scroll} aria-label={label}>
      <table className={classes.map}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, at) => (
                <td key={columns[at]} data-heat={Math.ceil((shades * value) / most) || undefined}>
                  {value > 0 && value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
