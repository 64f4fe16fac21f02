import { choice } from '#core/fields.ts';

/**
 * How the text of another option, `key`, writes bytes; `readBytes` reads them. It is not remembered: the next key would
 * be misread.
 */
export const keyEncoding = choice(['utf-8', 'hex', 'base64', 'base64url', 'latin1'], 'utf-8', { transient: true });
