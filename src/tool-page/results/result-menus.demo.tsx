/** What else can be done with a result. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ResultMenus } from './result-menus.tsx';

const single = { name: undefined, kind: 'text', value: 'A result' } as const;

export const OfText = () => <ResultMenus session={useToolSession()} single={single} />;
