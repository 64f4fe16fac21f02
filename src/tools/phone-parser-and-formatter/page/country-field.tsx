import { useCallback } from 'react';
import { callingCodes } from '#generated/data/phone-calling-codes.ts';
import { RegionSelect } from '#page/options/region-select.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from '../en.json';
import tool from '../tool.ts';

const field = tool.operations.describe.options.country;

/** The country of numbers that are written without a calling code. */
export function CountryField({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { country } = session.optionsOf('describe');
  const labelOf = useCallback(
    (code: string, name: string) => message('country', { name, code: callingCodes[code] ?? '' }),
    [message],
  );
  return (
    <ControlRow>
      <RegionSelect
        name="country"
        field={field}
        value={country}
        labelOf={labelOf}
        onChange={(chosen) => session.setOptionsOf('describe', { country: chosen as typeof country })}
      />
    </ControlRow>
  );
}
