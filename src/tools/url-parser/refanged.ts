/** Addresses that were made harmless, as in `hxxps[://]example[.]com`, as they were. */
export const refanged = (text: string): string =>
  text
    .replace(/\bhxxp(s?)(?=\[?:)/gi, (whole, s: string) => (whole.startsWith('H') ? `HTTP${s}` : `http${s}`))
    .replace(/\[:\/\/\]|\[:\]\/\//g, '://')
    .replace(/\[(?:@|at)\]|\((?:@|at)\)/gi, '@')
    .replace(/\[(?:\.|dot)\]|\((?:\.|dot)\)/gi, '.');
