import { flushSync } from 'react-dom';
import type { Notice } from '#core/execution/execute.ts';
import type { Offer } from '#core/tool.ts';
import { nameOffer } from '#page/name-offer.ts';
import { useTool } from '#page/services.ts';
import { setForVisit } from '#page/session/set-for-visit.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { hasKeyboard, isTextField } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';

export interface OffersProps {
  /** The notice or the failure that makes them. */
  readonly of: Notice | undefined;
}

/** The content of a pane, where it can have the focus. */
const bodies = ':is(textarea, [tabindex])[data-pane-body], [data-pane-body] [contenteditable=true]';

/** Buttons that set the options, the input or the operation that a notice or an error offers, and run again. */
export function Offers({ of }: OffersProps) {
  const { control, messages } = useTool();
  const language = useMessages();
  const take = (offer: Offer, button: HTMLElement) => {
    const pane = button.closest('[data-pane]') ?? document;
    flushSync(() => setForVisit(control, offer));
    // The button goes with its notice: the focus stays in its pane, else with the input, and nothing scrolls.
    const target = pane.querySelector<HTMLElement>(bodies) ?? pane.querySelector('input');
    if (hasKeyboard() || !isTextField(target)) target?.focus({ preventScroll: true });
    // So that a paste replaces what the offer was made for.
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) target.select();
  };
  return of?.offers?.map((offer) => {
    const label = nameOffer(offer, messages, language, of);
    return (
      <Button key={label} size="small" onClick={({ currentTarget }) => take(offer, currentTarget)}>
        {label}
      </Button>
    );
  });
}
