/** Shares the width among two panes: dragged, moved with the arrow keys, reset by a double-click. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { ToolLayout } from './tool-layout.tsx';

export const BetweenPanes = () => <ToolLayout session={useToolSession()} />;
