import { useEffect, useRef } from 'react';
import { InputOptions } from '#page/options/input-options.tsx';
import { inputValue } from '#page/services.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { SessionOf, ToolSession } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { keyOptionsOf } from './key-options.ts';

/** The key to sign with. A decoded token becomes its payload on arrival, to be edited and signed again. */
export function SigningOptions({ session }: { readonly session: SessionOf<typeof tool> }) {
  const execute = useExecute<typeof tool>();
  const onArrival = useRef<ToolSession>(session);
  useEffect(() => {
    const { input, setInput, setOptionsOf } = onArrival.current;
    const take = async () => {
      const outcome = await execute('edit', inputValue(input), {});
      const { payload, signWith, header } = 'value' in outcome ? outcome.value : {};
      if (typeof payload !== 'string') return;
      setOptionsOf('sign', { header: String(header ?? ''), ...(signWith && { signWith }) });
      setInput({ text: payload }, 'fill');
    };
    take().catch(() => {});
  }, [execute]);
  return <InputOptions session={session} names={keyOptionsOf(session)} />;
}
