/** Chooses among the presets of an operation and the user’s own. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { PresetBar } from './preset-bar.tsx';

export const Usual = () => <PresetBar session={useToolSession()} />;
