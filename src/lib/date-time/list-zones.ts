import type { Context } from '#core/tool.ts';
import { nameZone, writeOffset } from './write-pattern.ts';
import { loadZones, zoneNames } from './zones.ts';

/** All time zones with their present offset and what people call them, for a field to choose one. */
export async function listZones({ now, locale }: Pick<Context, 'now' | 'locale'>) {
  const { offsetAt } = await loadZones();
  const instant = BigInt(now().getTime()) * 1_000_000n;
  return zoneNames().map((zone) => {
    const names = ['en-US', 'en-GB', 'en-AU', locale].map((language) => nameZone({ instant, zone }, language, 'short'));
    const shorts = [...new Set(names)].filter((name) => !/^(?:GMT|UTC)[-+\u2212]/.test(name));
    return {
      zone,
      offset: writeOffset(offsetAt(zone, instant), 3),
      names: [...shorts, nameZone({ instant, zone }, locale, 'long')].join(', '),
    };
  });
}
