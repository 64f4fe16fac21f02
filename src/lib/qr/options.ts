import { choice, flag, int, text } from '#core/fields.ts';

const look = { group: 'look' } as const;
const code = { more: true, group: 'code' } as const;

/** How a QR code is made and drawn. */
export const qrOptions = {
  level: choice(['low', 'medium', 'quartile', 'high'], 'medium'),
  raise: flag(true, code),
  version: int(null, { optional: true, min: 1, max: 40, ...code }),
  mask: int(null, { optional: true, min: 0, max: 7, ...code }),
  foreground: text('#000000', { maxLength: 40, ...look }),
  background: text('#ffffff', { maxLength: 40, ...look }),
  quietZone: int(4, { min: 0, max: 16, ...look }),
  size: int(1_024, { min: 64, max: 8_192, ...look }),
  moduleSize: int(null, { optional: true, min: 1, max: 64, ...look }),
  shape: choice(['square', 'rounded', 'dots'], 'square', look),
  finder: choice(['square', 'rounded'], 'square', look),
  logo: text('', { document: 'text', maxLength: 2_000_000, ...look }),
  logoSize: int(20, { min: 5, max: 25, ...look, when: { field: 'logo', not: '' } }),
};
