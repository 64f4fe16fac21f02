import { type ReactNode, useEffect } from 'react';
import { FileBatch, type FileBatchProps } from './file-batch.tsx';
import { useBatch } from './use-batch.ts';
import type { ToolSession } from './use-tool-session.ts';

export interface FileBenchProps {
  readonly session: ToolSession;
  readonly files: readonly File[];
  readonly onClear: () => void;
  /** Draws the results in a way of the tool's own; as a table where absent. */
  readonly renderBatch: ((props: FileBatchProps) => ReactNode) | undefined;
}

/** Works on several files, one after another. */
export function FileBench({ session, files, onClear, renderBatch }: FileBenchProps) {
  const { name, operation, options } = session;
  const batch = useBatch();
  const { start } = batch;
  useEffect(() => start(name, files, options), [start, name, files, options]);
  const props: FileBatchProps = { files, batch, operation, onClear };
  return renderBatch ? renderBatch(props) : <FileBatch {...props} />;
}
