import { choice, flag } from '#core/fields.ts';

/** How MAC addresses are written; `writeMac` does it. */
export const macForm = {
  separator: choice(['colon', 'hyphen', 'dots', 'none'], 'colon'),
  uppercase: flag(),
};
