/**
 * `penknife serve` of the built package under load, beside a bare echo server of Node in the same run; then overload, and
 * the memory of many calls. Needs `npm run build:package`.
 * Run: npx tsx bench/server/serve.ts
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';

const root = join(import.meta.dirname, '../..');
const seconds = 4;

/** Starts a server that prints its address, and resolves with that. */
const start = (args: readonly string[]) =>
  new Promise<{ readonly server: ChildProcess; readonly url: string }>((resolve) => {
    const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const find = (chunk: Buffer) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString()) ?? [];
      if (url !== undefined) resolve({ server, url });
    };
    server.stdout.on('data', find);
    server.stderr.on('data', find);
  });

const serve = (...flags: readonly string[]) =>
  start(['dist/package/penknife.js', 'serve', '--port', '0', '--no-site', ...flags]);

const load = (url: string, connections: number, body: string, more: Partial<autocannon.Options> = {}) =>
  autocannon({ url, connections, method: 'POST', body, duration: seconds, timeout: 60, ...more });

const describe = (label: string, { requests, latency, non2xx }: Result): string =>
  `${label}: ${requests.average.toFixed(0)} calls/s, latency ${latency.p50} ms (median), ${latency.p99} ms (99 %)${non2xx > 0 ? `, ${non2xx} refused` : ''}`;

const echo = await start([
  '-e',
  `const server = require('node:http').createServer((request, response) => request.pipe(response));
   server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`,
]);
const { server, url } = await serve('--queue', '1000');
const api = `${url}/api/v1`;
const document = JSON.stringify(
  Array.from({ length: 1_000 }, (_, id) => ({ id, name: `name ${id}`, tags: ['a', 'b'] })),
);
const calls = [
  ['cheap (URL encoding)', `${api}/url-encoder/encode`, 'a b'],
  [`middling (JSON of ${Math.round(document.length / 1_000)} kB formatted)`, `${api}/json-prettify/format`, document],
  ['costly (bcrypt, cost 10)', `${api}/bcrypt/hash?cost=10`, 'secret'],
] as const;
for (const connections of [1, 16, 256]) {
  console.log(describe(`${connections} clients, echo`, await load(echo.url, connections, 'a b')));
  for (const [label, address, body] of calls)
    console.log(describe(`${connections} clients, ${label}`, await load(address, connections, body)));
}
echo.server.kill();

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_000;
const repeat = async (amount: number) => {
  await load(`${api}/url-encoder/encode`, 16, 'a b', { amount });
  return residentMegabytes();
};
const before = await repeat(1_000);
const after = await repeat(100_000);
console.log(`resident memory: ${before.toFixed(0)} MB, ${after.toFixed(0)} MB after 100,000 more calls`);
server.kill();

const small = await serve('--threads', '1', '--queue', '1');
const costly = fetch(`${small.url}/api/v1/bcrypt/hash?cost=16&allow-slow=true`, { method: 'POST', body: 'x' });
const refused = await load(`${small.url}/api/v1/url-encoder/encode`, 16, 'a', { duration: 2 });
console.log(describe('overload, 16 clients', refused));
await costly;
const recovered = await fetch(`${small.url}/api/v1/url-encoder/encode`, { method: 'POST', body: 'a' });
console.log(`after overload: ${recovered.status}`);
small.server.kill();
