import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { hashBytes, hashFile } from './hash.ts';
import { type HashAlgorithm, hashAlgorithmIds, hashAlgorithms } from './hash-algorithms.ts';

const ctx = plainContext();
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function digestOf(algorithm: HashAlgorithm, bytes: Uint8Array): Promise<string> {
  const digest = (await hashBytes(bytes, [algorithm], ctx)).get(algorithm);
  return encodeHex(digest ?? new Uint8Array());
}

/** Of “abc”: FIPS 180-4, FIPS 202, RFC 1320, RFC 1321, RFC 7693, the papers of the others, zlib and xxHash. */
const digestsOfAbc: Readonly<Record<HashAlgorithm, string>> = {
  md5: '900150983cd24fb0d6963f7d28e17f72',
  sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
  sha224: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  sha384: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  sha512:
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'sha3-224': 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
  'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'sha3-384': 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
  'sha3-512':
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  ripemd160: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
  'sha512-224': '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa',
  'sha512-256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
  'keccak-224': 'c30411768506ebe1c2871b1ee2e87d38df342317300a9b97a95ec6a8',
  'keccak-256': '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  'keccak-384': 'f7df1165f033337be098e7d288ad6a2f74409d7a60b49c36642218de161b1f99f8c681e4afaf31a34db29fb763e3c28e',
  'keccak-512':
    '18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96',
  'blake2b-256': 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319',
  'blake2b-512':
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  'blake2s-256': '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982',
  blake3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
  sm3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  whirlpool:
    '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
  md4: 'a448017aaf21d8525fc10ae87aa6729d',
  crc32: '352441c2',
  adler32: '024d0127',
  xxh32: '32d153ff',
  xxh64: '44bc2cf5ad770999',
  'xxh3-64': '78af5f94892f3950',
  'xxh3-128': '06b05ab6733a618578af5f94892f3950',
};

const twoBlocks = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';

describe('hashBytes', () => {
  it.each(hashAlgorithmIds)('computes the %s of abc', async (algorithm) => {
    expect(await digestOf(algorithm, bytesOf('abc'))).toBe(digestsOfAbc[algorithm]);
    expect(digestsOfAbc[algorithm]).toHaveLength(hashAlgorithms[algorithm].size * 2);
  });

  // FIPS 180-4, FIPS 202 and RFC 1321; checksums of “123456789” and “Wikipedia” as published for CRC-32 and Adler-32.
  it.each<[HashAlgorithm, string, string]>([
    ['sha256', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
    ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
    // RFC 1321, appendix A.5.
    ['md5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
    ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['md5', 'abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['md5', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['md5', '1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
    // RFC 1320, appendix A.5.
    ['md4', '', '31d6cfe0d16ae931b73c59d7e0c089c0'],
    ['md4', 'message digest', 'd9130a8164549fe818874806e1c7014b'],
    ['md4', '1234567890'.repeat(8), 'e33b4ddc9c38f2199c3e7b164fcc0536'],
    // FIPS 180-2, appendices A.2 and B.2: a message of two blocks.
    ['sha1', twoBlocks, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['sha256', twoBlocks, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    // The paper of RIPEMD-160.
    ['ripemd160', '', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
    ['ripemd160', 'message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
    ['ripemd160', twoBlocks, '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
    ['crc32', '123456789', 'cbf43926'],
    ['adler32', 'Wikipedia', '11e60398'],
    ['xxh64', '', 'ef46db3751d8e999'],
    ['xxh3-64', '', '2d06800538d394c2'],
    ['xxh3-128', '', '99aa06d3014798d86001c324468d497f'],
  ])('computes the %s of %j', async (algorithm, text, digest) => {
    expect(await digestOf(algorithm, bytesOf(text))).toBe(digest);
  });

  it('agrees with OpenSSL for every length around the blocks, and where long inputs begin', async () => {
    const known = new Map<HashAlgorithm, string>([
      ...(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'ripemd160', 'sm3'] as const).map(
        (algorithm) => [algorithm, algorithm] as const,
      ),
      ...(['sha3-224', 'sha3-256', 'sha3-384', 'sha3-512', 'sha512-224', 'sha512-256'] as const).map(
        (algorithm) => [algorithm, algorithm] as const,
      ),
      ['blake2b-512', 'blake2b512'],
      ['blake2s-256', 'blake2s256'],
    ]);
    const bytes = Uint8Array.from({ length: 8000 }, (_, index) => (index * 37) % 251);
    const lengths = [...Array(601).keys(), 4095, 4096, 4097, 8000];
    for (const length of lengths) {
      const digests = await hashBytes(bytes.subarray(0, length), [...known.keys()], ctx);
      for (const [algorithm, name] of known) {
        const expected = createHash(name).update(bytes.subarray(0, length)).digest('hex');
        expect(encodeHex(digests.get(algorithm) ?? new Uint8Array()), `${algorithm} of ${length} bytes`).toBe(expected);
      }
    }
  });

  it('keeps runs that overlap apart', async () => {
    const texts = ['abc', 'x'.repeat(3_000_000), '', 'abc'];
    const alone = [];
    for (const text of texts) alone.push(await hashBytes(bytesOf(text), hashAlgorithmIds, ctx));
    expect(await Promise.all(texts.map((text) => hashBytes(bytesOf(text), hashAlgorithmIds, ctx)))).toEqual(alone);
  });

  it('reports progress', async () => {
    const told: number[] = [];
    await hashBytes(new Uint8Array(4 << 20), ['crc32'], plainContext({ progress: (fraction) => told.push(fraction) }));
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('stops when it is aborted, and hashes rightly afterwards', async () => {
    const controller = new AbortController();
    const stopping = plainContext({ signal: controller.signal, progress: () => controller.abort() });
    await expect(hashBytes(new Uint8Array(4 << 20), ['sha256'], stopping)).rejects.toThrow('abort');
    expect(await digestOf('sha256', bytesOf('abc'))).toBe(digestsOfAbc.sha256);
  });
});

describe('hashFile', () => {
  // One million times “a”: FIPS 180-4, FIPS 202, RIPEMD-160 paper.
  it('hashes a million letters', async () => {
    const digests = await hashFile(new Blob(['a'.repeat(1_000_000)]), ['sha256', 'sha3-256', 'ripemd160'], ctx);
    expect([...digests].map(([algorithm, digest]) => [algorithm, encodeHex(digest)])).toEqual([
      ['sha256', 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
      ['sha3-256', '5c8875ae474a3634ba4fd55ec85bffd661f32aca75c6d699d0cdcb6c115891c1'],
      ['ripemd160', '52783243c1697bdbe16d37f97f68f08325dc1528'],
    ]);
  });

  it('gives the same result as hashBytes, however the file is sliced', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 70_000, size: 'max' }), { maxLength: 4 }), async (parts) => {
        const file = new Blob(parts.map((part) => new Uint8Array(part)));
        const bytes = new Uint8Array(await file.arrayBuffer());
        expect(await hashFile(file, hashAlgorithmIds, ctx)).toEqual(await hashBytes(bytes, hashAlgorithmIds, ctx));
      }),
      { numRuns: 20 },
    );
  });

  it('has no digest of a file that cannot be read to its end', async () => {
    const file = new File(['0123456789'], 'a.bin');
    file.stream = () => new Blob(['012']).stream();
    await expect(hashFile(file, ['md5'], ctx)).rejects.toMatchObject({
      code: 'unreadable',
      params: { name: 'a.bin', offset: 3, reason: '3 / 10' },
    });
  });
});
