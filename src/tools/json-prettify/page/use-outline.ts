import { useEffect, useMemo } from 'react';
import { isBigText } from '#lib/big-text.ts';
import type { Outline } from '#lib/json/outline.ts';
import { isEmptyInput } from '#page/services.ts';
import { type Runner, useRun } from '#page/session/use-run.ts';
import type { RunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

/** What is drawn as a tree or a table. */
export interface DrawnSource {
  readonly json: string | File;
  readonly accept: unknown;
}

/**
 * The result; or the input, where it holds the same values in the same order (then nothing need wait for the result)
 * and where it is wrong, as far as it can be read.
 */
export function useDrawnSource({ name, options, input }: ToolSession, view: RunView): DrawnSource | undefined {
  const { success, problem } = view;
  const keepsOrder =
    name === 'format' && options['sort'] === 'off' && options['sortBy'] === '' && options['duplicates'] !== 'last';
  const accept = options['accept'] ?? 'auto';
  const isInput = keepsOrder || problem !== undefined;
  const result = isInput ? undefined : success?.value;
  return useMemo(() => {
    if (isInput) {
      if (isEmptyInput(input)) return undefined;
      return { json: 'text' in input ? input.text : input.file, accept };
    }
    if (typeof result === 'string') return { json: result, accept: 'auto' };
    return isBigText(result) ? { json: new File([result.content], ''), accept: 'auto' } : undefined;
  }, [isInput, input, accept, result]);
}

const longText = 20_000;
const longDelay = 150;

/** The outline of a source, made in the worker. */
export function useOutline(source: DrawnSource | undefined): { readonly outline?: Outline; readonly run: Runner } {
  const run = useRun();
  const { start, clear, success } = run;
  useEffect(() => {
    if (!source) return clear();
    const { json, accept } = source;
    const isTyped = typeof json === 'string' && json.length > longText;
    const timer = setTimeout(() => start('outline', json, { accept }), isTyped ? longDelay : 0);
    return () => clearTimeout(timer);
  }, [source, start, clear]);
  return success ? { outline: success.value as Outline, run } : { run };
}
