/** The fields of a message of protocol buffers, by their numbers. */
export interface Fields {
  numbers(field: number): readonly bigint[];
  bytes(field: number): readonly Uint8Array<ArrayBuffer>[];
}

/** How a value is written, in the lowest three bits before it. */
const wire = { number: 0, eight: 1, bytes: 2, four: 5 };

/**
 * Reads a message as protocol buffers write it, without knowing its definition.
 * @throws RangeError where it ends too early, or holds a type of value that has long been out of use
 */
export function readFields(message: Uint8Array<ArrayBuffer>): Fields {
  const numbers = new Map<number, bigint[]>();
  const texts = new Map<number, Uint8Array<ArrayBuffer>[]>();
  let at = 0;
  const take = (length: number) => {
    if (at + length > message.length) throw new RangeError('The message ends too early.');
    at += length;
    return message.slice(at - length, at);
  };
  const readNumber = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const [byte = 0] = take(1);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
  };
  while (at < message.length) {
    const tag = Number(readNumber());
    const [field, type] = [tag >>> 3, tag & 7];
    if (type === wire.number) numbers.set(field, [...(numbers.get(field) ?? []), readNumber()]);
    else if (type === wire.bytes) texts.set(field, [...(texts.get(field) ?? []), take(Number(readNumber()))]);
    else if (type === wire.four || type === wire.eight) take(type === wire.four ? 4 : 8);
    else throw new RangeError(`There are no values of type ${type}.`);
  }
  return { numbers: (field) => numbers.get(field) ?? [], bytes: (field) => texts.get(field) ?? [] };
}

export const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
