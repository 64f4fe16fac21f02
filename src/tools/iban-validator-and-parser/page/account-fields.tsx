import type { IbanPart } from '#lib/iban/country.ts';
import { findIbanCountry, positionsOf } from '#lib/iban/iban.ts';
import { RegionSelect } from '#page/options/region-select.tsx';
import type { Input } from '#page/services.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { TextField } from '#ui/controls/fields/text-field.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

/** The country, and a field for each part of its account numbers: they write the input, and read it. */
export function AccountFields({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, output } = useToolMessages<typeof messages>();
  const { country: code } = session.optionsOf('build');
  const country = findIbanCountry(code);
  const classes = country ? positionsOf(country).map((position) => position.class) : [];
  const parts = (country?.parts ?? []).map(([name, length]) => ({ name, length, classes: classes.splice(0, length) }));
  const values = readParts(session.input, parts);
  const change = (index: number, typed: string) =>
    session.setInput({ text: writeParts(values.with(index, typed.replaceAll(';', '')), parts) });
  return (
    <ControlRow>
      <RegionSelect
        name="country"
        field={tool.operations.build.options.country}
        value={code}
        onChange={(country) => session.setOptionsOf('build', { country: country as typeof code })}
      />
      {parts.map(({ name, length: n, classes: [first = 'c', ...others] }, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one name
          key={index}
          label={
            name === 'nationalCheck'
              ? message('optionalPart', { part: output(name) })
              : message(`part-${others.every((other) => other === first) ? first : 'c'}`, { part: output(name), n })
          }
          monospace
          value={values[index] ?? ''}
          onChange={(typed) => change(index, typed)}
        />
      ))}
    </ControlRow>
  );
}

interface AccountPart {
  readonly name: IbanPart;
  readonly length: number;
}

const isComputed = ({ name }: AccountPart): boolean => name === 'nationalCheck';

/** The parts in the input, which are separated by semicolons; without the national check digits where these are left out. */
function readParts(input: Input, parts: readonly AccountPart[]): readonly string[] {
  const text = 'text' in input ? input.text : '';
  const written = text.includes(';') && !text.includes('\n') ? text.split(';').map((part) => part.trimStart()) : [];
  const hasAll = written.length === parts.length;
  return parts.map((part) => (isComputed(part) && !hasAll ? '' : (written.shift() ?? '')));
}

function writeParts(values: readonly string[], parts: readonly AccountPart[]): string {
  const isBlank = (value = '') => value.trim() === '';
  const isCheckGiven = parts.some((part, index) => isComputed(part) && !isBlank(values[index]));
  const given = values.filter((_, index) => isCheckGiven || !isComputed(parts[index] as AccountPart));
  return given.every((value) => isBlank(value)) ? '' : given.join('; ');
}
