/** A text in which something was found. */
import { MarkedText } from './marked-text.tsx';

const found = [{ text: 'Call ' }, { text: '415-555-2671', note: '+1 415 555 2671' }, { text: ' now.' }];

export const Found = () => <MarkedText label="Found" pieces={found} />;

/** Scrolls by itself, also by keyboard. */
export const Long = () => (
  <MarkedText label="Long" pieces={Array.from({ length: 40 }, () => [...found, { text: '\n' }]).flat()} />
);
