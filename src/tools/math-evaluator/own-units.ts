/** With prefixes: `Mbps`, `MiBps`. */
const rate = (definition: string) => ({ definition, prefixes: 'binary_short' });

/** Units and names of units that people use and mathjs lacks. */
export const ownUnits = {
  nmi: '1852 m',
  tbsp: '1 tablespoon',
  tsp: '1 teaspoon',
  // Thermochemical, as for food: ISO 80000-5 gives 4.184 J.
  cal: { definition: '4.184 J', prefixes: 'short' },
  bps: rate('1 b/s'),
  Bps: rate('1 B/s'),
  kbit: '1 kb',
  Mbit: '1 Mb',
  Gbit: '1 Gb',
  Tbit: '1 Tb',
  // A capital K is no prefix of mathjs.
  KB: '1 kB',
  Kb: '1 kb',
  Kbit: '1 kb',
  KBps: '1 kB/s',
  Kbps: '1 kb/s',
} as const;
