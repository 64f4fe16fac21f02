import type { KindId } from './kinds.ts';

const secretKinds: ReadonlySet<KindId> = new Set<KindId>([
  'jwt',
  'key',
  'basic-auth',
  'mnemonic',
  'otp-secret',
  'secret',
  'secrets',
  'wifi',
]);

/** Whether values of a kind are or contain secrets: whatever tool reads them, their content is not shown unasked. */
export const isSecretKind = (kind: KindId): boolean => secretKinds.has(kind);
