/** A point of the curve y² = x³ + 7 in projective coordinates, which need no division. */
type Point = readonly [x: bigint, y: bigint, z: bigint];

/** The order of the field, and the base point (SEC 2, section 2.4.1). */
const prime = 2n ** 256n - 2n ** 32n - 977n;
const base: Point = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  1n,
];
const infinity: Point = [0n, 1n, 0n];

const mod = (value: bigint): bigint => ((value % prime) + prime) % prime;

/** The sum of any two points, equal ones too (Renes, Costello and Batina, 2015, section 3). */
function add([x1, y1, z1]: Point, [x2, y2, z2]: Point): Point {
  const xx = mod(x1 * x2);
  const yy = mod(y1 * y2);
  const zz = 21n * mod(z1 * z2);
  const xy = mod(x1 * y2 + x2 * y1);
  const yz = mod(y1 * z2 + y2 * z1);
  const xz = mod(x1 * z2 + x2 * z1);
  return [
    mod(xy * (yy - zz) - 21n * yz * xz),
    mod((yy + zz) * (yy - zz) + 63n * xx * xz),
    mod(yz * (yy + zz) + 3n * xx * xy),
  ];
}

/** What repeated doubling or squaring gives: `value` combined with itself `times` times. */
function repeat<T>(value: T, times: bigint, combine: (a: T, b: T) => T, neutral: T): T {
  let result = neutral;
  for (const bit of times.toString(2)) {
    result = combine(result, result);
    if (bit === '1') result = combine(result, value);
  }
  return result;
}

/** The public key of a private one, compressed, as hexadecimal digits (SEC 1, section 2.3.3). */
export function publicKeyOf(privateKey: bigint): string {
  const [x, y, z] = repeat(base, privateKey, add, infinity);
  const inverse = repeat(z, prime - 2n, (a, b) => mod(a * b), 1n);
  const sign = mod(y * inverse) % 2n === 0n ? '02' : '03';
  return (
    sign +
    mod(x * inverse)
      .toString(16)
      .padStart(64, '0')
  );
}
