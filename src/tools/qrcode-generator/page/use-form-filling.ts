import { useState } from 'react';
import type { Notice } from '#core/execution/execute.ts';
import { useExecute } from '#page/session/use-execute.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

export interface FormFilling {
  /** Takes a text that phones act on, such as a vCard, apart into the form that writes it. */
  fill(text: string): Promise<void>;
  /** What the form that is shown had no field for. */
  readonly notices: readonly Notice[];
}

/** The form of a content, filled with what a text says. */
export function useFormFilling(session: ToolSession): FormFilling {
  const execute = useExecute<typeof tool>();
  const [filled, setFilled] = useState<{ readonly content: unknown; readonly notices: readonly Notice[] }>();
  const fill = async (text: string) => {
    const outcome = await execute('parse', text, {});
    if (!('value' in outcome)) return;
    const { input, ...options } = outcome.value;
    const values = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value ?? '']));
    session.setOptionsOf('encode', values);
    session.setOperation('encode');
    session.setInput({ text: input ?? '' }, 'fill');
    setFilled({ content: options.content, notices: outcome.notices });
  };
  return { fill, notices: filled && filled.content === session.options['content'] ? filled.notices : [] };
}
