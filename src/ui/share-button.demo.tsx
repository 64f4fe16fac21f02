/** A link to the tool in its present state; the input goes along only when asked. */
import { ShareButton } from './share-button.tsx';
import { useToolSession } from './use-tool-session.ts';

export const WithoutInput = () => <ShareButton session={useToolSession()} />;

export const WithInput = () => <ShareButton session={{ ...useToolSession(), input: { text: 'hello' } }} />;

export const TooLong = () => <ShareButton session={{ ...useToolSession(), input: { text: 'x'.repeat(9_000) } }} />;
