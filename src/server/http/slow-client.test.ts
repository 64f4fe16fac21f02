/** Clients that send or read slowly, or lie about what they send: others are answered meanwhile. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { httpServers } from '#testing/http-servers.ts';

const { start } = httpServers({ hasMcp: false, maxBody: 1_000_000 });
const path = '/api/v1/hash-text/hash-file?algorithms=md5&pick=md5';
const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends the head of a request and a part of its body, and collects what comes back. */
function send(address: string, head: string, part: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n${part}`);
  return { socket, answer: () => answer };
}
const upload = (address: string, body: string) => fetch(`${address}${path}`, { method: 'POST', body });

test('bodies that have stopped coming make room for others', async () => {
  // On a busy machine, enough time passes for all of them to be ended.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const address = await start();
  const read: Socket[] = [];
  const note = (message: unknown) => read.push((message as { readonly socket: Socket }).socket);
  subscribe('http.server.request.start', note);
  const part = 'x'.repeat(999_999);
  const stalled = Array.from({ length: 4 }, () => send(address, 'Content-Length: 1000000', part));
  const areRead = () => expect(read.filter(({ bytesRead }) => bytesRead > part.length)).toHaveLength(4);
  await vi.waitFor(areRead, { timeout: 10_000 });
  unsubscribe('http.server.request.start', note);
  vi.advanceTimersByTime(1_500);
  expect((await upload(address, part)).status).toBe(200);
  await expect.poll(() => stalled.filter(({ answer }) => answer().startsWith('HTTP/1.1 408 ')).length).toBe(1);
});

test('a body that comes too slowly is ended', async () => {
  const address = await start({ pace: { grace: 500, bytesPerSecond: 1_000_000 } });
  const slow = send(address, 'Transfer-Encoding: chunked', '');
  const drip = setInterval(() => slow.socket.writable && slow.socket.write('1\r\nx\r\n'), 50);
  await vi.waitFor(() => expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 /), { timeout: 5_000 });
  clearInterval(drip);
  expect((await upload(address, 'abc')).status).toBe(200);
});

test('a body that came fast before is ended where its rest comes too slowly', async () => {
  const address = await start({ pace: { grace: 500, bytesPerSecond: 100_000 } });
  const slow = send(address, 'Content-Length: 1000000', 'x'.repeat(990_000));
  const drip = setInterval(() => slow.socket.writable && slow.socket.write('x'), 50);
  await vi.waitFor(() => expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 /), { timeout: 5_000 });
  clearInterval(drip);
});

test('bodies that come a byte now and then make room for others', async () => {
  const address = await start();
  const dripping = Array.from({ length: 4 }, () => send(address, 'Content-Length: 1000000', 'x'.repeat(999_900)));
  const drip = setInterval(() => {
    for (const { socket } of dripping) if (socket.writable) socket.write('x');
  }, 200);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect((await upload(address, 'x'.repeat(999_999))).status).toBe(200);
  clearInterval(drip);
});

test.each([
  ['more than may come', 'Content-Length: 1000001', '', /^HTTP\/1\.1 413 /],
  [
    'more than may come, in chunks',
    'Transfer-Encoding: chunked',
    'f4241\r\n'.padEnd(1_000_008, 'x'),
    /^HTTP\/1\.1 413 /,
  ],
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 4', 'abcd', /^HTTP\/1\.1 400 /],
  ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked', '0\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a negative length', 'Content-Length: -1', '', /^HTTP\/1\.1 400 /],
  ['a compressed body', 'Content-Encoding: gzip\r\nContent-Length: 3', 'abc', /^HTTP\/1\.1 415 /],
])('%s', async (_, head, body, status) => {
  const { answer } = send(await start(), head, body);
  await vi.waitFor(() => expect(answer()).toMatch(status), { timeout: 10_000 });
});

test('a body of which only a part comes leaves nothing behind', async () => {
  const address = await start();
  for (let count = 0; count < 8; count++) {
    const { socket } = send(address, 'Content-Length: 1000000', 'x'.repeat(900_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  }
  await expect.poll(async () => (await upload(address, 'x'.repeat(1_000_000))).status).toBe(200);
});

test('a long body is hashed as a short one is', async () => {
  const response = await upload(await start(), 'a'.repeat(1_000_000));
  // By md5sum of GNU coreutils.
  expect(await response.text()).toBe('7707d6ae4e027c70eea2a935c2296f21');
});

test('a client that sends requests without reading the answers is disconnected, and others are answered', async () => {
  const address = await start();
  const ask = (count: number) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    let answers = '';
    socket.on('data', (data) => {
      answers += data;
    });
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    return { socket, count: () => answers.split('HTTP/1.1 200').length - 1 };
  };
  const few = ask(16);
  await vi.waitFor(() => expect(few.count()).toBe(16), { timeout: 10_000 });
  const many = ask(10_000);
  await vi.waitFor(() => expect(many.socket.closed).toBe(true), { timeout: 10_000 });
  expect(many.count()).toBeLessThan(10_000);
  expect((await upload(address, 'abc')).status).toBe(200);
});

test('a body that is ended while its connection closes ends no other call', async () => {
  const address = await start({ pace: { grace: 500, bytesPerSecond: 1_000_000 } });
  for (let count = 0; count < 6; count++) {
    const { socket } = send(address, 'Transfer-Encoding: chunked', '');
    const drip = setInterval(() => socket.writable && socket.write('1\r\nx\r\n'), 5);
    socket.once('close', () => clearInterval(drip));
    await vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 10_000 });
  }
  expect((await upload(address, 'abc')).status).toBe(200);
});
