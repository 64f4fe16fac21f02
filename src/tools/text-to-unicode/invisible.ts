/** Kinds of characters that are not seen, or are taken for others. */
export type InvisibleClass = 'zero-width' | 'bidi' | 'tags' | 'variation' | 'soft-hyphens' | 'controls' | 'spaces';

const patterns: Readonly<Record<InvisibleClass, RegExp>> = {
  bidi: /\p{Bidi_Control}/u,
  tags: /[\u{E0000}-\u{E007F}]/u,
  variation: /\p{Variation_Selector}/u,
  'soft-hyphens': /\u00AD/u,
  controls: /(?![\t\n\r])[\p{Cc}\uFFF9-\uFFFB]/u,
  spaces: /(?! )[\p{Zs}\p{Zl}\p{Zp}]/u,
  // What is left of the characters that show nothing (Default_Ignorable_Code_Point), with the blank of Braille.
  'zero-width': /[\p{Default_Ignorable_Code_Point}\u2800]/u,
};
const order = ['bidi', 'tags', 'variation', 'soft-hyphens', 'controls', 'spaces', 'zero-width'] as const;

/** The class of a character that is not seen, or undefined. */
export function classOf(char: string): InvisibleClass | undefined {
  if (/^[ -~\t\n\r]$/.test(char)) return undefined;
  return order.find((name) => patterns[name].test(char));
}

/** Scripts whose letters join, or are kept from joining, by U+200C and U+200D. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const pictographic = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|[\u{E007F}]/u;
const base = /[\p{Emoji}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}]/u;

/** Whether a character without a look of its own has an effect on those beside it: in emoji, or between letters. */
export function hasEffect(char: string, before: string, after: string): boolean {
  if (char === '\u200D' && pictographic.test(before) && pictographic.test(after)) return true;
  if (char === '\u200C' || char === '\u200D') return joining.test(before) || joining.test(after);
  if (/\p{Variation_Selector}/u.test(char)) return base.test(before);
  // The flags of England, Scotland and Wales.
  return /[\u{E0020}-\u{E007F}]/u.test(char) && /[\u{1F3F4}\u{E0020}-\u{E007E}]/u.test(before);
}
