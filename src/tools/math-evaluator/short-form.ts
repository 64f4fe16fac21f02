/** As many significant digits as one reads. */
const maxSignificant = 15;
/** Longer whole numbers have an exponent. */
const maxWhole = 21;

const decimal = /(?<![\w.])(\d+)(\.\d+)?(e[+-]\d+)?(?![\w.])/g;

/** A result as it is read at a glance; `isRounded`: it has further digits. */
export interface ShortForm {
  readonly text: string;
  readonly isRounded: boolean;
}

/** Rounds the long numbers of a result to 15 significant digits, with an exponent above 21 digits. */
export function shortForm(result: string): ShortForm {
  let isRounded = false;
  const text = result.replace(decimal, (written, whole: string, fraction = '', exponent = '') => {
    if (written.length <= maxSignificant) return written;
    const isHuge = whole.length > maxWhole;
    const significant = isHuge ? maxSignificant : Math.max(maxSignificant, whole.length);
    const format = new Intl.NumberFormat('en', {
      useGrouping: false,
      notation: isHuge ? 'scientific' : 'standard',
      maximumSignificantDigits: significant,
    });
    isRounded ||= (whole + fraction).replace('.', '').replace(/^0+|0+$/g, '').length > significant;
    // Before so many digits, a fraction changes nothing.
    const number = isHuge || fraction === '' ? BigInt(whole) : (`${whole}${fraction}` as `${number}`);
    return format.format(number).replace('E', 'e+') + exponent;
  });
  return { text, isRounded };
}
