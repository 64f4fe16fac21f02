import { useOperation } from '#page/session/use-operation.ts';
import type { Runner } from '#page/session/use-run.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type { Outline } from '../outline.ts';
import type tool from '../tool.ts';
import type { DrawnSource } from './use-drawn-source.ts';

const longText = 20_000;
const longDelay = 150;

export interface OutlineRun {
  readonly outline: Outline | undefined;
  readonly run: Runner;
}

/** The outline of a source, made in the worker. */
export function useOutline(session: SessionOf<typeof tool>, source: DrawnSource | undefined): OutlineRun {
  const { json, accept = 'auto' } = source ?? {};
  const isTyped = typeof json === 'string' && json.length > longText;
  const { run, latest } = useOperation(session, 'outline', json, { accept }, isTyped ? longDelay : 0);
  return { outline: latest?.value, run };
}
