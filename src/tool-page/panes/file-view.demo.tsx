/** A file as input: its name and size, and its text where it is read as text. */

import { Pane } from '#ui/display/pane.tsx';
import { FileView } from './file-view.tsx';

const lines = new File([Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`).join('\n')], 'lines.txt');
const marked = new File([lines], 'marked.txt');

export const Text = () => (
  <Pane title="File as text">
    <FileView file={lines} isText line={undefined} />
  </Pane>
);

/** The line with a mistake is marked and in sight. */
export const Marked = () => (
  <Pane title="File with a mistake">
    <FileView file={marked} isText line={20} />
  </Pane>
);

export const Binary = () => (
  <Pane title="File as it is">
    <FileView file={lines} isText={false} line={undefined} />
  </Pane>
);
