import classes from './check-table.module.css';
import { Checkbox } from './checkbox.tsx';

export interface Check {
  /** Its whole name, for those who do not see row and column: “Owner: read”. */
  readonly label: string;
  /** Stands beside the box where the column does not name it. */
  readonly text?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export interface CheckTableProps {
  /** Names what the rows are. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Each with a check for every column. */
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
