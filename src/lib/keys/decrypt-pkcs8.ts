import { DerReader, tags } from './der.ts';
import type { Bytes } from './key.ts';
import { pbes2 } from './oids.ts';
import { unknownEncryption } from './passphrase.ts';
import { decryptPbes1 } from './pbes1.ts';
import { decryptPbes2 } from './pbes2.ts';

/**
 * The PKCS#8 in an encrypted one.
 * @throws ToolError `unknown-encryption` {name}; those of `decryptPbes1` and `decryptPbes2`
 */
export async function decryptPkcs8(encrypted: Bytes, passphrase: string): Promise<Bytes> {
  const outer = new DerReader(encrypted).open();
  const scheme = outer.open();
  const name = scheme.oid();
  const content = outer.take(tags.octets);
  if (name === pbes2) return decryptPbes2(scheme, content, passphrase);
  const opened = decryptPbes1(name, scheme, content, passphrase);
  if (!opened) throw unknownEncryption(name);
  return opened;
}
