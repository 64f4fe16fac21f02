import type { Tool } from '#core/tool.ts';

/** The operations that a page offers: those declared, else all public ones that are not details of another. */
export function offeredOperations({ page, operations }: Tool): readonly string[] {
  if (page?.operations) return page.operations;
  const details = new Set(Object.values(operations).map((operation) => operation.details));
  return Object.keys(operations).filter((name) => !operations[name]?.internal && !details.has(name));
}

/** The operations that a step of a recipe may have: those that the page offers, then all other public ones. */
export function stepOperations(tool: Tool): readonly string[] {
  const names = new Set([...offeredOperations(tool), ...Object.keys(tool.operations)]);
  return [...names].filter((name) => !tool.operations[name]?.internal);
}
