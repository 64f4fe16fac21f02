import { useLayoutEffect, useState } from 'react';
import { useTool } from '#page/services.ts';

type Choices = Readonly<Record<string, unknown>>;

/** What is kept may be anything. */
const toChoices = (kept: unknown): Choices => (kept instanceof Object ? { ...kept } : {});

/**
 * The user's choices for results of the tool, remembered from visit to visit: open groups of values, chosen views, and
 * the layout of comparisons.
 */
export function useKeptChoices(name: 'groups' | 'views' | 'comparison') {
  const { memory } = useTool();
  const [choices, setChoices] = useState<Choices>({});
  // The page was rendered without them.
  useLayoutEffect(() => setChoices(toChoices(toChoices(memory.readKept('display'))[name])), [memory, name]);
  const choose = (key: string, value: unknown) => {
    const display = toChoices(memory.readKept('display'));
    // Another tab may have chosen too.
    const next = { ...choices, ...toChoices(display[name]), [key]: value };
    setChoices(next);
    memory.writeKept('display', { ...display, [name]: next });
  };
  return [choices, choose] as const;
}
