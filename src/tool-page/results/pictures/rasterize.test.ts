import { expect, it } from 'vitest';
import { pictureSizes } from './rasterize.ts';

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
