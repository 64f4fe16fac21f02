import { expect, it } from 'vitest';
import { writePdf } from './write-pdf.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0x00, 0x80, 0xff, 0xd9);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

// ISO 32000-1, sections 7.5.4 and 7.5.5.
it.each([undefined, { jpeg, width: 3, height: 2 }])('the table says where each object is', (picture) => {
  const pdf = latin1(writePdf({ width: 10, height: 20.5, content: '1 0 0 rg\n', picture }));
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual(offsets.map((_, at) => `${at + 1} 0 obj`));
  expect(offsets).toHaveLength(picture ? 5 : 4);
  expect(pdf).toContain(`/Size ${offsets.length + 1}/`);
  expect(pdf.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])).startsWith('xref\n')).toBe(true);
  expect(pdf).toContain('/MediaBox[0 0 10 20.5]');
});

it('a picture is in it byte for byte', () => {
  const pdf = latin1(
    writePdf({ width: 1, height: 1, content: '/Picture Do\n', picture: { jpeg, width: 3, height: 2 } }),
  );
  expect(pdf).toContain(
    `/Width 3/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length 6>>stream\n${latin1(jpeg)}\nendstream`,
  );
});
