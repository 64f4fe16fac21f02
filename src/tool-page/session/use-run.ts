import { useEffect, useMemo, useReducer } from 'react';
import { type FirstCall, useTool } from '#page/services.ts';
import { createRunControl, firstRun, type Runner, type RunState } from './run.ts';

export type { Runner, Success } from './run.ts';

const merge = (state: RunState, changed: Partial<RunState>): RunState => ({ ...state, ...changed });

/** Runs operations of the page's tool beside that of its session. `first` is what the page is rendered with. */
export function useRun(first?: FirstCall): Runner {
  const services = useTool();
  const { id, tool, host } = services;
  const [state, change] = useReducer(merge, first, (call) => firstRun(services, call));
  const control = useMemo(() => createRunControl({ id, tool, host }, change), [id, tool, host]);
  useEffect(() => control.cancel, [control]);
  return { ...state, ...control };
}
