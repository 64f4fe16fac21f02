import { quoteForShell } from '#lib/text/quote-for-shell.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
  readonly base64: string;
  /** For a proxy on the way to the address. */
  readonly isProxy: boolean;
  readonly charset: 'utf-8' | 'latin1';
  readonly address: URL;
}

/** What sends a login; null where a program would send other bytes, or has no way to. */
export function writeSnippets(login: Login) {
  const { username, password, base64, isProxy, charset, address } = login;
  const value = `Basic ${base64}`;
  const name = isProxy ? 'Proxy-Authorization' : 'Authorization';
  const url = address.href;
  const pair = quoteForShell(`${username}:${password}`);
  const isAscii = !/[^\0-\x7f]/.test(username + password);
  /** Programs that take the parts send them in UTF-8. */
  const sendsParts = isAscii || charset === 'utf-8';
  const quotedUrl = quoteForShell(url);
  return {
    curl: sendsParts ? `curl ${isProxy ? '--proxy-user' : '-u'} ${pair} ${quotedUrl}` : null,
    curlHeader: `curl ${isProxy ? '--proxy-header' : '-H'} ${quoteForShell(`${name}: ${value}`)} ${quotedUrl}`,
    httpie:
      sendsParts && !isProxy
        ? `http -a ${pair} ${quotedUrl}`
        : `http ${quotedUrl} ${quoteForShell(`${name}:${value}`)}`,
    // Browsers do not let scripts set the header of a proxy.
    fetch: isProxy ? null : `fetch(${JSON.stringify(url)}, { headers: { Authorization: ${JSON.stringify(value)} } })`,
    requests: writeRequests(login, name, value),
    address: sendsParts && !isProxy ? withLogin(url, username, password) : null,
    netrc: sendsParts && !isProxy ? writeNetrc(address.hostname, username, password) : null,
    docker: isProxy ? null : JSON.stringify({ auths: { [address.host]: { auth: base64 } } }, null, 2),
  };
}

/** Requests sends texts in Latin-1, and bytes as they are. */
function writeRequests({ username, password, isProxy, charset, address }: Login, name: string, value: string): string {
  const url = JSON.stringify(address.href);
  if (isProxy) return `requests.get(${url}, headers={${JSON.stringify(name)}: ${JSON.stringify(value)}})`;
  const write = (text: string) =>
    JSON.stringify(text) + (charset === 'utf-8' && /[^\0-\x7f]/.test(text) ? '.encode()' : '');
  return `requests.get(${url}, auth=(${write(username)}, ${write(password)}))`;
}

const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const withLogin = (url: string, username: string, password: string): string =>
  url.replace(
    /^([^:]*:\/\/)(?:[^/?#]*@)?/,
    (_whole, scheme: string) => `${scheme}${percent(username)}:${percent(password)}@`,
  );

/** curl and Python read quotes and backslashes in it. */
function writeNetrc(host: string, username: string, password: string): string {
  const write = (text: string) => (/^[^\s"\\#]+$/.test(text) ? text : `"${text.replace(/["\\]/g, String.raw`\$&`)}"`);
  return `machine ${host} login ${write(username)} password ${write(password)}`;
}
