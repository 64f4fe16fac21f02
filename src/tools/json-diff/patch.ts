import type { Node } from '#lib/data/node.ts';
import { type Steps, toPointer } from '#lib/json/path.ts';
import { quote } from '#lib/json/strings.ts';
import type { Differ } from './differ.ts';
import type { ValueWriter } from './write.ts';

/** The JSON Patch (RFC 6902) that makes the right value of the left one. */
export function writeJsonPatch(
  differ: Differ,
  [left, right]: readonly [Node, Node],
  hasTests: boolean,
  values: ValueWriter,
): string {
  const written = (op: string, path: Steps, value?: Node): string =>
    `{"op": "${op}", "path": ${quote(toPointer(path))}${value ? `, "value": ${values.onLine(value)}` : ''}}`;
  const isSame = differ.isSame(left, right);
  const operations = Array.from(isSame ? [] : operationsOf(differ, left, right, [], hasTests), ([op, path, value]) =>
    written(op, path, value),
  );
  return operations.length === 0 ? '[]' : `[\n${operations.map((one) => `  ${one}`).join(',\n')}\n]`;
}

type Operation = readonly [op: string, path: Steps, value?: Node];

function* operationsOf(differ: Differ, left: Node, right: Node, path: Steps, hasTests: boolean): Generator<Operation> {
  const remove = function* (step: string | number, node: Node): Generator<Operation> {
    if (hasTests) yield ['test', [...path, step], node];
    yield ['remove', [...path, step]];
  };
  if (left.type === 'object' && right.type === 'object') {
    for (const { key = '', left: before, right: after, isSame } of differ.members(left, right)) {
      if (isSame) continue;
      if (before && after) yield* operationsOf(differ, before, after, [...path, key], hasTests);
      else if (before) yield* remove(key, before);
      else if (after) yield ['add', [...path, key], after];
    }
  } else if (left.type === 'array' && right.type === 'array') {
    // Each operation works on what those before it have made.
    let index = 0;
    for (const { left: before, right: after, isSame } of differ.items(left, right)) {
      if (!after && before) {
        yield* remove(index, before);
        continue;
      }
      if (before && after && !isSame) yield* operationsOf(differ, before, after, [...path, index], hasTests);
      else if (after && !before) yield ['add', [...path, index], after];
      index++;
    }
  } else {
    if (hasTests) yield ['test', path, left];
    yield ['replace', path, right];
  }
}
