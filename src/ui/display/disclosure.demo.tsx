/** Content that is rarely needed, collapsed until it is opened. */
import { Disclosure } from './disclosure.tsx';

export const Closed = () => <Disclosure summary="More options">Rarely used.</Disclosure>;

/** Opened by the page, say because something inside is wrong. */
export const Open = () => (
  <Disclosure summary="More options, opened" isOpen>
    Rarely used.
  </Disclosure>
);
