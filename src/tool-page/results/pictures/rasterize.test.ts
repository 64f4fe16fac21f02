import { expect, it } from 'vitest';
import { pictureName, pictureSizes, pixelSize } from './rasterize.ts';

it('offers an SVG once, twice and three times as large as it is', () => {
  expect(pictureSizes('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350"/>')).toEqual([
    { width: 600, height: 350 },
    { width: 1_200, height: 700 },
    { width: 1_800, height: 1_050 },
  ]);
});

it('offers no size that browsers cannot draw', () => {
  expect(pictureSizes('<svg width="9000" height="20" viewBox="0 0 9000 20">')).toEqual([{ width: 9_000, height: 20 }]);
  expect(pictureSizes('<svg viewBox="0 0 20000 20000">')).toEqual([]);
  expect(pictureSizes('')).toEqual([]);
});

it.each([
  ['<svg width="1024" height="1024" viewBox="0 0 33 33">', { width: 1_023, height: 1_023 }],
  ['<svg width="20" height="20" viewBox="0 0 33 33">', { width: 33, height: 33 }],
  ['<svg width="600" height="350" viewBox="0 0 600 350">', { width: 600, height: 350 }],
  ['<svg viewBox="0 0 600 350">', { width: 600, height: 350 }],
])('draws the units of an SVG as whole pixels: %s', (svg, size) => expect(pixelSize(svg)).toEqual(size));

it('names a picture by its size and type', () => {
  expect(pictureName('wifi-card', 'png', { width: 600, height: 350 })).toBe('wifi-card-600x350.png');
  expect(pictureName('qrcode', 'jpeg', { width: 20, height: 20 })).toBe('qrcode-20x20.jpg');
});
