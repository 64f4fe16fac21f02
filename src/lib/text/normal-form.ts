export type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Longer runs of combining marks are no writing. */
const longRun = /\p{M}{256}/u;
const pieces = /[^\p{M}]*\p{M}{0,256}/gu;

/**
 * A text in a normal form (UAX #15). Engines order a run of combining marks in quadratic time, which nothing can
 * interrupt, so that the marks of longer runs are ordered in pieces of 256.
 */
export const normalForm = (text: string, form: NormalForm): string =>
  longRun.test(text) ? text.replace(pieces, (piece) => piece.normalize(form)) : text.normalize(form);
