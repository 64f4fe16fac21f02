import type { YamlVersion } from '#lib/yaml/resolve.ts';

/** The parsers for which a plain scalar must mean the same: of YAML 1.2 only, or of 1.1 too. */
export type Readers = 'any' | YamlVersion;

/** Starts with or contains YAML syntax: a comment, a key’s colon, a space at an end, or nothing. */
const marked = /^(?:[-?:,[\]{}#&*!|>'"%@`\s]|\.\.\.)|[\s:]$|:\s|\s#|[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u;

/** Words for null and the booleans in any parser: including `y` and `n` of 1.1, and `<<`, which merges. */
const word12 = /^(?:~|null|true|false|<<|[-+]?\.inf|\.nan)$/i;
const word11 = /^(?:y|n|yes|no|on|off|=)$/i;

const number12 = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;
/** Wider than any version of 1.1, whose parsers differ in details: for some `e1` is a number, for others `1,000`. */
const number11 = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_,]+|[\d_,]*(?::[0-5]?\d)*\.?[\d_,]*(?:[eE][-+]?[\d_]+)?)$/;
const timestamp11 = /^\d{4}-\d\d?-\d\d?(?:[Tt\s][\d\s:.+Zz-]*)?$/;

/**
 * Whether a text can be written without quotes, as a value or a key, and is read as that same text. `isFlow`: it is in
 * a flow collection.
 */
export function isPlainText(text: string, readers: Readers, isFlow: boolean): boolean {
  if (text === '' || text.length > longest) return false;
  if (marked.test(text) || (isFlow && /[,[\]{}]/.test(text))) return false;
  // A fast path: nearly all texts begin with a letter, and few of these are such words.
  if (text.length <= maxWordLength && word12.test(text)) return false;
  const isNumeric = /^[-+.\d_eE]/.test(text);
  if (isNumeric && number12.test(text)) return false;
  if (readers === '1.2') return true;
  if (text.length <= maxWordLength && word11.test(text)) return false;
  return !isNumeric || !(number11.test(text) || timestamp11.test(text));
}

const maxWordLength = 5;
/** Longer ones are quoted: a parser would search for a colon up to their end. */
const longest = 100_000;
