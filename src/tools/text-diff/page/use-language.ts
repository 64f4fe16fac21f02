import { useEffect, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { type Input, useTool } from '#page/services.ts';

/** How long a text must be unchanged before it is looked at, in milliseconds. */
const settleDelay = 300;

/** Below that, a text is not clearly of a kind. */
const clear = 0.8;

/** The language that a text is clearly in. That of a former text stays until the present one is known. */
export function useLanguage(input: Input): KindInfo['language'] {
  const { findMatchingTools } = useTool();
  const [language, setLanguage] = useState<KindInfo['language']>();
  useEffect(() => {
    let gone = false;
    const find = async () => {
      const [first] = 'file' in input ? [] : (await findMatchingTools(input)).kinds;
      if (!gone) setLanguage(first && first.confidence >= clear ? kindInfo(first.kind).language : undefined);
    };
    const timer = setTimeout(() => find().catch(() => {}), settleDelay);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [input, findMatchingTools]);
  return language;
}
