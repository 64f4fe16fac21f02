/** The browser's own voice reads a text, where it has one. */
import { ReadAloud } from './read-aloud.tsx';

export const Words = () => <ReadAloud text="Sierra Oscar Sierra" language="en" />;

export const Nothing = () => <ReadAloud text="" language="en" />;
