/** Several forms of one value: editing one changes the others. */
import { useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { EditRows } from './edit-rows.tsx';

export function Bases() {
  const [number, setNumber] = useState(42);
  const bases = [
    ['Binary', 2],
    ['Decimal', 10],
    ['Hexadecimal', 16],
  ] as const;
  const rows = bases.map(([name, base]) => ({ name, base, label: name, value: number.toString(base) }));
  return (
    <EditRows
      rows={rows}
      kind={kindInfo('text')}
      onEdit={({ base }, text) => setNumber(Number.parseInt(text, base) || 0)}
    />
  );
}

export function WithAMistake() {
  const rows = [
    {
      name: 'a',
      label: 'Octal',
      value: '58',
      message: 'Character 2: “8” is not a digit in base 8; digits go from 0 to 7.',
    },
    { name: 'b', label: 'Base 64', value: null },
  ];
  return <EditRows rows={rows} kind={kindInfo('text')} onEdit={() => {}} />;
}
