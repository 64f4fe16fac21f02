/** Names that have a meaning of their own. */
export type Names = ReadonlySet<string>;

/** Units that are written one after the other, the greatest first, by what they measure. */
const compounds = [
  ['mi(?:les?)?', 'yd|yards?', "ft|feet|foot|['′]", 'in(?:ch(?:es)?)?|["″]'],
  ['days?|d', 'h|hrs?|hours?', 'min|mins|minutes?', 's|secs?|seconds?'],
  ['lbs?|lbm', 'oz|ounces?'],
] as const;

/** Names that the parser knows. A unit made of two would have its value as a double. */
const namesOfUnits: Readonly<Record<string, string>> = {
  "'": 'ft',
  '′': 'ft',
  '"': 'in',
  '″': 'in',
  min: 'minute',
  d: 'day',
  '°C': 'degC',
  '°F': 'degF',
  '°': 'deg',
  '℃': 'degC',
  '℉': 'degF',
  C: 'degC',
  F: 'degF',
};

const speeds: Readonly<Record<string, string>> = {
  mph: '(mi/h)',
  kph: '(km/h)',
  kmh: '(km/h)',
  kn: '(nmi/h)',
  knot: '(nmi/h)',
  knots: '(nmi/h)',
};

const number = String.raw`(?:\d[\d_]*(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const part = (units: string): string => `${number}\\s*(?:${units})(?![a-z_])`;
const chains = compounds
  .flatMap((units) =>
    units.slice(0, -1).map((greatest, at) => `${part(greatest)}(?:\\s*${part(units.slice(at + 1).join('|'))})+`),
  )
  .join('|');
/** Not before a digit or a power: then the last unit ends elsewhere, or is a factor. */
const compound = `(?:${chains})(?!\\w|\\s*\\^)`;
const temperature = String.raw`(?:°\s*|deg)?[CF]|K|℃|℉|celsius|fahrenheit|kelvin`;
const conversion = `(${temperature})\\s+(to|in)\\s+(${temperature})(?![\\w/*^(])`;

/** Several units of one value (`5 ft 10 in`), a conversion between temperatures (`72 °F to C`), and degrees. */
export const unitPiece = `${compound}|${conversion}|°(?:\\s*[CF](?!\\w))?`;

const isCompound = new RegExp(`^(?:${compound})$`, 'iu');
const conversionParts = new RegExp(`^${conversion}$`, 'iu');
const isDegree = /^(?:°\s*[cf]?|[℃℉])$/iu;
const parts = new RegExp(`(${number})\\s*(\\D+?)(?=\\s*(?:[\\d.]|$))`, 'giu');

/**
 * A piece of a line with units, as the parser reads it; undefined if it is none.
 * @param before the characters before it
 * @param after the characters after it
 */
export function respellUnits(written: string, before: string, after: string, own: Names): string | undefined {
  const nameOf = (unit: string) => (own.has(unit) ? unit : (namesOfUnits[unit.replace(/\s/g, '')] ?? unit));
  const temperatureName = (unit: string) => {
    const name = unit.replaceAll(/\s/gu, '');
    return nameOf(name.length < 3 ? name.toUpperCase() : name);
  };
  if (isCompound.test(written)) {
    const values = [...written.matchAll(parts)].map(([, value = '', unit = '']) => ({ value, unit: unit.trim() }));
    if (values.some(({ unit }) => own.has(unit))) return undefined;
    return `(${values.map(({ value, unit }) => `${value.replaceAll('_', '')} ${nameOf(unit.toLowerCase())}`).join(' + ')})`;
  }
  const [, from = '', to, target = ''] = conversionParts.exec(written) ?? [];
  // A lowercase letter alone, as in `c to f`, is a variable.
  if (to && !/^[cfk]$/.test(from)) return ` ${temperatureName(from)} ${to} ${temperatureName(target)}`;
  if (isDegree.test(written)) return ` ${temperatureName(written)}`;
  if (!own.has(written) && Object.hasOwn(speeds, written)) return speeds[written];
  // Otherwise the function is called, or an argument.
  if (written === 'min' && !/^\s*\(/.test(after) && !/(?:^|[(,[={;])\s*$/.test(before)) return nameOf(written);
  return undefined;
}

/** The names on the left of an `=`: variables, functions and their parameters. */
export function namesAssignedIn(text: string): Names {
  const names = text.split(/[;\n]/).flatMap((statement) => {
    const end = statement.search(/(?<![=<>!])=(?!=)/);
    return end < 0 ? [] : (statement.slice(0, end).match(/[a-z_]\w*/gi) ?? []);
  });
  return new Set(names);
}
