import type { ArrayNode, Node } from '#lib/data/node.ts';
import { type Steps, toPointer } from '#lib/json/path.ts';
import { quote } from '#lib/json/strings.ts';
import type { Differ } from './differ.ts';
import { PresentItems } from './present-items.ts';
import type { ValueWriter } from './write.ts';

interface Operation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'test';
  readonly from?: Steps;
  readonly path: Steps;
  readonly value?: Node;
}

/** The JSON Patch (RFC 6902) that makes the right value of the left one. */
export function writeJsonPatch(
  differ: Differ,
  [left, right]: readonly [Node, Node],
  hasTests: boolean,
  values: ValueWriter,
): string {
  const written = ({ op, from, path, value }: Operation): string => {
    const source = from ? `"from": ${quote(toPointer(from))}, ` : '';
    return `{"op": "${op}", ${source}"path": ${quote(toPointer(path))}${value ? `, "value": ${values.onLine(value)}` : ''}}`;
  };
  const isSame = differ.isSame(left, right);
  const operations = Array.from(isSame ? [] : new PatchMaker(differ, hasTests).operations(left, right, []), written);
  return operations.length === 0 ? '[]' : `[\n${operations.map((one) => `  ${one}`).join(',\n')}\n]`;
}

/** Lists operations, each of which works on what those before it have made. */
class PatchMaker {
  private readonly differ: Differ;
  private readonly hasTests: boolean;

  constructor(differ: Differ, hasTests: boolean) {
    this.differ = differ;
    this.hasTests = hasTests;
  }

  *operations(left: Node, right: Node, path: Steps): Generator<Operation> {
    if (left.type === 'object' && right.type === 'object') {
      for (const { key = '', left: before, right: after, isSame } of this.differ.members(left, right)) {
        if (isSame) continue;
        const member = [...path, key];
        if (before && after) yield* this.operations(before, after, member);
        else if (before) yield* this.remove(member, before);
        else if (after) yield { op: 'add', path: member, value: after };
      }
    } else if (left.type === 'array' && right.type === 'array') yield* this.itemOperations(left, right, path);
    else {
      yield* this.test(path, left);
      yield { op: 'replace', path, value: right };
    }
  }

  private *itemOperations(left: ArrayNode, right: ArrayNode, path: Steps): Generator<Operation> {
    const pairs = this.differ.items(left, right);
    const present = new PresentItems(pairs.map((pair) => pair.left !== undefined));
    /** Where in `pairs` a moved item comes from, by its index in the left array. */
    const origins = new Map<number, number>();
    for (const [place, pair] of pairs.entries()) if (pair.left && pair.moved) origins.set(pair.index ?? 0, place);
    for (const [place, { left: before, right: after, isSame, moved }] of pairs.entries()) {
      if (isSame) continue;
      const item = [...path, present.countBefore(place)];
      if (before && after) yield* this.operations(before, after, item);
      else if (before && !moved) {
        yield* this.remove(item, before);
        present.remove(place);
      } else if (after && !moved) {
        yield { op: 'add', path: item, value: after };
        present.add(place);
      } else if (after && moved) {
        const origin = origins.get(moved.index) ?? 0;
        const from = [...path, present.countBefore(origin)];
        present.remove(origin);
        const to = [...path, present.countBefore(place)];
        present.add(place);
        yield* this.test(from, moved.item);
        yield { op: 'move', from, path: to };
        if (!this.differ.isSame(moved.item, after)) yield* this.operations(moved.item, after, to);
      }
    }
  }

  private *remove(path: Steps, value: Node): Generator<Operation> {
    yield* this.test(path, value);
    yield { op: 'remove', path };
  }

  private *test(path: Steps, value: Node): Generator<Operation> {
    if (this.hasTests) yield { op: 'test', path, value };
  }
}
