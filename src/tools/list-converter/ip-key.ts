/**
 * A text whose order is that of IP addresses: version 4 before version 6, then by value, then by the length of the
 * prefix (`/24`), an address alone counting as the longest. A zone (`%eth0`) is passed over. Nothing where it is none.
 */
export function ipKey(text: string): string | undefined {
  const [, address = '', prefix] = /^([^/%]+)(?:%[^/]+)?(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const four = readFour(address);
  const bytes = four ?? readSix(address);
  if (!bytes || (four && text.includes('%'))) return undefined;
  const bits = bytes.length * 8;
  if (Number(prefix ?? bits) > bits) return undefined;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${four ? 4 : 6}${hex}${(prefix ?? String(bits)).padStart(3, '0')}`;
}

/** Dotted decimal, without leading zeros, which some read as octal (RFC 6943, section 3.1.1). */
function readFour(text: string): readonly number[] | undefined {
  const parts = text.split('.', 5);
  const isRight = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isRight ? parts.map(Number) : undefined;
}

/** RFC 4291, section 2.2. */
function readSix(text: string): readonly number[] | undefined {
  const halves = text.split('::', 3);
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => readGroups(half, index === halves.length - 1));
  if (!head || (halves.length === 2 && !tail)) return undefined;
  if (!tail) return head.length === 16 ? head : undefined;
  const missing = 16 - head.length - tail.length;
  return missing < 2 ? undefined : [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** Groups of four hexadecimal digits, the last two of which may be written as an IPv4 address. */
function readGroups(text: string, mayEndInFour: boolean): readonly number[] | undefined {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':', 9);
  for (const [index, group] of groups.entries()) {
    const four = mayEndInFour && index === groups.length - 1 ? readFour(group) : undefined;
    if (four) bytes.push(...four);
    else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return undefined;
  }
  return bytes.length > 16 ? undefined : bytes;
}
