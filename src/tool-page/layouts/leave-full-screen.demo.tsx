/** Ends a pane’s full screen, as Escape does. */
import { LeaveFullScreen } from './leave-full-screen.tsx';

export const Usual = () => <LeaveFullScreen before={null} onLeave={() => {}} />;
