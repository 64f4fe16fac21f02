/** The answer of a result, as large as it has room. */
import { Headline } from './headline.tsx';

const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

export const Digest = () => <Headline label="SHA-256" answer={{ name: 'sha256', kind: 'text', value: digest }} />;

export const Good = () => (
  <Headline label="IBAN" answer={{ name: 'verdict', kind: 'text', value: 'Valid IBAN, Germany' }} tone="good" />
);

export const Bad = () => (
  <Headline label="Match" answer={{ name: 'matches', kind: 'boolean', value: false }} tone="bad" />
);

export const Color = () => <Headline label="RGB" answer={{ name: 'rgb', kind: 'color', value: 'rgb(255 102 0)' }} />;

export const Sentence = () => (
  <Headline
    label="Schedule"
    answer={{ name: 'description', kind: 'text', value: 'Every 15 minutes, Monday to Friday' }}
  />
);
