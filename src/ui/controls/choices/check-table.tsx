import classes from './check-table.module.css';
import { Checkbox } from './checkbox.tsx';

export interface Check {
  /** Its accessible name, with row and column: “Owner: read”. */
  readonly label: string;
  /** Shown beside the box where the column does not name it. */
  readonly text?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export interface CheckTableProps {
  /** The heading of the column of rows. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** The rows, each with a check for every column. */
  readonly rows: readonly { readonly title: string; readonly checks: readonly Check[] }[];
}

/** Checkboxes in rows and columns. */
export const CheckTable = ({ corner, columns, rows }: CheckTableProps) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {[corner, ...columns].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, checks }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {checks.map(({ label, text, checked, onChange }) => (
            <td key={label}>
              <Checkbox className={classes.check} aria-label={label} checked={checked} onChange={onChange}>
                {text}
              </Checkbox>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
