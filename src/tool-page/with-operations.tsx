import { type ReactNode, useMemo } from 'react';
import { ToolContext, useTool } from './services.ts';

export interface WithOperationsProps {
  readonly operations: readonly string[];
  readonly children: ReactNode;
}

/** Gives the tool of a demo a page that offers only some of its operations. */
export function WithOperations({ operations, children }: WithOperationsProps) {
  const services = useTool();
  const value = useMemo(
    () => ({ ...services, tool: { ...services.tool, page: { operations } } }),
    [services, operations],
  );
  return <ToolContext value={value}>{children}</ToolContext>;
}
