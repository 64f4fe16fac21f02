/** Brings back the input that was replaced, for a moment. */
import { ReplacedNotice } from './replaced-notice.tsx';

export const Shown = () => <ReplacedNotice onUndo={() => {}} />;
