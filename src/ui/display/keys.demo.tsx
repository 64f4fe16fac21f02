/** The keys of a shortcut, as the user's keyboard names them. */
import { Keys } from './keys.tsx';

export const OneKey = () => <Keys shortcut="?" />;

export const Several = () => <Keys shortcut="Mod+K" />;

/** Keys with a name in the user's language. */
export const Named = () => <Keys shortcut="Mod+Enter" names={{ Enter: 'Entrée', Ctrl: 'Ctrl' }} />;
