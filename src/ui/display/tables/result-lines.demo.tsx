/** Results of the lines of an input. */
import { ResultLines } from './result-lines.tsx';

const lines = [
  { number: 1, source: 'price = 1250', value: '1250' },
  { number: 2, source: 'price / 3', value: '416.66666666666666666666666666667', shown: '≈\u00a0416.666666666667' },
  { number: 3, source: 'price / 0', value: 'Infinity', message: 'Division by zero.' },
  { number: 4, source: 'price +', message: 'Something is missing at the end.' },
];

export const Usual = () => <ResultLines lines={lines} labelOf={({ number }) => `result of line ${number}`} />;

const more = { icon: 'binary', labelOf: () => 'Other forms', onPick: () => {} };

export const WithMore = () => <ResultLines lines={lines} labelOf={({ source }) => `result of ${source}`} more={more} />;
