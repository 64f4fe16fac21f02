import { useMemo } from 'react';
import { type Choice, isRegion } from '#core/fields.ts';
import { useTool } from '#page/services.ts';
import { Select } from '#ui/controls/fields/select.tsx';
import { useMessages } from '#ui/messages.ts';

export interface RegionSelectProps {
  /** Of the option. */
  readonly name: string;
  readonly field: Choice;
  readonly value: string;
  /** What is shown of a country, of its code and name; the name alone where absent. */
  readonly labelOf?: (code: string, name: string) => string;
  readonly onChange: (value: string) => void;
}

/**
 * Chooses a country by its name in the user's language, in the order of that language; values that are no countries
 * come first.
 */
export function RegionSelect({ name, field, value, labelOf = nameAlone, onChange }: RegionSelectProps) {
  const { messages } = useTool();
  const { locale } = useMessages();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return field.values
      .map((code) => ({ value: code, label: labelOf(code, messages.values?.[name]?.[code] ?? code) }))
      .sort((a, b) => Number(isRegion(a.value)) - Number(isRegion(b.value)) || compare(a.label, b.label));
  }, [field, messages, name, locale, labelOf]);
  return (
    <Select label={messages.options?.[name] ?? name} name={name} options={options} value={value} onChange={onChange} />
  );
}

const nameAlone = (_code: string, name: string): string => name;
