import { type ReactNode, useLayoutEffect, useState } from 'react';
import { text } from '#core/fields.ts';
import { OptionsForm } from '#page/options/options-form.tsx';
import { emptyInput, inputValue, useTool } from '#page/services.ts';

/** Multi-line, because the value may have been copied with text around it. */
const fields = { expected: text('', { multiline: true }) };

/**
 * The value that the result is compared with, and its field, labelled by the option `expected`. A link may set it, and
 * the palette leaves it here when a digest is pasted. It belongs to one visit: nothing keeps it.
 */
export function useExpected(): readonly [expected: string, field: ReactNode] {
  const { messages, memory } = useTool();
  const [expected, setExpected] = useState('');
  useLayoutEffect(() => {
    const left = memory.readDocument('expected');
    const value = left ? String(inputValue(left)) : '';
    setExpected(memory.readQuery().get('expected') ?? value);
    if (value !== '') memory.writeDocument('expected', emptyInput);
  }, [memory]);
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
