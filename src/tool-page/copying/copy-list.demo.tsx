/** The forms in which a result can be copied. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { CopyList } from './copy-list.tsx';

export const OfText = () => <CopyList session={useToolSession()} value={'say "hi"'} />;
