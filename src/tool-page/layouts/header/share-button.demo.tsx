/** A link to the tool in its present state; the input is included only on request. */

import { useToolSession } from '#page/session/use-tool-session.ts';
import { ShareButton } from './share-button.tsx';

export const WithoutInput = () => <ShareButton session={useToolSession()} />;

export const WithInput = () => <ShareButton session={{ ...useToolSession(), input: { text: 'hello' } }} />;

export const TooLong = () => <ShareButton session={{ ...useToolSession(), input: { text: 'x'.repeat(9_000) } }} />;
