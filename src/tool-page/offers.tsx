import { flushSync } from 'react-dom';
import type { Offer } from '#core/tool.ts';
import { nameValue } from '#page/options/name-value.ts';
import { useTool } from '#page/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMessages } from '#ui/messages.ts';

export interface OffersProps {
  readonly offers?: readonly Offer[] | undefined;
}

/** Buttons that set the options, or the input, that a notice or an error offers, for this visit, and run again. */
export function Offers({ offers = [] }: OffersProps) {
  const { control, messages } = useTool();
  const { t } = useMessages();
  const nameOption = ([name, value]: [string, Offer[string]]) => {
    if (name === 'input') return t('fact', { label: t('loadExample'), value: String(value) });
    const label = messages.options?.[name] ?? name;
    if (value === true) return label;
    return t('fact', { label, value: nameValue(messages, t('off'), name, value === false ? null : value) });
  };
  const take = ({ input, ...options }: Offer) => {
    const { current } = control;
    // For this visit: stored, the option would change later readings without a notice.
    flushSync(() =>
      current?.loadExample(current.name, {
        ...(input !== undefined && { input }),
        options: { ...current.options, ...options },
      }),
    );
    // The button goes with its notice: the focus moves on to the option that it has set, else to the result.
    const [name = ''] = Object.keys(options);
    const field = document.querySelector<HTMLElement>(`main [name="${name}"]`);
    const target = field?.closest('details:not([open])')?.querySelector('summary') ?? field;
    (target ?? document.querySelector<HTMLElement>('main [data-pane-body]'))?.focus({ preventScroll: true });
  };
  return offers.map((offer) => {
    const label = Object.entries(offer).map(nameOption).join(', ');
    return (
      <Button key={label} size="small" onClick={() => take(offer)}>
        {label}
      </Button>
    );
  });
}
