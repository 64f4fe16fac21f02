import { type ReactNode, useLayoutEffect, useState } from 'react';
import { text } from '#core/fields.ts';
import { OptionsForm } from '#page/options/options-form.tsx';
import { useTool } from '#page/services.ts';

/** Several lines, for the value may stand in a text that was copied around it. */
const fields = { expected: text('', { multiline: true }) };

/**
 * What the reader expects the result to be, and the field to give it in, labelled by the option `expected`. A link, or
 * the palette before which a value was pasted, may bring one.
 */
export function useExpected(): readonly [expected: string, field: ReactNode] {
  const { messages, memory } = useTool();
  const [expected, setExpected] = useState('');
  useLayoutEffect(() => setExpected(memory.readQuery().get('expected') ?? ''), [memory]);
  return [
    expected,
    <OptionsForm
      key="expected"
      fields={fields}
      messages={messages}
      values={{ expected }}
      onChange={(_, value) => setExpected(String(value))}
    />,
  ];
}
