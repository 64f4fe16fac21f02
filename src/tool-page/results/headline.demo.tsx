/** The answer of a result, as large as it has room. */
import { Headline } from './headline.tsx';

const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

export const Digest = () => <Headline label="SHA-256" answer={{ name: 'sha256', kind: 'text', value: digest }} />;

export const Sentence = () => (
  <Headline
    label="Schedule"
    answer={{ name: 'description', kind: 'text', value: 'Every 15 minutes, Monday to Friday' }}
  />
);
