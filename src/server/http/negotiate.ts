/** Content negotiation (RFC 9110, section 12). */
import { locales } from '#core/registry.ts';

interface Weighted {
  readonly value: string;
  readonly weight: number;
}

/** Longer headers are cut: nobody accepts as much. */
const maxItems = 32;

/** The items of a header such as `fr-CA, en;q=0.5`, in lower case, by descending weight. */
function readWeights(header: string): readonly Weighted[] {
  return header
    .toLowerCase()
    .split(',', maxItems)
    .map((item) => {
      const [value = '', ...parameters] = item.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { value, weight: weight >= 0 && weight <= 1 ? weight : 0 };
    })
    .filter(({ value }) => value !== '')
    .sort((a, b) => b.weight - a.weight);
}

/** A language with a script and a region at most: extensions would change how numbers are written. */
const languageTag = /^([a-z]{2})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

/** The first language of an `Accept-Language` that is available, as it is there; `en` where none is. */
export const chooseLocale = (header = ''): string =>
  readWeights(header).find(
    ({ value, weight }) => weight > 0 && locales.some((one) => one === languageTag.exec(value)?.[1]),
  )?.value ?? 'en';

/** How much an `Accept` wants a media type, from 0 to 1: the most specific range that matches counts. */
function weightOf(ranges: readonly Weighted[], type: string): number {
  const [group = ''] = type.split('/');
  for (const range of [type, `${group}/*`, '*/*']) {
    const found = ranges.find(({ value }) => value === range);
    if (found) return found.weight;
  }
  return 0;
}

/**
 * Whether the answer is JSON with the value, notices and time, or the value itself; undefined where neither is accepted.
 * @param accept the header; empty where absent
 * @param type the media type of the value itself
 * @param usual the form where both are as welcome
 */
export function chooseForm(accept: string, type: string, usual: 'json' | 'plain'): 'json' | 'plain' | undefined {
  const ranges = readWeights(accept || '*/*');
  const json = weightOf(ranges, 'application/json');
  // Every value can be taken as text; `application/json` means the whole answer.
  const plain = Math.max(weightOf(ranges, 'text/plain'), type === 'application/json' ? 0 : weightOf(ranges, type));
  if (json === 0 && plain === 0) return undefined;
  if (json === plain) return usual;
  return json > plain ? 'json' : 'plain';
}
