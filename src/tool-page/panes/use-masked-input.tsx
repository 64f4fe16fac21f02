import { type ReactNode, useState } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Masked } from '#ui/controls/masked.tsx';
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
  return {
    isShown,
    mask: (layout) => (
      <Masked isMasked={!isShown && isMasked} length={'text' in input ? input.text.length : 0}>
        {layout}
      </Masked>
    ),
    reveal: isMasked && (
      <Checkbox checked={isShown} onChange={setShown}>
        {label ?? t('showInput')}
      </Checkbox>
    ),
  };
}
