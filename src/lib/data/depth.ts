import { ToolError } from '#core/tool.ts';
import { type Container, isContainer, type Node } from '#lib/data/node.ts';

/** The maximum depth of values converted between formats: parsers recurse for each level. */
export const maxDepth = 1000;

/**
 * Checks that values, once written, can be read again in any format.
 * @param inputOffset maps an offset of a node to the offset reported in an error
 * @param around levels of containers that will be added around the values
 * @throws ToolError `too-deep` (`limit`)
 */
export function checkDepth(roots: readonly Node[], inputOffset: (offset: number) => number, around = 0): void {
  const limit = maxDepth - around;
  let level = roots.filter(isContainer);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) throw new ToolError('too-deep', { limit }, inputOffset(level[0]?.start ?? 0));
    const deeper: Container[] = [];
    for (const node of level)
      if (node.type === 'array') {
        for (const item of node.items) if (isContainer(item)) deeper.push(item);
      } else for (const { value } of node.entries) if (isContainer(value)) deeper.push(value);
    level = deeper;
  }
}
