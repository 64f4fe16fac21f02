/** A node of an XML text on one line of a tree. */
import { XmlLine } from './xml-line.tsx';

export const Element = () => <XmlLine text={'<item id="1">'} end="…</item>" count="2 nodes" />;

/** Line breaks are shown, a long node is cut. */
export const Comment = () => <XmlLine text={'<!-- first\nsecond'} isCut />;
