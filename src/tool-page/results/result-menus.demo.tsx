/** What else can be done with a result. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ResultMenus } from './result-menus.tsx';

export const OfText = () => <ResultMenus session={useToolSession()} kind="text" value="A result" />;
