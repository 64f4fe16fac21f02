/** A picture with outlines and their corners drawn on it; several are numbered. */
import { MarkedPicture } from './marked-picture.tsx';

const picture = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path fill="#ccc" d="M0 0h200v100H0z"/></svg>'],
  { type: 'image/svg+xml' },
);
const size = { picture, width: 200, height: 100 };

export const One = () => <MarkedPicture {...size} label="One outline" outlines={['20,20 80,30 70,80 15,75']} />;
export const Several = () => (
  <MarkedPicture {...size} label="Two outlines" outlines={['20,20 80,20 80,80 20,80', '120,20 180,20 180,80 120,80']} />
);
