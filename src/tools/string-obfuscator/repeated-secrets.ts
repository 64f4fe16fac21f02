import type { Span } from '#lib/secrets/findings.ts';

/** A shorter value may be any word. */
const minLength = 8;
/** More values are not remembered: a log of any size takes constant memory. */
export const maxRemembered = 100_000;

/** Kinds that are found by the text around a value: without it, no pattern finds the value again. */
const kinds = ['password', 'authorization', 'cookie'] as const;
type Kind = (typeof kinds)[number];

/** A text by itself: engines keep the whole text that a part was taken from as long as the part. */
export const ownText = (part: string): string => ` ${part}`.slice(1);

const isWordAt = (text: string, index: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(index));

/** The values that were secrets once, and are where nothing says so, too. */
export class RepeatedSecrets {
  private readonly kinds = new Map<string, Kind>();
  /** The lengths of the values, by how they begin, the longest first. */
  private readonly lengths = new Map<string, number[]>();
  private readonly max: number;
  /** Whether there were values that are not remembered. */
  isFull = false;

  constructor(max = maxRemembered) {
    this.max = max;
  }

  /** How many values are remembered. */
  get size(): number {
    return this.kinds.size;
  }

  /** @param value a secret; of the credentials of a URL, the password counts */
  remember(kind: string, value: string): void {
    const password = kind === 'urlCredentials' ? value.slice(value.indexOf(':') + 1) : value;
    const known = kind === 'urlCredentials' && value.includes(':') ? 'password' : kinds.find((one) => one === kind);
    if (!known || password.length < minLength || /[\r\n]/.test(password) || this.kinds.has(password)) return;
    if (this.size >= this.max) {
      this.isFull = true;
      return;
    }
    this.kinds.set(ownText(password), known);
    const beginning = password.slice(0, minLength);
    const lengths = this.lengths.get(beginning) ?? [];
    if (!lengths.includes(password.length)) lengths.push(password.length);
    this.lengths.set(
      beginning,
      lengths.sort((a, b) => b - a),
    );
  }

  /** Where the values are as whole words, the longest first. A word before a colon or an equals sign is a name. */
  *find(text: string): Generator<readonly [Kind, Span]> {
    if (this.kinds.size === 0) return;
    for (let start = 0; start <= text.length - minLength; start++) {
      const lengths = this.lengths.get(text.slice(start, start + minLength));
      if (!lengths || (isWordAt(text, start - 1) && isWordAt(text, start))) continue;
      for (const length of lengths) {
        const end = start + length;
        const value = text.slice(start, end);
        const kind = this.kinds.get(value);
        if (!kind || (isWordAt(text, end - 1) && isWordAt(text, end))) continue;
        if (/^\p{L}+$/u.test(value) && /^["']?\s{0,9}(?:=|:(?:\s|$))/.test(text.slice(end, end + 12))) continue;
        yield [kind, { start, end }];
        start = end - 1;
        break;
      }
    }
  }
}
