import type { Span } from '#lib/secrets/findings.ts';

/** A shorter value may be any word. */
const minLength = 8;

/** Kinds that something around a value tells: without it, no pattern finds the value again. */
const kinds = ['password', 'authorization', 'cookie'] as const;
type Kind = (typeof kinds)[number];

const isWordAt = (text: string, index: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(index));

/** The values that were secrets once, and are where nothing says so, too. */
export class RepeatedSecrets {
  private readonly kinds = new Map<string, Kind>();
  /** The lengths of the values, by how they begin. */
  private readonly lengths = new Map<string, Set<number>>();

  /** @param value a secret; of the credentials of a URL, the password counts */
  remember(kind: string, value: string): void {
    const password = kind === 'urlCredentials' ? value.slice(value.indexOf(':') + 1) : value;
    const known = kind === 'urlCredentials' && value.includes(':') ? 'password' : kinds.find((one) => one === kind);
    if (!known || password.length < minLength || /[\r\n]/.test(password) || this.kinds.has(password)) return;
    this.kinds.set(password, known);
    const beginning = password.slice(0, minLength);
    this.lengths.set(beginning, (this.lengths.get(beginning) ?? new Set()).add(password.length));
  }

  /** Where the values are as whole words, the longest first. A word before a colon or an equals sign is a name. */
  *find(text: string): Generator<readonly [Kind, Span]> {
    if (this.kinds.size === 0) return;
    for (let start = 0; start <= text.length - minLength; start++) {
      const lengths = this.lengths.get(text.slice(start, start + minLength));
      if (!lengths || (isWordAt(text, start - 1) && isWordAt(text, start))) continue;
      for (const length of [...lengths].sort((a, b) => b - a)) {
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
