/** The aspects that are checked on each page, as named in the accessibility statement. */
export const aspects = {
  axe: 'axe finds nothing wrong (WCAG 2.0 to 2.2, A and AA, and good practice), light and dark, at 1,280 px and at 320 px, without horizontal scroll. A tool’s page is checked in three of these four looks: light and wide with a result and dark and narrow in one language, and in one of the other two in the other language.',
  keyboard: 'the keyboard alone reaches every control, in the order of the page, each with a visible focus ring.',
  settings:
    'with colours forced by the system, without motion, with wide text spacing and at twice the size, axe finds nothing, nothing moves and there is no horizontal scroll.',
} as const;
export type Aspect = keyof typeof aspects;

export interface Checked {
  readonly page: string;
  readonly aspect: Aspect;
}

/** Details of a test that checks aspects of a page for the statement. */
export const checks = (page: string, ...checked: readonly Aspect[]) => ({
  annotation: checked.map((aspect) => ({
    type: 'accessibility',
    description: JSON.stringify({ page: page || 'home', aspect } satisfies Checked),
  })),
});
