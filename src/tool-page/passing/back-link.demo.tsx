/** Leads back to the tool whose result has become the input. */
import { BackLink } from './back-link.tsx';

export const Shown = () => <BackLink />;
