import { toBigInt } from './big-integers.ts';
import type { RsaKey } from './key.ts';

/** Whether the numbers of an RSA key pair belong together. */
export function isConsistent({ n, e, private: secret }: RsaKey): boolean {
  if (!secret) return true;
  const [p, q, product] = [toBigInt(secret.p), toBigInt(secret.q), toBigInt(e) * toBigInt(secret.d)];
  const [dp, dq, qi] = [toBigInt(secret.dp), toBigInt(secret.dq), toBigInt(secret.qi)];
  if (p < 3n || q < 3n || p * q !== toBigInt(n)) return false;
  const [one, two] = [p - 1n, q - 1n];
  return (
    product % one === 1n &&
    product % two === 1n &&
    (dp * toBigInt(e)) % one === 1n &&
    (dq * toBigInt(e)) % two === 1n &&
    (qi * q) % p === 1n
  );
}
