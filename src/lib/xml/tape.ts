/** What a part of a document is. */
export const Part = {
  declaration: 0,
  doctype: 1,
  comment: 2,
  instruction: 3,
  /** White space alone. */
  space: 4,
  text: 5,
  cdata: 6,
  open: 7,
  empty: 8,
  close: 9,
} as const;
export type Part = (typeof Part)[keyof typeof Part];

/** Contents of an element, or facts of its start tag. */
export const Holds = { text: 1, elements: 2, space: 4, attributes: 8 } as const;

/** The parts of a document in their order, without gaps: each ends where the next begins. */
export class Tape {
  count = 0;
  kinds = new Uint8Array(1024);
  /** Where each part begins, in the text; after the last one, where that ends. */
  starts = new Int32Array(1025);
  /** Of a start tag its end tag, and of an end tag its start tag; else -1. */
  links = new Int32Array(1024);
  /** Of a start tag, bits of `Holds`. */
  flags = new Uint8Array(1024);

  /** Adds a part and returns its number. */
  add(kind: Part, start: number): number {
    if (this.count === this.kinds.length) this.grow();
    const part = this.count++;
    this.kinds[part] = kind;
    this.starts[part] = start;
    this.links[part] = -1;
    return part;
  }

  kindOf(part: number): Part {
    return (this.kinds[part] ?? Part.space) as Part;
  }

  startOf(part: number): number {
    return this.starts[part] ?? 0;
  }

  link(open: number, close: number): void {
    this.links[open] = close;
    this.links[close] = open;
  }

  mark(part: number, flag: number): void {
    this.flags[part] = (this.flags[part] ?? 0) | flag;
  }

  has(part: number, flag: number): boolean {
    return ((this.flags[part] ?? 0) & flag) !== 0;
  }

  private grow(): void {
    const size = this.kinds.length * 2;
    this.kinds = copyTo(new Uint8Array(size), this.kinds);
    this.flags = copyTo(new Uint8Array(size), this.flags);
    this.links = copyTo(new Int32Array(size), this.links);
    this.starts = copyTo(new Int32Array(size + 1), this.starts);
  }
}

function copyTo<A extends Uint8Array | Int32Array>(larger: A, smaller: A): A {
  larger.set(smaller);
  return larger;
}
