/** Functions to insert. */
import { PickList } from './pick-list.tsx';

const items = [
  { label: 'sqrt(x)', note: 'Square root', group: 'Arithmetic' },
  { label: 'abs(x)', note: 'Absolute value', group: 'Arithmetic' },
  { label: 'sin(x)', note: 'Sine', group: 'Trigonometry' },
];

export const Usual = () => <PickList items={items} label="Functions" onPick={() => {}} />;
