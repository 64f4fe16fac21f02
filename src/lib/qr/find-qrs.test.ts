import { describe, expect, it } from 'vitest';
import type { Picture } from '#core/kinds/picture.ts';
import { encodeQr, type QrCode } from './encode-qr.ts';
import { decodeText, findQrs, seesQr } from './find-qrs.ts';

const settings = { level: 'medium', raise: true, version: null, mask: null } as const;

interface Drawn {
  readonly text: string;
  /** The middle of the code in the picture, in pixels. */
  readonly at: readonly [x: number, y: number];
  /** Pixels of a module. */
  readonly scale?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** A white picture with codes. */
function draw(width: number, height: number, codes: readonly Drawn[]): Picture {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const drawn = codes.map((each): Drawn & { code: QrCode } => ({ ...each, code: encodeQr(each.text, settings) }));
  for (const { code, at, scale = 6, turn = 0 } of drawn) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [dx, dy] = [(x + 0.5 - at[0]) / scale, (y + 0.5 - at[1]) / scale];
        const column = Math.floor(dx * cos + dy * sin + code.size / 2);
        const row = Math.floor(dy * cos - dx * sin + code.size / 2);
        if (column >= 0 && row >= 0 && column < code.size && row < code.size && code.isDark(column, row))
          data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
      }
  }
  return { width, height, data };
}

const contents = (picture: Picture) =>
  findQrs(picture)
    .found.map(({ content }) => content)
    .toSorted();

describe('finds', () => {
  it('a code and where it is', () => {
    const { found } = findQrs(draw(300, 200, [{ text: 'HELLO', at: [150, 100] }]));
    // 21 modules of 6 pixels.
    expect(found).toMatchObject([{ content: 'HELLO', version: 1 }]);
    const [corner, , opposite] = found[0]?.corners ?? [];
    for (const [point, x, y] of [
      [corner, 87, 37],
      [opposite, 213, 163],
    ] as const) {
      expect(Math.abs((point?.x ?? 0) - x)).toBeLessThan(6);
      expect(Math.abs((point?.y ?? 0) - y)).toBeLessThan(6);
    }
  });

  it.each([5, 30, 45, 90, 135, 180, 200, 315])('a code turned by %d degrees', (turn) => {
    expect(contents(draw(400, 400, [{ text: 'https://example.org/path', at: [200, 200], turn }]))).toEqual([
      'https://example.org/path',
    ]);
  });

  it.each([2, 3, 12])('a code with modules of %d pixels', (scale) => {
    expect(contents(draw(400, 400, [{ text: 'small or large', at: [200, 200], scale }]))).toEqual(['small or large']);
  });

  it('several codes', () => {
    const codes = ['one', 'two', 'three', 'four'].map(
      (text, at): Drawn => ({ text, at: [150 + 300 * (at % 2), 150 + 300 * Math.floor(at / 2)], turn: 10 * at }),
    );
    expect(contents(draw(600, 600, codes))).toEqual(['four', 'one', 'three', 'two']);
  });
});

describe('sees in a frame', () => {
  it('a code at the first look', () => {
    expect(seesQr(draw(300, 200, [{ text: 'HELLO', at: [150, 100] }]), 0)).toBe(true);
  });

  it.each([30, 45, 135])('a code turned by %d degrees at one of the first looks', (turn) => {
    const frame = draw(400, 400, [{ text: 'https://example.org/path', at: [200, 200], turn }]);
    expect([0, 1, 2, 3, 4, 5].some((look) => seesQr(frame, look))).toBe(true);
  });

  it('no code', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].some((look) => seesQr(draw(100, 100, []), look))).toBe(false);
  });
});

it('the picture stays as it is', () => {
  const picture = draw(200, 200, [{ text: 'x', at: [100, 100] }]);
  const before = picture.data.slice();
  findQrs(picture);
  expect(picture.data).toEqual(before);
});

it('nothing, and a code that is damaged', () => {
  expect(findQrs(draw(50, 50, []))).toEqual({ found: [], isDamaged: false });
  const picture = draw(300, 300, [{ text: 'a longer text to damage', at: [150, 150] }]);
  // Its right lower half is lost; the three marks are there.
  for (let y = 130; y < 300; y++) picture.data.fill(255, 4 * (y * 300 + 130), 4 * (y * 300 + 300));
  expect(findQrs(picture)).toEqual({ found: [], isDamaged: true });
});

it.each<[number[], number | undefined, string]>([
  [[0xc3, 0xa9], undefined, 'é'],
  [[0xe9], undefined, 'é'],
  [[0xef, 0xbb, 0xbf, 0x41], 26, '\ufeffA'],
  [[0x93, 0xfa, 0x96, 0x7b], 20, '日本'],
  [[0xa4], 17, '€'],
])('bytes %j of character set %j are the text %j', (bytes, characterSet, text) => {
  expect(decodeText(Uint8Array.from(bytes), characterSet)).toBe(text);
});
