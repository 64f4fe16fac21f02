/** Saves an SVG as a picture in pixels, or copies it. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { SavePicture } from './save-picture.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"><path d="M0 0h20v20z"/></svg>';

export const Sizes = () => <SavePicture session={useToolSession()} svg={svg} sizes={[{ width: 20, height: 20 }]} />;
