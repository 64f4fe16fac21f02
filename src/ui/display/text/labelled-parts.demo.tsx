/** The parts that a text is made up of, each above its label. */
import { LabelledParts } from './labelled-parts.tsx';

const parts = [
  { label: 'Country', text: 'GB' },
  { label: 'Check digits', text: '29' },
  { label: 'Bank code', text: 'NWBK' },
  { label: 'Branch code', text: '601613' },
  { label: 'Account number', text: '31926819' },
];

export const OfAnIban = () => <LabelledParts label="Parts" parts={parts} />;

/** They wrap where they do not fit. */
export const Many = () => <LabelledParts label="Many parts" parts={[...parts, ...parts, ...parts]} />;
