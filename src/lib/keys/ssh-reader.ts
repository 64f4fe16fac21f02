import { ToolError } from '#core/tool.ts';
import { toBigInt, trim } from './big-integers.ts';
import { type Bytes, type CurveType, type FoundKey, findCurve } from './key.ts';

/** Reads values of the SSH protocol (RFC 4251, section 5). */
export class SshReader {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  take(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new ToolError('damaged');
    const taken = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  rest = (): Bytes => this.take(this.#bytes.length - this.#at);
  uint32 = (): number => Number(toBigInt(this.take(4)));
  string = (): Bytes => this.take(this.uint32());
  text = (): string => new TextDecoder().decode(this.string());
  number = (): Bytes => trim(this.string());
}

/** @throws ToolError `unknown-algorithm` */
export function curveOfSsh(type: string): CurveType {
  const curve = type === 'ssh-ed25519' ? 'ed25519' : findCurve('ssh', type.replace('ecdsa-sha2-', ''));
  if (curve === undefined) throw new ToolError('unknown-algorithm');
  return curve;
}

/**
 * Reads a public key of the SSH protocol.
 * @throws ToolError `damaged`, `unknown-algorithm`
 */
export function readSshBlob(bytes: Bytes): FoundKey {
  const reader = new SshReader(bytes);
  const name = reader.text();
  if (name === 'ssh-rsa') {
    const e = reader.number();
    return { type: 'rsa', n: reader.number(), e, private: undefined };
  }
  const type = curveOfSsh(name);
  if (type !== 'ed25519') reader.string();
  return { type, point: reader.string(), private: undefined };
}
