/** A button that reads a text file in the encoding that it may be in. */
import { ReadAs } from './read-as.tsx';

export const Utf16 = () => <ReadAs file={new File(['a'], 'a.txt')} encoding="UTF-16LE" onRead={() => {}} />;
