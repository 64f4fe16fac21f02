import { useEffect, useState } from 'react';
import { isTextField } from '#ui/focus.ts';

/** Whether a text field of the page has the focus: what is still being written is not yet wrong. */
export function useIsWriting(): boolean {
  const [isWriting, setWriting] = useState(true);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => setWriting(isTextField(target));
    const leave = ({ relatedTarget }: FocusEvent) => setWriting(isTextField(relatedTarget));
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return isWriting;
}
