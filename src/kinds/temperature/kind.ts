import { defineKind } from '#core/kind.ts';

const number = /^[-+−]?\d+(?:[.,]\d+)?/;
const words = /^\s*(?:°|degrees|degrés)?\s*(?:kelvins?|celsius|centigrade|fahrenheit|rankine|réaumur|rømer|delisle)$/i;
const degrees = /^\s*(?:°\s*(?:[CF]|Ra?|Ré|R[øo]|De|N)|[℃℉K])$/;

/** A temperature with its scale. `12F` may be hexadecimal, `300 K` thousands. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    const unit = written.replace(number, '');
    if (unit === written || written.length > 60) return 0;
    if (words.test(unit) || degrees.test(unit)) return /K$/.test(unit) ? 0.5 : 0.9;
    if (/^\s+[CF]$/.test(unit)) return 0.5;
    return unit.trim() === '°' ? 0.3 : 0;
  },
});
