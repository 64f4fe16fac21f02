/** A text of any size, with line numbers: only visible rows are rendered. */
import { toBigText } from '#lib/big-text/make-big-text.ts';
import { VirtualText } from './virtual-text.tsx';

const lines = toBigText(Array.from({ length: 20_000 }, (_, at) => `{ "line": ${at + 1} }`).join('\n'));

export const Lines = () => <VirtualText label="Lines" text={lines} />;

export const Highlighted = () => <VirtualText label="Highlighted" text={lines} language="json" />;

/** A line with an error is scrolled into view. */
export const Marked = () => <VirtualText label="Marked" text={lines} line={10_000} />;
