import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installFromDebian } from '../../scripts/browsers/debian.ts';

const root = join(import.meta.dirname, '../..');
const environment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export interface Host {
  readonly url: string;
  /** The encodings in which it sends files, the best first. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** It sends the compressed copies of the build. */
  readonly hasCopies?: boolean;
  stop(): void;
}

const exists = (command: string): boolean => spawnSync('which', [command], { env: environment }).status === 0;

/** Whether a web server is installed, or could be. */
export function ensureServer(command: string, packages: readonly string[]): boolean {
  return exists(command) || (installFromDebian(packages) && exists(command));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A folder that any user may read, with the built site. */
function siteFolder(path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-host-'));
  chmodSync(folder, 0o755);
  const www = join(folder, 'www');
  const site = join(www, path, '.');
  cpSync(join(root, 'dist/site'), site, { recursive: true });
  return { folder, site, www };
}

/** As root, a server runs as the user with the fewest rights. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export async function whenUp(
  url: string,
  server: ChildProcess,
  folder: string,
  encodings: Host['encodings'],
): Promise<Host> {
  const errors: string[] = [];
  server.stderr?.on('data', (text) => errors.push(String(text)));
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let wait = 0; wait < 100 && server.exitCode === null; wait++) {
    if (await fetch(url).catch(() => undefined)) return { url, encodings, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  throw new Error(`The server did not start: ${errors.join('')}`);
}

/** nginx with `deploy/nginx.conf`, with other port, folders and base. */
export async function startNginx(base: string): Promise<Host> {
  const { folder, site, www } = siteFolder(base);
  const scratch = mkdtempSync(join(tmpdir(), 'penknife-nginx-'));
  if (unprivileged.uid !== undefined) chmodSync(scratch, 0o777);
  const port = await freePort();
  const hasBrotli = existsSync('/usr/share/nginx/modules-available/mod-http-brotli-static.conf');
  const configuration = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${scratch}/`)
    .replaceAll('8080', String(port))
    .replace('root /srv/penknife;', `root ${www};`)
    .replaceAll('/srv/penknife', site)
    .replace('set $base "";', `set $base "${base.replace(/\/$/, '')}";`)
    .replace('brotli_static on;', hasBrotli ? 'brotli_static on;' : '');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const server = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    env: environment,
    ...unprivileged,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const host = await whenUp(`http://localhost:${port}${base}`, server, folder, hasBrotli ? ['br', 'gzip'] : ['gzip']);
  return { ...host, hasCopies: true };
}

/** Caddy with `deploy/Caddyfile`. */
export async function startCaddy(): Promise<Host> {
  const { folder, site } = siteFolder('');
  const port = await freePort();
  const server = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')], {
    env: { ...environment, HOME: folder, PENKNIFE_SITE: site, PENKNIFE_ADDRESS: `:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { ...(await whenUp(`http://localhost:${port}/`, server, folder, ['br', 'gzip'])), hasCopies: true };
}

/** Python's own server, which has no clean addresses, in a folder above that of the archive. */
export async function startPython(archive: Buffer): Promise<Host & { readonly site: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-host-'));
  writeFileSync(join(folder, 'site.zip'), archive);
  const www = join(folder, 'www/some where');
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'site.zip'), www]);
  const port = await freePort();
  const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '-d', dirname(www)], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const url = `http://127.0.0.1:${port}/some%20where/penknife/`;
  return { ...(await whenUp(url, server, folder, [])), site: join(www, 'penknife') };
}
