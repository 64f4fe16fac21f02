import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Of the forms of private keys that may be encrypted. */
const encryptedForm = /ENCRYPTED|BEGIN OPENSSH PRIVATE KEY|^Encryption: aes/m;

/** The options beside the key: a passphrase only for a key that may need one, an encoding unless it is no secret. */
export const keyOptionsOf = ({ options }: SessionOf<typeof tool>, isSecret = true): readonly string[] => [
  'key',
  ...(isSecret ? ['keyEncoding'] : []),
  ...(encryptedForm.test(String(options['key'])) ? ['passphrase'] : []),
];
