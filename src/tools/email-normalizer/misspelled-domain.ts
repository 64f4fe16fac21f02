import { providers } from './providers.ts';

/** The domains that most people write; shorter ones are too much like others. */
const wellKnown = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'yahoo.com',
  'yahoo.fr',
  'protonmail.com',
  'fastmail.com',
  'laposte.net',
  'orange.fr',
];

/** Other providers, with names that differ from those by one letter. */
const others = ['mail.com', 'email.com'];

/** The well-known domain that one wrong, missing, further or swapped character makes this one; none of a provider’s own. */
export const meantDomain = (domain: string): string | undefined =>
  others.includes(domain) || wellKnown.includes(domain) || providers.some(({ domains }) => domains.test(domain))
    ? undefined
    : wellKnown.find((known) => isOneEditFrom(known, domain));

function isOneEditFrom(known: string, written: string): boolean {
  const shorter = Math.min(known.length, written.length);
  let start = 0;
  while (start < shorter && known[start] === written[start]) start++;
  let end = 0;
  while (end < shorter - start && known.at(-1 - end) === written.at(-1 - end)) end++;
  const [left, right] = [known.slice(start, known.length - end), written.slice(start, written.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
}
