/** The facts that media queries report. */

const matches = (query: string): boolean => matchMedia(`(${query})`).matches;

/** The first of some values that a media feature has; null where the browser does not know the feature. */
export const featureOf = (feature: string, values: readonly string[]): string | null =>
  values.find((value) => matches(`${feature}: ${value}`)) ?? null;

/** Whether a preference is on; null where the browser does not know it. */
export function preferenceOf(feature: string, on: string, off: string): boolean | null {
  const value = featureOf(feature, [on, off]);
  return value === null ? null : value === on;
}

/** The features whose changes change what is shown. */
export const watchedQueries = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-contrast: more)',
  '(prefers-contrast: less)',
  '(prefers-contrast: custom)',
  '(prefers-reduced-transparency: reduce)',
  '(prefers-reduced-data: reduce)',
  '(forced-colors: active)',
  '(inverted-colors: inverted)',
  '(color-gamut: p3)',
  '(color-gamut: rec2020)',
  '(dynamic-range: high)',
  '(pointer: fine)',
  '(pointer: coarse)',
  '(hover: hover)',
] as const;
