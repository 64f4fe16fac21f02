/** Downloads an SVG as a PNG. */
import { DownloadPicture } from './download-picture.tsx';

export const Shown = () => (
  <DownloadPicture svg='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20z"/></svg>' />
);
