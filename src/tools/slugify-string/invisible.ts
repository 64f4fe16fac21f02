/** What shows nothing, or only how another character looks: joiners, soft hyphens, variation selectors, keycaps. */
export const invisible = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
