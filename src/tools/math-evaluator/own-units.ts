import type { MathJsInstance, Unit } from 'mathjs';

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

/** Units whose values mathjs rounds, or has from before the SI of 2019, by their definitions. */
export const exactUnits = (math: MathJsInstance) => ({
  rd: '16.5 ft',
  sqrd: '272.25 sqft',
  sqch: '4356 sqft',
  acre: { definition: '43560 sqft', aliases: ['acres'] },
  kip: { definition: '1000 lbf', prefixes: 'long', aliases: ['kips'] },
  eV: { definition: '1.602176634e-19 J', prefixes: 'short' },
  electronvolt: { definition: '1.602176634e-19 J', prefixes: 'long', aliases: ['electronvolts'] },
  hp: '550 ft lbf / s',
  psi: '1 lbf / in^2',
  // No finite decimal, unlike the conventional millimetre of mercury.
  torr: { definition: math.evaluate('1 atm / 760') as Unit },
  mmHg: { definition: '133.322387415 Pa', aliases: ['mmhg'] },
});
