import type { Status } from './statuses.ts';

/** Where Go's `net/http` names a code otherwise than its registered name. */
const goNames: Readonly<Record<number, string>> = {
  203: 'NonAuthoritativeInfo',
  407: 'ProxyAuthRequired',
  413: 'RequestEntityTooLarge',
  414: 'RequestURITooLong',
  416: 'RequestedRangeNotSatisfiable',
  418: 'Teapot',
  422: 'UnprocessableEntity',
};
/** Registered codes for which it has no name. */
const unnamedInGo: readonly number[] = [104, 306];

/** What servers only log: no answer has them. */
const loggedOnly: readonly number[] = [444, 460, 499];

/** The name as a constant: `NOT_FOUND`. */
const constantOf = ({ name }: Status): string =>
  name
    .toUpperCase()
    .replaceAll("'", '')
    .replace(/[^A-Z\d]+/g, '_')
    .replace(/^_|_$/g, '');

/** A Go expression for the code. */
function inGo({ code, name, vendor }: Status): string {
  if (vendor !== undefined || unnamedInGo.includes(code)) return String(code);
  return `http.Status${goNames[code] ?? name.replace(/[^A-Za-z]/g, '')}`;
}

/**
 * Its name in code, code that answers with a status, and a shell test of whether an address does; the latter two not for
 * those that precede the answer.
 */
export function snippetsOf(status: Status): Readonly<Record<'constant' | 'express' | 'go' | 'curl', string | null>> {
  const { code } = status;
  const isSent = !loggedOnly.includes(code);
  const constant = isSent ? constantOf(status) : null;
  if (code < 200 || !isSent) return { constant, express: null, go: null, curl: null };
  return {
    constant,
    express: `res.sendStatus(${code})`,
    go: `w.WriteHeader(${inGo(status)})`,
    curl: `[ "$(curl -s -o /dev/null -w '%{http_code}' https://example.com/)" = ${code} ]`,
  };
}
