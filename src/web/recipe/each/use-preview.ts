import { useEffect, useState } from 'react';
import type { Preview } from '#core/execution/each.ts';
import type { RunOutcome } from '#core/execution/execute.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import type { Host, Input } from '#page/services.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import type { WorkspaceTexts } from '../recipe-types.ts';
import { type Each, preview } from './each-services.ts';

/**
 * What the steps of a recipe are tried on, where it runs on each value of a text; undefined until that is known.
 * @param taken what the first step takes
 */
export function usePreview(
  host: Host,
  input: Input,
  each: Each | undefined,
  taken: KindId | undefined,
  texts: WorkspaceTexts,
): Preview | RunOutcome | undefined {
  // That of an earlier input stays until the next one is known.
  const [tried, setTried] = useState<Preview | RunOutcome>();
  const division = each?.each;
  const column = each?.column;
  useEffect(() => {
    if (division === undefined || column === undefined) return setTried(undefined);
    const controller = new AbortController();
    const read = async () => {
      const text = 'file' in input ? await input.file.text() : 'text' in input ? input.text : input.document;
      const question = { each: division, column, ...(taken && { taken }) };
      const found = await preview(host, text, question, controller.signal, texts);
      if (!controller.signal.aborted) setTried(found);
    };
    read().catch(() => {
      if (!controller.signal.aborted) reportMissingCode();
    });
    return () => controller.abort();
  }, [host, input, division, column, taken, texts]);
  return tried;
}
