import { expect, test } from 'vitest';
import { zoneOfOption } from './zone-of-option.ts';
import { loadZones } from './zones.ts';

const zones = await loadZones();

test('a zone in any case is written properly', () => {
  expect(zoneOfOption('zone', 'europe/paris', zones)).toBe('Europe/Paris');
});

test.each([
  ['new york', [{ zone: 'America/New_York' }]],
  ['CEST', []],
])('the error of %j is in the option, with the closest name on offer', (written, offers) => {
  expect(() => zoneOfOption('zone', written, zones)).toThrow(
    expect.objectContaining({ at: { offset: 0, field: 'zone' }, offers }),
  );
});
