import type { Notice } from '#core/execution/execute.ts';
import { formatMessage, type ToolMessages } from '#core/messages.ts';
import type { Offer } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { nameValue } from '#page/options/name-value.ts';
import type { useMessages } from '#ui/messages.ts';

/** Longer values would break the line of a button on a phone. */
const maxLength = 24;

/** Longer labels are too wide for a button on a phone. */
const maxLabelLength = 40;

/** A label without the explanation in parentheses at its end. */
const briefly = (label: string): string => label.replace(/ \([^()]*\)$/, '');

/**
 * The label of an offer: the one that the tool has for its notice or error, else the operation, or the new input, with the
 * options that are part of it, or the options.
 */
export function nameOffer(
  { input, operation, ...options }: Offer,
  messages: Pick<ToolMessages, 'operations' | 'options' | 'values' | 'offers'>,
  { t, locale }: Pick<ReturnType<typeof useMessages>, 't' | 'locale'>,
  { code, params }: Pick<Notice, 'code' | 'params'>,
): string {
  const fact = (label: string, value: string) => t('fact', { label, value: shorten(value, maxLength) });
  const chosen = (label: string, value: string) => {
    const whole = fact(label, value);
    return value.length > maxLength || whole.length > maxLabelLength ? fact(briefly(label), briefly(value)) : whole;
  };
  const named = (name: string, value: Offer[string]) =>
    nameValue(messages, t('off'), name, value === false ? null : value);
  const own = messages.offers?.[code];
  if (own !== undefined) return formatMessage(own, params, locale, messages.values);
  const entries = Object.entries(options);
  if (operation !== undefined) return messages.operations[operation] ?? operation;
  if (input !== undefined)
    return fact(t('loadExample'), [input, ...entries.map(([name, value]) => named(name, value))].join(' '));
  return entries
    .map(([name, value]) => {
      const label = messages.options?.[name] ?? name;
      return value === true ? label : chosen(label, named(name, value));
    })
    .join(', ');
}
