import { closestNames } from '#core/search/closest.ts';
import { ToolError } from '#core/tool.ts';
import { floorDivide, lastInstant, nanosPerDay, nanosPerSecond } from './calendar.ts';
import { loadTemporal } from './load-temporal.ts';

/** Which instant of an ambiguous or skipped local time is meant: the earlier, the later, or Temporal's `compatible`. */
export type Disambiguation = 'compatible' | 'earlier' | 'later';

export interface OnWall {
  readonly instant: bigint;
  /** The local time is skipped because clocks go forward, or repeated because they go back. */
  readonly oddity?: 'skipped' | 'repeated';
}

/** Lookups in the time zone database. */
export interface Zones {
  /**
   * The proper spelling of a zone: an IANA name in any case, or an offset such as `+02:00`.
   * @throws ToolError `unknown-zone` {zone}, or `misspelt-zone` {zone, closest}
   */
  identify(written: string): string;
  /** Seconds that a zone's clocks are ahead of UTC. */
  offsetAt(zone: string, instant: bigint): number;
  /** The instant of a local time in a zone, given in nanoseconds since 1970-01-01T00:00 local time. */
  toInstant(zone: string, wall: bigint, disambiguation: Disambiguation): OnWall;
}

/** A period in which a zone's offset is constant; Unix seconds, the end exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

let loaded: Promise<Zones> | undefined;

/** The platform's time zone database; lookups are cached. */
export function loadZones(): Promise<Zones> {
  loaded ??= loadTemporal().then(createZones);
  return loaded;
}

function createZones({ ZonedDateTime }: typeof Temporal): Zones {
  /** Cached by zone, in order of time: the platform is slow, and times are often close together. */
  const spansOf = new Map<string, Span[]>();
  const known = new Map<string, string>();

  const askSpan = (zone: string, second: number): Span => {
    const at = (time: number) => new ZonedDateTime(BigInt(time) * nanosPerSecond, zone);
    const moment = at(second);
    const from = at(Math.min(second + 1, lastSecond)).getTimeZoneTransition('previous');
    const to = moment.getTimeZoneTransition('next');
    return {
      from: from ? from.epochMilliseconds / 1_000 : -lastSecond,
      to: to ? to.epochMilliseconds / 1_000 : lastSecond + 1,
      offset: moment.offsetNanoseconds / 1e9,
    };
  };
  const findSpan = (zone: string, second: number): Span => {
    const spans = spansOf.get(zone) ?? [];
    if (spans.length === 0) spansOf.set(zone, spans);
    const index = countUntil(spans, second);
    const last = spans[index - 1];
    if (last && second < last.to) return last;
    const span = askSpan(zone, second);
    spans.splice(index, 0, span);
    return span;
  };
  const offsetAt = (zone: string, instant: bigint): number => {
    if (zone === 'UTC') return 0;
    const second = Number(floorDivide(instant, nanosPerSecond));
    return findSpan(zone, Math.max(-lastSecond, Math.min(lastSecond, second))).offset;
  };

  return {
    identify(written) {
      const name = written.trim();
      const found = known.get(name);
      if (found !== undefined) return found;
      try {
        const zone = new ZonedDateTime(0n, name.toUpperCase() === 'Z' ? 'UTC' : name).timeZoneId;
        known.set(name, zone);
        return zone;
      } catch {
        const closest = closestZone(name);
        throw closest === undefined
          ? new ToolError('unknown-zone', { zone: name })
          : new ToolError('misspelt-zone', { zone: name, closest });
      }
    },
    offsetAt,
    toInstant(zone, wall, disambiguation) {
      const offsets = [wall - nanosPerDay, wall + nanosPerDay].map((near) => offsetAt(zone, near));
      const [before = 0, after = 0] = offsets;
      const at = (offset: number) => wall - BigInt(offset) * nanosPerSecond;
      const fitting = [...new Set(offsets)].filter((offset) => offsetAt(zone, at(offset)) === offset);
      const [only] = fitting;
      if (fitting.length === 1 && only !== undefined) return { instant: at(only) };
      const oddity = fitting.length === 0 ? 'skipped' : 'repeated';
      const isLater = disambiguation === 'later' || (disambiguation === 'compatible' && oddity === 'skipped');
      const [earlier, later] = before > after ? [before, after] : [after, before];
      return { instant: at(isLater ? later : earlier), oddity };
    },
  };
}

const lastSecond = Number(lastInstant / nanosPerSecond);

/** The number of spans, which are sorted, that begin at a second or before. */
function countUntil(spans: readonly Span[], second: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nameOfCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** The names of IANA time zones, UTC first. */
export const zoneNames = (): readonly string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** The zone that may have been meant, by its name or its city; none where a part of a name is one of several zones. */
function closestZone(written: string): string | undefined {
  if (written.length > 60) return undefined;
  const zones = zoneNames();
  const part = written.toLowerCase();
  const cities = zones.filter((zone) => nameOfCity(zone).toLowerCase().startsWith(part.replaceAll('_', ' ')));
  const parts = cities.length > 0 ? cities : zones.filter((zone) => zone.toLowerCase().includes(part));
  if (parts.length > 0 && written.length > 2) return parts.length === 1 ? parts[0] : undefined;
  const [byName] = closestNames(written, zones);
  if (byName !== undefined) return byName;
  const [city] = closestNames(written.replaceAll('_', ' '), zones.map(nameOfCity));
  return zones.find((zone) => nameOfCity(zone) === city);
}
