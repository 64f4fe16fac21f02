/** The forms in which a result can be copied. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { CopyList } from './copy-list.tsx';

export const OfText = () => <CopyList session={useToolSession()} value={'say "hi"'} kind="text" />;

export const OfTable = () => <CopyList session={useToolSession()} value={'a,b\n1,2'} kind="csv" />;
