/** The browser's own voice reads a text, where it has one. */
import { ReadAloud } from './read-aloud.tsx';

const labels = { read: 'Read aloud', stop: 'Stop', rate: 'Speed' };

export const SharedMessages = () => <ReadAloud text="Sierra Oscar Sierra" language="en" labels={labels} />;

export const Nothing = () => <ReadAloud text="" language="en" labels={labels} />;
