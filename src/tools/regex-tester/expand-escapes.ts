const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0', '\\': '\\' };
const sequence = /\\(?:(?<name>[nrt0\\])|x(?<hex>[\da-f]{2})|u(?<unit>[\da-f]{4})|u\{(?<code>[\da-f]{1,6})\})/giu;

/**
 * Writes the characters that `\n`, `\t`, `\\`, `\x41` and `\u{1F600}` in a replacement mean; everything else stays.
 */
export const expandEscapes = (text: string): string =>
  text.replace(sequence, (whole: string, name?: string, hex?: string, unit?: string, code?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const value = Number.parseInt(hex ?? unit ?? code ?? '', 16);
    return value <= 0x10ffff ? String.fromCodePoint(value) : whole;
  });

/** What a replacement refers to that the pattern does not have, such as `$3` with two groups. */
export function missingGroups(replacement: string, count: number, names: readonly string[]): readonly string[] {
  const references = replacement.matchAll(/\$(?:\$|(?<number>\d{1,2})|<(?<name>[^>]*)>)/g);
  return [...references].flatMap(({ 0: whole, groups: { number, name } = {} }) => {
    if (number !== undefined) {
      // As engines read it: $12 is $1 and a 2 where there are fewer groups than twelve.
      const isKnown = [number, number.slice(0, 1)].some((digits) => Number(digits) >= 1 && Number(digits) <= count);
      return isKnown ? [] : [whole];
    }
    return name === undefined || names.length === 0 || names.includes(name) ? [] : [whole];
  });
}
