import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from '../../src/core/configuration.ts';
import type { Redirect } from '../../src/server/http/site.ts';
import { securityHeaders } from './security.ts';

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
