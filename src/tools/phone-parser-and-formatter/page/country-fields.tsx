import { useCallback } from 'react';
import { callingCodes } from '#generated/data/phone-calling-codes.ts';
import { RegionSelect } from '#page/options/region-select.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

const fields = tool.operations.describe.options;

/** The country of numbers that are written without a calling code and, where it matters, that of the caller. */
export function CountryFields({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { country, from } = session.optionsOf('describe');
  const { form = 'dialled' } = session.options;
  const isDialled = 'from' in session.fields && form === 'dialled';
  const labelOf = useCallback(
    (code: string, name: string) => message('country', { name, code: callingCodes[code] ?? '' }),
    [message],
  );
  return (
    <ControlRow isPair>
      <RegionSelect
        name="country"
        field={fields.country}
        value={country}
        labelOf={labelOf}
        onChange={(chosen) => session.setOptionsOf('describe', { country: chosen as typeof country })}
      />
      {isDialled && (
        <RegionSelect
          name="from"
          field={fields.from}
          value={from}
          onChange={(chosen) => session.setOptionsOf('describe', { from: chosen as typeof from })}
        />
      )}
    </ControlRow>
  );
}
