import { ToolError } from '#core/tool.ts';

/**
 * The numbers in a list such as “1, 3-5”, from 0.
 * @throws ToolError `bad-changes`, `no-such-change` {n, count}, in the option `undone`
 */
export function readChanges(list: string, count: number): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const { 0: item, index } of list.matchAll(/[^\s,]+/g)) {
    const at = { offset: index, length: item.length, field: 'undone' };
    const range = /^(\d+)(?:-(\d+))?$/.exec(item);
    if (!range) throw new ToolError('bad-changes', { found: item }, at);
    const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
    for (const number of [first, last])
      if (number < 1 || number > count) throw new ToolError('no-such-change', { n: number, count }, at);
    for (let number = first; number <= last; number++) numbers.add(number - 1);
  }
  return numbers;
}
