/** Opens a text in the tool that it is clearly meant for. */
import { OpenIn } from './open-in.tsx';

export const Found = () => <OpenIn text="https://example.org" />;
