import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from '../../src/web/config/configuration.ts';
import { securityHeaders } from './security.ts';

/** A former path and its replacement, without a leading slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes headers and redirects in the format of each host: `_headers` and `_redirects` by static hosts, `_hosts`
 * included by the configurations in `deploy`. There redirects match the last segment of a path, so that they work in
 * each language and under any base; other former paths have a redirect page.
 */
export function writeHostFiles(site: string, redirects: readonly Redirect[], configuration: Configuration): void {
  const write = (file: string, lines: readonly string[]) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), lines.map((line) => `${line}\n`).join(''));
  };
  const headers = Object.entries(securityHeaders(configuration));
  const names = redirects.filter(({ from, to }) => !`${from}${to}`.includes('/'));

  write('_headers', [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  write(
    '_redirects',
    redirects.map(({ from, to }) => `/${from} /${to} 301`),
  );
  write(
    '_hosts/nginx-headers',
    headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  );
  write(
    '_hosts/nginx-redirects',
    names.map(({ from, to }) => `${from} ${to};`),
  );
  write(
    '_hosts/caddy-headers',
    headers.map(([name, value]) => `${name} "${value}"`),
  );
  write(
    '_hosts/caddy-redirects',
    names.map(({ from, to }) => `${from} ${to}`),
  );
}

/** The headers that `_headers` of a built site names under a pattern: for all files, or for those that never change. */
export function readHeaders(site: string, pattern: '/*' | '/assets/*' = '/*'): Readonly<Record<string, string>> {
  const lines = readFileSync(join(site, '_headers'), 'utf8').split('\n');
  const named = lines.slice(lines.indexOf(pattern) + 1);
  const end = named.findIndex((line) => !line.startsWith('  '));
  return Object.fromEntries(named.slice(0, end).map((line) => line.trim().split(/: (.*)/, 2)));
}

/** The redirects of a built site. */
export const readRedirects = (site: string): readonly Redirect[] =>
  [...readFileSync(join(site, '_redirects'), 'utf8').matchAll(/^\/(\S+) \/(\S+) 301$/gm)].map(
    ([, from = '', to = '']) => ({ from, to }),
  );
