/** Items of two arrays that both have, but in another order than the items that are partners. */
export class Moves {
  /** From index in the left array to index in the right one, and back. */
  readonly to = new Map<number, number>();
  readonly from = new Map<number, number>();

  /**
   * Adds items without a partner whose numbers are equal, the first with the first.
   * @param lefts numbers of the left array's items; nothing matches a negative one
   */
  match(lefts: Iterable<number>, rights: Iterable<number>, partner: Int32Array): void {
    const places = new Map<number, number[]>();
    let x = 0;
    for (const number of lefts) {
      if (number >= 0 && (partner[x] ?? -1) < 0 && !this.to.has(x)) {
        const known = places.get(number);
        if (known) known.push(x);
        else places.set(number, [x]);
      }
      x++;
    }
    if (places.size === 0) return;
    // The last one first, where the first one is taken without moving the others.
    for (const known of places.values()) known.reverse();
    const taken = new Set(partner);
    let y = 0;
    for (const number of rights) {
      const place = taken.has(y) || this.from.has(y) ? undefined : places.get(number)?.pop();
      if (place !== undefined) {
        this.to.set(place, y);
        this.from.set(y, place);
      }
      y++;
    }
  }

  /** Drops items that have become partners of others. */
  dropPaired(partner: Int32Array): void {
    if (this.to.size === 0) return;
    const taken = new Set(partner);
    for (const [x, y] of this.to)
      if ((partner[x] ?? -1) >= 0 || taken.has(y)) {
        this.to.delete(x);
        this.from.delete(y);
      }
  }
}
