import { toJsonNumber } from '#lib/data/number-text.ts';
import { shorten } from '#lib/text/shorten.ts';
import { number, type Resolved, resolvePlain, trimZeros, type YamlVersion } from '#lib/yaml/resolve.ts';

/** Two readings of a plain scalar, written as YAML. Dates are alike in both versions of the parser. */
export type Difference =
  | { readonly isDate: true }
  | {
      readonly isDate: false;
      readonly ours: string;
      readonly theirs: string;
      readonly other: YamlVersion;
      /** The parser returns `theirs`, too, when it reads as `other`. */
      readonly isChoice: boolean;
    };

/**
 * How other parsers read a plain scalar that is read as `version` says, if not all parsers of both versions agree.
 * Those of YAML 1.1 differ among each other: for some, `1e3` and `y` are texts.
 */
export function differenceOf(text: string, version: YamlVersion): Difference | undefined {
  if (!mayDiffer(text)) return undefined;
  if (timestamp11.test(text)) return { isDate: true };
  const [ours, theirs] = version === '1.2' ? (['1.2', '1.1'] as const) : (['1.1', '1.2'] as const);
  const read = literalOf(text, resolvePlain(text, ours));
  for (const [other, reading, isChoice] of [
    [theirs, resolvePlain(text, theirs), true],
    ['1.1', lenient11(text), false],
  ] as const) {
    const literal = literalOf(text, reading);
    if (literal !== read) return { isDate: false, ours: read, theirs: literal, other, isChoice };
  }
  return undefined;
}

/** A fast path: most scalars are long words or JSON numbers. */
const mayDiffer = (text: string): boolean =>
  /^[-+.\d]/.test(text) ? !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) : text.length <= maxWordLength;
const maxWordLength = 3;

/** Also with one digit for month and day, which some parsers accept. */
const timestamp11 =
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d+)?(?:[ \t]*(?:Z|[-+][012]?\d(?::\d\d)?))?)?$/;

/** A plain scalar for parsers of YAML 1.1 that take more for numbers and booleans than its types allow. */
function lenient11(text: string): Resolved {
  if (/^[yn]$/i.test(text)) return { type: 'boolean', value: /y/i.test(text) };
  // go-yaml, which Kubernetes uses, takes underscores out of any number.
  if (/^[-+]?0o_*[0-7][0-7_]*$/.test(text)) return resolvePlain(text.replaceAll('_', ''), '1.2');
  const strict = resolvePlain(text, '1.1');
  return strict.type === 'string' && lenientNumber.test(text)
    ? number(trimZeros(text.replaceAll('_', '')), 'float')
    : strict;
}

const lenientNumber = /^[-+]?(?=\.?_*\d)(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]*)(?:[eE][-+]?\d+)?$/;

function literalOf(text: string, resolved: Resolved): string {
  switch (resolved.type) {
    case 'number':
      return shorten(toJsonNumber(resolved.raw));
    case 'boolean':
      return String(resolved.value);
    case 'null':
      return 'null';
    default:
      return JSON.stringify(shorten(text));
  }
}
