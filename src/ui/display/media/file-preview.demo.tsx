/** A preview of a file by its content: a picture, sound or film, else its beginning as text or in hexadecimal. */

import { Pane } from '#ui/display/pane.tsx';
import { FilePreview } from './file-preview.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48"><ellipse cx="48" cy="24" rx="48" ry="24" fill="#18a058"/></svg>';
const text = new Blob(['Plain text, some lines of it.\n'.repeat(4)]);
const picture = new Blob([svg]);
const pdf = new Blob(['%PDF-1.7\n']);
const bytes = Uint8Array.from({ length: 64 }, (_, index) => (index * 37) % 256);

export const Text = () => (
  <Pane title="Text file">
    <FilePreview file={text} label="Text" />
  </Pane>
);

export const Picture = () => (
  <Pane title="Picture">
    <FilePreview file={picture} label="A green ellipse on nothing" />
  </Pane>
);

export const Binary = () => (
  <Pane title="Bytes">
    <FilePreview file={bytes} label="Hexadecimal" />
  </Pane>
);

export const Pdf = () => (
  <Pane title="PDF">
    <FilePreview file={pdf} label="PDF" />
  </Pane>
);

/** Without size and type, which are shown elsewhere. */
export const Bare = () => (
  <Pane title="Bare text">
    <FilePreview file={text} label="Bare" isBare />
  </Pane>
);
