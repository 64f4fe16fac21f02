/** What a camera sees; before it is on, a black picture. */
import { LiveVideo } from './live-video.tsx';

export const Off = () => <LiveVideo stream={undefined} label="Camera" />;
