/** Counts which of many items are present, in logarithmic time (Fenwick, A new data structure for cumulative frequency tables, 1994). */
export class PresentItems {
  private readonly sums: Int32Array;

  constructor(present: readonly boolean[]) {
    this.sums = new Int32Array(present.length + 1);
    for (const [index, isPresent] of present.entries()) if (isPresent) this.change(index, 1);
  }

  add(index: number): void {
    this.change(index, 1);
  }

  remove(index: number): void {
    this.change(index, -1);
  }

  /** How many items before that index are present. */
  countBefore(index: number): number {
    let count = 0;
    for (let at = index; at > 0; at -= at & -at) count += this.sums[at] ?? 0;
    return count;
  }

  private change(index: number, by: number): void {
    for (let at = index + 1; at < this.sums.length; at += at & -at) this.sums[at] = (this.sums[at] ?? 0) + by;
  }
}
