import { useCallback, useEffect, useRef, useState } from 'react';
import { type Finished, prepare } from '#core/perform.ts';
import { useTool } from './tool.ts';

/** One file of a batch and how far it has come. */
export interface BatchItem {
  readonly file: File;
  readonly state: 'waiting' | 'running' | 'finished' | 'cancelled';
  readonly fraction: number;
  readonly finished?: Finished;
}

export interface Batch {
  readonly items: readonly BatchItem[];
  /** Runs an operation on each file, one after another. */
  start(operation: string, files: readonly File[], options: Readonly<Record<string, unknown>>): void;
  /** Cancels one file, or all that have not finished. */
  cancel(index?: number): void;
  clear(): void;
}

/** Runs one operation over several files. A file that fails does not stop the others. */
export function useBatch(): Batch {
  const { id, tool, host } = useTool();
  const [items, setItems] = useState<readonly BatchItem[]>([]);
  const controllers = useRef<readonly AbortController[]>([]);

  const cancel = useCallback((index?: number) => {
    for (const [at, controller] of controllers.current.entries())
      if (index === undefined || index === at) controller.abort();
  }, []);
  useEffect(() => () => cancel(), [cancel]);

  const start = useCallback<Batch['start']>(
    (name, files, options) => {
      cancel();
      const operation = tool.operations[name];
      if (!operation) return;
      const own = files.map(() => new AbortController());
      controllers.current = own;
      setItems(files.map((file) => ({ file, state: 'waiting', fraction: 0 })));
      const change = (index: number, part: Partial<BatchItem>) => {
        if (controllers.current !== own) return;
        setItems((before) => before.map((item, at) => (at === index ? { ...item, ...part } : item)));
      };
      const runOne = async (file: File, index: number, controller: AbortController) => {
        try {
          const call = prepare(name, operation, file, options);
          if (!controller.signal.aborted) change(index, { state: 'running' });
          const onProgress = (fraction: number) => change(index, { fraction });
          const finished = await host.run(id, call, { signal: controller.signal, onProgress });
          change(index, { state: 'finished', fraction: 1, finished });
        } catch {
          change(index, { state: 'cancelled' });
        }
      };
      void own.reduce(
        (before, controller, index) => before.then(() => runOne(files[index] as File, index, controller)),
        Promise.resolve(),
      );
    },
    [id, tool, host, cancel],
  );

  const clear = useCallback(() => {
    cancel();
    controllers.current = [];
    setItems([]);
  }, [cancel]);

  return { items, start, cancel, clear };
}
