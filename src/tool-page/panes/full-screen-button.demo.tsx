/** Gives a pane the room of both, in a layout whose panes fill the window. */
import { FullScreenButton } from './full-screen-button.tsx';

export const Usual = () => <FullScreenButton />;
