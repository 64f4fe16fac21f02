import { useMemo } from 'react';
import { isBigText } from '#lib/big-text/big-text.ts';
import type { TextDocument } from '#lib/big-text/text-document.ts';
import type { Accept } from '#lib/json/source.ts';
import { inputValue, isEmptyInput } from '#page/services.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** What is drawn as a tree or a table. */
export interface DrawnSource {
  readonly json: string | TextDocument | File;
  readonly accept: Accept;
}

/**
 * The result; or the input, where it holds the same values in the same order (then nothing need wait for the result)
 * and where it is wrong, as far as it can be read.
 */
export function useDrawnSource(session: SessionOf<typeof tool>, view: RunView): DrawnSource | undefined {
  const { input } = session;
  const options = session.optionsOf(session.name);
  const accept = 'accept' in options ? options.accept : 'auto';
  const keepsOrder =
    'duplicates' in options && options.sort === 'off' && options.sortBy === '' && options.duplicates !== 'last';
  const isInput = keepsOrder || view.problem !== undefined;
  const result = isInput ? undefined : view.success?.value;
  return useMemo(() => {
    if (isInput) {
      if (isEmptyInput(input)) return undefined;
      return { json: inputValue(input), accept };
    }
    if (typeof result === 'string') return { json: result, accept: 'auto' };
    return isBigText(result) ? { json: new File([result.content], ''), accept: 'auto' } : undefined;
  }, [isInput, input, accept, result]);
}
