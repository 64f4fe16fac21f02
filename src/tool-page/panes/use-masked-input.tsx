import { type ReactNode, useRef, useState } from 'react';
import type { Input } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Masked } from '#ui/controls/fields/masked.tsx';
import { useMessages } from '#ui/messages.ts';

export interface MaskedInput {
  readonly isShown: boolean;
  /** Wraps the layout. */
  readonly mask: (layout: ReactNode) => ReactNode;
  /** Shows what is masked; the `control` of the layout, or in it. */
  readonly reveal: ReactNode;
}

/**
 * Masks the input of operations that are declared so, such as those for passwords, until the user shows it.
 * @param isMasked where that depends on more than the operation
 * @param label of the checkbox that shows it
 */
export function useMaskedInput(
  { input, operation }: ToolSession,
  isMasked = operation.masked === true,
  label?: string,
): MaskedInput {
  const { t } = useMessages();
  const [isShown, setShown] = useState(false);
  // Another operation does not show what was given as a secret.
  const last = useRef<Input>(undefined);
  const secret = useRef<Input>(undefined);
  if (isMasked && input !== last.current) secret.current = input;
  last.current = input;
  const isHidden = isMasked || secret.current === input;
  return {
    isShown,
    mask: (layout) => (
      <Masked isMasked={!isShown && isHidden} length={'text' in input ? input.text.length : 0}>
        {layout}
      </Masked>
    ),
    reveal: isHidden && (
      <Checkbox checked={isShown} onChange={setShown}>
        {label ?? t('showInput')}
      </Checkbox>
    ),
  };
}
