import { useCallback, useEffect, useRef, useState } from 'react';
import { prepare, type RunOutcome } from '#core/execution/execute.ts';
import { useTool } from '#page/services.ts';
import type { ToolSession } from '../use-tool-session.ts';
import { nextTask } from './next-task.ts';

/** One file of a batch and how far it has come. */
export interface BatchItem {
  readonly file: File;
  readonly state: 'waiting' | 'running' | 'done' | 'cancelled';
  /** From 0 to 1. */
  readonly fraction: number;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
  readonly outcome?: RunOutcome;
  /** It was cancelled by the failure of another one. */
  readonly isStopped?: boolean;
}

export interface Batch {
  readonly items: readonly BatchItem[];
  /** Since it was started, in milliseconds. */
  readonly elapsed: number;
  /** Of all files, in bytes; undefined until it is known. */
  readonly size?: number | undefined;
  /** Cancels one file, or all that have no outcome yet. */
  cancel(index?: number): void;
  /** Runs those that were cancelled. */
  resume(): void;
}

/** A batch that can be run again as a whole. */
export interface RepeatableBatch extends Batch {
  /** A failure has ended it, though it may have gone on since. */
  readonly wasStopped: boolean;
  restart(): void;
}

/** Whether a file is done and has no result. */
export const hasFailed = ({ outcome }: BatchItem): boolean => outcome !== undefined && !('value' in outcome);

/** A batch that was started: what for, and what has come of it. */
interface Order {
  readonly operation: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly controllers: readonly AbortController[];
  readonly items: BatchItem[];
  readonly began: number;
  size?: number;
  wasStopped: boolean;
}

/** Why the others are cancelled when a file fails. */
const stopped = Symbol('stopped');

/** How often changes are shown, in milliseconds: small files are done faster than a long table is drawn. */
const showEvery = 100;

const noItems = { items: [], elapsed: 0, wasStopped: false };

/** Of how many files the size is read in one task: the browser asks the disk for each. */
const measuredAtOnce = 50;

/**
 * Runs a session's operation over several files, in their order, as many at once as the host does: the same list as long
 * as they are the same. What the operation has already given for a file stays.
 * @param stops a file that fails cancels those that are not done; else it does not stop the others
 */
export function useBatch(
  files: readonly File[],
  { name, options }: Pick<ToolSession, 'name' | 'options'>,
  stops = false,
): RepeatableBatch {
  const latestStops = useRef(stops);
  latestStops.current = stops;
  const { id, tool, host } = useTool();
  const [shown, setShown] = useState<Omit<RepeatableBatch, 'cancel' | 'resume' | 'restart'>>(noItems);
  const current = useRef<Order>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (!current.current) return;
      const { items, began, size, wasStopped } = current.current;
      setShown({ items: [...items], elapsed: performance.now() - began, size, wasStopped });
    }, showEvery);
  }, []);
  const cancel = useCallback((index?: number) => {
    for (const [at, controller] of (current.current?.controllers ?? []).entries())
      if (index === undefined || index === at) controller.abort();
  }, []);
  const start = useCallback(() => {
    const before = current.current;
    const operation = tool.operations[name];
    if (!operation) return;
    const isSame = before?.operation === name && before.options === options;
    const known = new Map(isSame ? before.items.map((item) => [item.file, item]) : []);
    const itemOf = (file: File): BatchItem => {
      const item = known.get(file);
      return item?.state === 'done' ? item : { file, state: 'waiting', fraction: 0, elapsed: 0 };
    };
    const controllers = files.map(() => new AbortController());
    const order: Order = {
      operation: name,
      options,
      controllers,
      items: files.map(itemOf),
      began: performance.now(),
      wasStopped: isSame && before.wasStopped,
    };
    current.current = order;
    setShown({ ...noItems, items: [...order.items] });
    const change = (index: number, part: Partial<BatchItem>) => {
      const item = order.items[index];
      if (!item || current.current !== order) return;
      order.items[index] = { ...item, ...part };
      show();
    };
    const runOne = async (index: number, { signal }: AbortController) => {
      const { file, state } = order.items[index] as BatchItem;
      if (state === 'done') return;
      try {
        const call = prepare(name, operation, file, options);
        if (!signal.aborted) change(index, { state: 'running' });
        const began = performance.now();
        const onProgress = (fraction: number) => change(index, { fraction, elapsed: performance.now() - began });
        const outcome = await host.run(id, call, { signal, onProgress });
        change(index, { state: 'done', outcome });
        if (!latestStops.current || 'value' in outcome) return;
        order.wasStopped = true;
        for (const other of controllers) other.abort(stopped);
      } catch {
        change(index, { state: 'cancelled', isStopped: signal.reason === stopped });
      }
    };
    const measure = async () => {
      let size = 0;
      for (const [index, file] of files.entries()) {
        if (index % measuredAtOnce === 0) await nextTask();
        if (current.current !== order) return;
        size += file.size;
      }
      order.size = size;
      show();
    };
    void measure();
    const queue = controllers.entries();
    const work = async () => {
      for (const [index, controller] of queue) await runOne(index, controller);
    };
    for (let lane = 0; lane < (host.lanes ?? 1); lane++) void work();
  }, [id, tool, host, name, files, options, show]);
  useEffect(() => {
    start();
    return () => cancel();
  }, [start, cancel]);

  const restart = useCallback(() => {
    cancel();
    current.current = undefined;
    start();
  }, [start, cancel]);

  return { ...shown, cancel, resume: start, restart };
}
