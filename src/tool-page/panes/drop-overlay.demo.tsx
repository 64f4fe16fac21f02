/** Covers the page while files are dragged over it: drag one here. */
import { DropOverlay } from './drop-overlay.tsx';

export const WhileDragged = () => <DropOverlay />;
