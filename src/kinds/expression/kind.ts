import { defineKind } from '#core/kind.ts';

/** Digits, signs and nothing else: no date, address, phone number or version. */
const arithmetic = /^[-+−(]*\.?\d[\d\s.,+\-−*/^()%×÷·!]*$/;
/** The size of a picture. */
const size = /^\d+\s*×\s*\d+$/;
/** A sign that only calculations have between numbers, or one with spaces around it. */
const operation = /[\d)%!]\s*[*^×÷·]\s*[-−(.\d]|[\d)%!] [-+−/] [-−(.\d]|\d\s*[+/]\s*\(|\)\s*[-+−/]\s*[\d(]|\d\+\d/;
const division = /^\d+\/\d+$/;
const call =
  /(?:^|[^\w.])(?:sqrt|cbrt|abs|a?(?:sin|cos|tan)h?|log(?:10|2)?|ln|exp|floor|ceil|round|factorial|combinations|gcd|lcm|mean|median|std|det|atan2)\(/;
/** What expressions are made of: names, numbers, signs. */
const expression = /^[\w\s.,;+\-−*/^()[\]%×÷·!√π²³=]+$/;

/** Units whose names are nothing else beside a number. */
const unit = String.raw`(?:[kmcµu]?m|[kMGTPcmd]?(?:Hz|Pa|[WJVN])|[kMGTP]i?(?:B|bit|b)(?:ps)?|kWh|[mµun]?s|[mk]?g|m?[lL]|bytes?|bits?|ft|in|yd|mi|mph|kn|lbs?|oz|hp|psi|bar|atm|k?cal|min|h|(?:mile|inche?|foot|feet|yard|met(?:er|re)|pound|ounce|ton|lit(?:er|re)|gallon|cup|pint|quart|acre|hectare|knot|second|minute|hour|day|week|month|year)s?)(?:\^[23]|[23²³])?`;
const units = `${unit}(?:\\s*/\\s*${unit})?`;
const quantity = String.raw`\d[\d.,]*\s*${units}(?![\w²³])`;
/** `5 km to miles`, and sums and ratios of which each part has a unit, or one and a number. */
const conversion = new RegExp(String.raw`^[-−]?${quantity}\s+(?:to|in)\s+${units}$`);
const quantities = new RegExp(
  String.raw`^[-−]?(?:${quantity}\s*[*/×÷]\s*\d[\d.,]*|(?:\d[\d.,]*\s*[*×]\s*)?${quantity}(?:\s*[-−+*/×÷]\s*${quantity}){1,9}|\d[\d.,]*\s*[*×]\s*${quantity})$`,
);

/** Less than that of a question about percentages, which may look the same. */
const confidence = 0.55;

const isBalanced = (text: string): boolean => {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
};

/** An arithmetic expression, also of values with units, or several, one per line. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > 500 || !isBalanced(written) || size.test(written)) return 0;
    if (conversion.test(written) || quantities.test(written)) return confidence;
    if (arithmetic.test(written) && (operation.test(written) || division.test(written))) return confidence;
    return /^[-+−(√\d]*[a-z\d]/i.test(written) && call.test(written) && expression.test(written) ? confidence : 0;
  },
});
