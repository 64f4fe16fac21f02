import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OptionsOf } from '#core/tool.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Select } from '#ui/controls/fields/select.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** In bytes. */
const sizes = ['10', '16', '20', '32', '64'] as const;

/** Puts a random secret into the input: on request, and for the page to begin with. */
export function NewSecret({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, operation } = useToolMessages<typeof messages>();
  const execute = useExecute<typeof tool>();
  const [bytes, setBytes] = useState<OptionsOf<typeof tool, 'generateSecret'>['bytes']>('20');
  const latest = useRef(session);
  latest.current = session;
  const draw = async () => {
    const outcome = await execute('generateSecret', undefined, { bytes });
    return 'value' in outcome ? outcome.value.secret : null;
  };
  const replace = async () => {
    const { input } = latest.current;
    const secret = await draw();
    // What came in the meantime counts.
    if (secret === null || latest.current.input !== input) return;
    session.setOption('secretFormat', 'base32');
    session.setInput({ text: secret }, 'fill');
  };
  const begin = useEffectEvent(async (isGone: () => boolean) => {
    const secret = await draw();
    const isBase32 = latest.current.optionsOf('totp').secretFormat === 'base32';
    if (secret !== null && isBase32 && !isGone()) latest.current.begin(secret);
  });
  useEffect(() => {
    let isGone = false;
    void begin(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);
  const { counter } = session.optionsOf('hotp');
  return (
    <ControlRow>
      <Button icon="arrows-shuffle" onClick={() => void replace()}>
        {operation('generateSecret')}
      </Button>
      <Select
        aria-label={message('secretSize')}
        value={bytes}
        options={sizes.map((value) => ({ value, label: message('bytes', { n: Number(value) }) }))}
        onChange={setBytes}
      />
      {session.operation.primary?.includes('counter') && (
        <Button
          icon="plus"
          disabled={!/^\d{1,20}$/.test(counter)}
          onClick={() => session.setOption('counter', String(BigInt.asUintN(64, BigInt(counter) + 1n)))}
        >
          {message('nextCounter')}
        </Button>
      )}
    </ControlRow>
  );
}
