import { choice } from '#core/fields.ts';

/** The decimal sign of numbers; `auto` follows the digits and, where they are ambiguous, the language. */
export const decimalSign = choice(['auto', 'point', 'comma'], 'auto', { perVisit: true });
