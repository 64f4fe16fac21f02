import { useLayoutEffect, useState } from 'react';
import { useTool } from '#page/services.ts';

type Choices = Readonly<Record<string, unknown>>;

/** What is kept may be anything. */
const toChoices = (kept: unknown): Choices => (kept instanceof Object ? { ...kept } : {});

/**
 * What the reader has chosen of how the tool's results are shown, remembered from visit to visit: which groups of values
 * are open, the views in the place of those shown first, and how comparisons are shown.
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
