import { choice } from '#core/fields.ts';

/** How a text, such as that of a key, writes bytes. */
export const byteEncodings = ['utf-8', 'hex', 'base64', 'base64url', 'latin1'] as const;

/** The field that says how the text of another, `key`, writes bytes. */
export const keyEncoding = choice(byteEncodings, 'utf-8');
