import type { Tool } from '#core/tool.ts';

/** Whether the page of a tool has a result on arrival: of its initial input, which may be empty, or of none. */
export const runsAtOnce = ({ page, operations }: Tool, operation: string): boolean =>
  operations[operation]?.input === undefined || page?.initialInput !== undefined;
