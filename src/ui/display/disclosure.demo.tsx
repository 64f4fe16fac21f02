/** What is rarely needed, folded until it is asked for. */
import { Disclosure } from './disclosure.tsx';

export const Closed = () => <Disclosure summary="More options">Rarely used.</Disclosure>;

/** Opened by the page, say because something inside is wrong. */
export const Open = () => (
  <Disclosure summary="More options, opened" isOpen>
    Rarely used.
  </Disclosure>
);
