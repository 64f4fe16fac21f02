import type { Params } from '#core/messages.ts';
import { append } from '#lib/collections/append.ts';

/** A part of a user agent, and the message that explains it. */
export interface ExplainedToken {
  readonly token: string;
  readonly key: TokenMessage;
  readonly params: Params;
}

export type TokenMessage = (typeof rules)[number][1] | 'token-product' | 'token-plain';

/** What a part of the text is, by the first that it fits; groups in it are the parameters `{a}` and `{b}`. */
const rules = [
  [/^Mozilla\/[\d.]+$/, 'token-mozilla'],
  [/^AppleWebKit\/(537\.36)$/, 'token-webkit-frozen'],
  [/^AppleWebKit\/([\w.+]+)$/, 'token-webkit'],
  [/^KHTML, like Gecko$/i, 'token-khtml'],
  [/^like Gecko$/i, 'token-khtml'],
  [/^Gecko\/(?:20100101)$/, 'token-gecko-frozen'],
  [/^Gecko\/([\w.]+)$/, 'token-gecko'],
  [/^rv:([\w.]+)$/, 'token-rv'],
  [/^Firefox\/([\w.]+)$/, 'token-firefox'],
  [/^Chrome\/(\d+)\.0\.0\.0$/, 'token-chrome-reduced'],
  [/^Chrome\/([\w.]+)$/, 'token-chrome'],
  [/^HeadlessChrome\/([\w.]+)$/, 'token-headless'],
  [/^CriOS\/([\w.]+)$/, 'token-crios'],
  [/^FxiOS\/([\w.]+)$/, 'token-fxios'],
  [/^(?:Edge?|EdgA|EdgiOS)\/([\w.]+)$/, 'token-edge'],
  [/^Opera\/9\.80$/, 'token-opera-frozen'],
  [/^OPR\/([\w.]+)$/, 'token-opera'],
  [/^SamsungBrowser\/([\w.]+)$/, 'token-samsung'],
  [/^Safari\/([\w.]+)$/, 'token-safari'],
  [/^Version\/([\w.]+)$/, 'token-version'],
  [/^Mobile\/([\w.]+)$/, 'token-mobile-build'],
  [/^(PlayStation \w+|Nintendo \w+)[/ ]([\d.]+)$/i, 'token-console-version'],
  [/^(PlayStation(?: \w+)?|Nintendo \w+|Xbox(?: \w+)*)$/i, 'token-console'],
  [/^Mobile$/, 'token-mobile'],
  [/^Tablet$/, 'token-tablet'],
  [/^Electron\/([\w.]+)$/, 'token-electron'],
  [/^Trident\/([\w.]+)$/, 'token-trident'],
  [/^MSIE ([\w.]+)$/, 'token-msie'],
  [/^\.NET/, 'token-dotnet'],
  [/^compatible$/i, 'token-compatible'],
  [/^Windows NT 10\.0$/, 'token-windows-10'],
  [/^Windows NT ([\d.]+)$/, 'token-windows'],
  [/^Win64$/, 'token-win64'],
  [/^WOW64$/, 'token-wow64'],
  [/^x64$/, 'token-x64'],
  [/^Macintosh$/, 'token-macintosh'],
  [/^Intel Mac OS X 10[._]15(?:[._]\d+)?$/, 'token-mac-frozen'],
  [/^Intel Mac OS X ([\d._]+)$/, 'token-mac'],
  [/^X11$/, 'token-x11'],
  [/^Wayland$/, 'token-wayland'],
  [/^Linux (x86_64|i686|aarch64|armv\w+)$/, 'token-linux-cpu'],
  [/^Linux$/, 'token-linux'],
  [/^CrOS (\w+) ([\d.]+)$/, 'token-cros'],
  [/^Android ([\d.]+)$/, 'token-android'],
  [/^K$/, 'token-k'],
  [/^wv$/, 'token-wv'],
  [/^U$/, 'token-u'],
  [/^iPhone$/, 'token-iphone'],
  [/^iPad$/, 'token-ipad'],
  [/^CPU (?:iPhone )?OS ([\d_]+) like Mac OS X$/, 'token-ios'],
  [/^CFNetwork\/([\w.]+)$/, 'token-cfnetwork'],
  [/^Darwin\/([\w.]+)$/, 'token-darwin'],
  [/^(.{1,60}) Build\/(\S+)$/, 'token-build'],
  [/^\+?(https?:\/\/\S+)$/, 'token-url'],
  [/^\+?([\w.-]+@[\w.-]+)$/, 'token-email'],
  [/^([a-z]{2}(?:[-_][A-Za-z]{2})?)$/, 'token-language'],
] as const;

/** The parts of a user agent in their order, as many as `max`, each explained. */
export function explainTokens(agent: string, max: number): readonly ExplainedToken[] {
  const tokens = tokensOf(agent).slice(0, max).map(explainToken);
  const isOpera = tokens.some(({ key }) => key === 'token-opera-frozen');
  return tokens.map((token) => (isOpera && token.key === 'token-version' ? { ...token, key: 'token-opera' } : token));
}

/** The products, and what comments contain between semicolons (RFC 9110, 10.1.5). */
function tokensOf(agent: string): readonly string[] {
  const tokens: string[] = [];
  for (const [, comment, product] of agent.matchAll(/\(([^()]*)\)?|([^\s();,]+)/g))
    if (product !== undefined) tokens.push(product);
    else if (/^KHTML/i.test(comment ?? '')) append(tokens, (comment ?? '').split(/;\s*/));
    else for (const part of (comment ?? '').split(/[;,]/)) if (part.trim() !== '') tokens.push(part.trim());
  return joinLikeGecko(tokens.filter((token) => token !== ''));
}

/** Two words that are one statement. */
const joinLikeGecko = (tokens: readonly string[]): readonly string[] =>
  tokens.flatMap((token, index) => {
    if (token === 'like' && tokens[index + 1] === 'Gecko') return ['like Gecko'];
    return token === 'Gecko' && tokens[index - 1] === 'like' ? [] : [token];
  });

/** Apple writes versions with underscores. */
const versionOf = (text: string): string => (/^[\d_]+$/.test(text) ? text.replaceAll('_', '.') : text);

function explainToken(token: string): ExplainedToken {
  for (const [pattern, key] of rules) {
    const found = pattern.exec(token);
    if (found) return { token, key, params: { a: versionOf(found[1] ?? ''), b: found[2] ?? '' } };
  }
  const [, name, version] = /^([^/\s]+)\/v?(\d\S*)$/.exec(token) ?? [];
  if (name === undefined) return { token, key: 'token-plain', params: {} };
  return { token, key: 'token-product', params: { a: name, b: version ?? '' } };
}
