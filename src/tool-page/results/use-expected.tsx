import { type ReactNode, useLayoutEffect, useState } from 'react';
import { text } from '#core/fields.ts';
import { OptionsForm } from '#page/options/options-form.tsx';
import { inputValue, useTool } from '#page/services.ts';

/** Multi-line, because the value may have been copied with text around it. */
const fields = { expected: text('', { multiline: true }) };

/**
 * The value that the result is compared with, and its field, labelled by the option `expected`. A link may set it, and
 * the palette leaves it here when a digest is pasted; the tab keeps it.
 */
export function useExpected(): readonly [expected: string, field: ReactNode] {
  const { messages, memory } = useTool();
  const [expected, setExpected] = useState('');
  useLayoutEffect(() => {
    const left = memory.readDocument('expected');
    setExpected(memory.readQuery().get('expected') ?? (left ? String(inputValue(left)) : ''));
  }, [memory]);
  const change = (value: string) => {
    setExpected(value);
    memory.writeDocument('expected', { text: value });
  };
  return [
    expected,
    <OptionsForm
      key="expected"
      fields={fields}
      messages={messages}
      values={{ expected }}
      onChange={(_, value) => change(String(value))}
    />,
  ];
}
