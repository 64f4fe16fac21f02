/** Checkboxes in rows and columns. */
import { useState } from 'react';
import { CheckTable } from './check-table.tsx';

const columns = ['Read', 'Write'];

export function Permissions() {
  const [chosen, setChosen] = useState(['Owner: Read', 'Owner: Write', 'Group: Read']);
  const checkOf = (label: string) => ({
    label,
    checked: chosen.includes(label),
    onChange: (on: boolean) => setChosen(on ? [...chosen, label] : chosen.filter((other) => other !== label)),
  });
  const rows = ['Owner', 'Group', 'Others'].map((title) => ({
    title,
    checks: columns.map((column) => checkOf(`${title}: ${column}`)),
  }));
  return <CheckTable corner="Class" columns={columns} rows={rows} />;
}
