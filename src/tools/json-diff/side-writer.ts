import { sliceUnits, specialCharacter } from '#lib/diff/comparison.ts';

const lineFeed = 0x0a;
const space = 0x20;
/** Units below this one are one column wide, but for the tab, which JSON escapes. */
const combining = 0x300;

/** A value with the key before it and the comma after it, each perhaps empty. */
export type Line = readonly [key: string, value: string, comma: string];

/** The text of one side of a comparison, as units: a page gets them without copying. */
export class SideWriter {
  private units = new Uint16Array(1 << 16);
  private length = 0;
  /** Where each line begins. */
  private starts = new Uint32Array(1 << 12);
  /** The index of the item that each begins, or -1. */
  private places = new Int32Array(1 << 12);
  private lines = 0;
  private greatest = 0;

  /** How many lines there are. */
  get count(): number {
    return this.lines;
  }

  /** Writes a line, indented by two spaces for each level, and returns its number, from 0. */
  line(depth: number, [key, value, comma]: Line, place = -1): number {
    const indent = 2 * depth;
    this.makeRoom(indent + key.length + value.length + comma.length + 1);
    this.starts[this.lines] = this.length;
    this.places[this.lines] = place;
    this.units.fill(space, this.length, this.length + indent);
    this.length += indent;
    this.write(key);
    this.write(value);
    this.write(comma);
    this.units[this.length++] = lineFeed;
    return this.lines++;
  }

  finish() {
    const text = this.units.slice(0, this.length);
    this.starts[this.lines] = this.length;
    return {
      text,
      starts: this.starts.slice(0, this.lines + 1),
      places: this.places.slice(0, this.lines),
      isPlain: this.greatest < combining || !specialCharacter.test(sliceUnits(text, 0, text.length)),
    };
  }

  /** Room for one more line of that length. */
  private makeRoom(length: number): void {
    if (this.lines + 2 > this.starts.length) {
      const starts = new Uint32Array(2 * this.starts.length);
      starts.set(this.starts);
      this.starts = starts;
      const places = new Int32Array(starts.length);
      places.set(this.places);
      this.places = places;
    }
    if (this.length + length > this.units.length) {
      const units = new Uint16Array(Math.max(2 * this.units.length, this.length + length));
      units.set(this.units);
      this.units = units;
    }
  }

  private write(text: string): void {
    const { units } = this;
    let at = this.length;
    let greatest = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      units[at++] = unit;
      greatest |= unit;
    }
    this.length = at;
    this.greatest |= greatest;
  }
}
