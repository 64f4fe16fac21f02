/** Gives equal lists of 32-bit integers equal numbers, from 0. A hash only says where to look: lists are compared. */
export class ListInterner {
  /** All lists, one after another, and where each begins. */
  private items = new Int32Array(1 << 10);
  private starts = new Int32Array(1 << 8);
  private size = 0;
  /** By hash, or in the next free place: the number of a list, plus 1. */
  private table = new Int32Array(1 << 9);

  number(list: readonly number[]): number {
    const { table } = this;
    const mask = table.length - 1;
    let slot = hashOf(list, 0, list.length) & mask;
    for (let found = table[slot] ?? 0; found > 0; found = table[slot] ?? 0) {
      if (this.holds(found - 1, list)) return found - 1;
      slot = (slot + 1) & mask;
    }
    table[slot] = this.size + 1;
    return this.add(list);
  }

  private holds(number: number, list: readonly number[]): boolean {
    const { items, starts } = this;
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - start !== list.length) return false;
    for (let at = 0; at < list.length; at++) if (items[start + at] !== list[at]) return false;
    return true;
  }

  private add(list: readonly number[]): number {
    const start = this.starts[this.size] ?? 0;
    const end = start + list.length;
    this.items = withRoom(this.items, end);
    this.items.set(list, start);
    this.size++;
    this.starts = withRoom(this.starts, this.size + 1);
    this.starts[this.size] = end;
    if (2 * this.size > this.table.length) this.grow();
    return this.size - 1;
  }

  private grow(): void {
    const { items, starts, size } = this;
    const table = new Int32Array(2 * this.table.length);
    const mask = table.length - 1;
    for (let number = 0; number < size; number++) {
      let slot = hashOf(items, starts[number] ?? 0, starts[number + 1] ?? 0) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = number + 1;
    }
    this.table = table;
  }
}

function hashOf(list: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from;
  for (let at = from; at < to; at++) {
    hash = Math.imul(hash ^ (list[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function withRoom(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const larger = new Int32Array(Math.max(length, 2 * array.length));
  larger.set(array);
  return larger;
}
