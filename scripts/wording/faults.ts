import type { Entry } from './glossary.ts';
import { roleOf, type Text } from './messages.ts';

/** Maximum number of characters: a description has one line at 1280 pixels, a label one in the rail of options. */
const limits = { en: { description: 60, label: 24 }, fr: { description: 75, label: 32 } } as const;
/** Of an error. */
const [maxSentences, maxSentence] = [2, 90];

/** What is wrong with a text by the rules of `docs/glossary.md` and those for lengths. */
export function faultsOf(text: Text, glossary: readonly Entry[]): readonly string[] {
  const words = glossary.flatMap(({ locale, pattern, instead }) => {
    const found = locale === text.locale ? pattern.exec(text.text)?.[0] : undefined;
    return found === undefined ? [] : [`“${found}”: write ${instead}`];
  });
  return [...words, ...lengthFaults(text), ...(text.locale === 'fr' ? spaceFaults(text.text) : [])];
}

function lengthFaults(text: Text): readonly string[] {
  const role = roleOf(text);
  if (role === undefined) return [];
  if (role !== 'error') {
    const limit = limits[text.locale][role];
    return text.text.length > limit ? [`${text.text.length} characters; a ${role} has at most ${limit}`] : [];
  }
  const sentences = text.text.split(/(?<=[.?!])\s+(?=\p{Lu}|“|\{)/u);
  return [
    ...(sentences.length > maxSentences ? [`${sentences.length} sentences; an error has at most ${maxSentences}`] : []),
    ...sentences
      .filter(({ length }) => length > maxSentence)
      .map(({ length }) => `a sentence of ${length} characters; one of an error has at most ${maxSentence}`),
  ];
}

/** French typography: narrow no-break space before ; ! ?, no-break space before : and inside quotation marks. */
function spaceFaults(text: string): readonly string[] {
  const faults: readonly (readonly [pattern: RegExp, instead: string])[] = [
    [/(?<=[\p{L}\p{N}»)}])[ \u00A0]?[;!?](?=\s|$)/u, 'a narrow no-break space (U+202F) before “;”, “!” and “?”'],
    [/(?<=[\p{L}\p{N}»)}])[ \u202F]:(?=\s|$)/u, 'a no-break space (U+00A0) before “:”'],
    [/«(?!\u00A0)|(?<!\u00A0)»/u, 'a no-break space (U+00A0) inside « »'],
    [/(?<=\d) (?=\d{3}(?!\d))/u, 'a narrow no-break space (U+202F) between thousands'],
    [
      /(?<=\d|\}) (?=(?:%|[kKMGT]?o|octets?|bits?|px|mm|cm|ms|s|min|h|Hz)(?![\p{L}\p{N}]))/u,
      'a no-break space before a unit',
    ],
  ];
  return faults.flatMap(([pattern, instead]) => (pattern.test(text) ? [`needs ${instead}`] : []));
}
