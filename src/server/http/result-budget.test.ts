import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCall } from './api.ts';
import { BodyBudget } from './body.ts';
import { createMetrics } from './metrics.ts';
import { sendAnswer } from './respond.ts';
import { ResultBudget } from './result-budget.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Two requests over one connection, of which the second waits for the answer to the first, and their client. */
async function pipeline() {
  const received: [IncomingMessage, ServerResponse][] = [];
  const server = createServer((...exchange) => received.push(exchange));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  ends.push(() => {
    client.destroy();
    server.close();
  });
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  await expect.poll(() => received.length).toBe(2);
  const [first, waiting] = received as [[IncomingMessage, ServerResponse], [IncomingMessage, ServerResponse]];
  return { client, first, waiting };
}

test('a result that waits behind another is free again when its client leaves', async () => {
  const { client, waiting } = await pipeline();
  const results = new ResultBudget(10);
  results.hold(...waiting, 11);
  expect(results.makeRoom(0)).toBe(false);
  client.destroy();
  await expect.poll(() => results.makeRoom(10)).toBe(true);
});

test('the parts of a result are counted, and are free again together', async () => {
  const { client, waiting } = await pipeline();
  const results = new ResultBudget(10);
  results.hold(...waiting, 9);
  expect(results.makeRoom(1)).toBe(true);
  results.hold(...waiting, 1);
  expect(results.makeRoom(1)).toBe(false);
  client.destroy();
  await expect.poll(() => results.makeRoom(10)).toBe(true);
});

const pace = { grace: 50, bytesPerSecond: 1 };

test('a result that waits behind another makes room when its client has read nothing', async () => {
  const { client, waiting } = await pipeline();
  const results = new ResultBudget(10, pace);
  results.hold(...waiting, 10);
  await expect.poll(() => results.makeRoom(1)).toBe(true);
  await expect.poll(() => client.resume().closed).toBe(true);
});

test('a call is refused where there is no room for its result, but runs, since that may be small', async () => {
  const results = new ResultBudget(99);
  const answer = (size: number) => ({
    value: { body: 'x'.repeat(size), type: 'text/plain' },
    output: 'text' as const,
    notices: [],
    duration: 0,
  });
  const run = vi.fn().mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(90));
  const server = createServer((request, response) => {
    const address = { tool: 'url-encoder', operation: 'encode', query: '' };
    const pool = { run, load: { running: 0, queued: 0, threads: 0 }, close: async () => {} };
    const options = { pool, bodies: new BodyBudget(10), results, metrics: createMetrics(), hiddenTools: new Set('') };
    void answerCall(request, response, address, options);
  });
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = async () => (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x' })).status;
  expect([await call(), await call()]).toEqual([200, 503]);
});

const megabyte = 1_000_000;

/** A budget of 256 MB, and clients that read results of the given sizes in bytes in it. */
function reading(...sizes: readonly number[]) {
  vi.useFakeTimers();
  ends.push(() => vi.useRealTimers());
  const results = new ResultBudget(256 * megabyte);
  const requests: IncomingMessage[] = [];
  const clients = sizes.map((size) => {
    const socket = Object.assign(new EventEmitter(), {
      read: 0,
      bytesWritten: 0,
      writableLength: 0,
      destroyed: false,
      destroy() {
        socket.destroyed = true;
        socket.emit('close');
      },
    });
    const response = Object.assign(new EventEmitter(), { closed: false });
    const request = { socket } as unknown as IncomingMessage;
    results.hold(request, response as unknown as ServerResponse, size);
    requests.push(request);
    return socket;
  });
  /** Advances time while each client reads at its rate, in bytes per second; the system takes them in bursts. */
  const pass = (seconds: number, rates: readonly number[], burst = 1) => {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1_000);
      for (const [at, client] of clients.entries()) {
        client.read += rates[at] ?? 0;
        client.bytesWritten = Math.floor(client.read / burst) * burst + client.writableLength;
      }
    }
  };
  return { results, clients, requests, pass, left: () => clients.map(({ destroyed }) => !destroyed) };
}
const third = 85 * megabyte;
const slow = 90_000;

test('clients that read slowly make room after a minute, only as many as are needed, and the slowest first', () => {
  const { results, pass, left } = reading(third, third, third);
  pass(59, [slow, slow - 1, slow]);
  expect(results.makeRoom(80 * megabyte)).toBe(false);
  pass(2, [slow, slow - 1, slow]);
  expect(left()).toEqual([true, true, true]);
  expect(results.makeRoom(80 * megabyte)).toBe(true);
  expect(results.makeRoom(80 * megabyte)).toBe(true);
  expect(left()).toEqual([true, false, true]);
});

test('clients that read slowly stay while there is room', () => {
  const { results, pass, left } = reading(third, third);
  pass(600, [slow, slow]);
  expect(results.makeRoom(80 * megabyte)).toBe(true);
  expect(left()).toEqual([true, true]);
});

test('what a client had read before does not count', () => {
  const { results, pass, left } = reading(250 * megabyte);
  pass(10, [20 * megabyte]);
  pass(50, [slow]);
  expect(results.makeRoom(80 * megabyte)).toBe(false);
  pass(20, [slow]);
  expect(results.makeRoom(80 * megabyte)).toBe(true);
  expect(left()).toEqual([false]);
});

test('a client for which bytes wait but which takes none makes room', () => {
  const { results, clients, pass, left } = reading(250 * megabyte);
  for (const client of clients) client.writableLength = 100 * megabyte;
  pass(61, [0]);
  expect(results.makeRoom(80 * megabyte)).toBe(true);
  expect(left()).toEqual([false]);
});

test('a client that reads 1 MB/s stays, though the system takes it in bursts', () => {
  const { results, pass, left } = reading(250 * megabyte);
  for (let turn = 0; turn < 20; turn++) {
    pass(10, [1.1 * megabyte], 5 * megabyte);
    expect(results.makeRoom(80 * megabyte)).toBe(false);
  }
  expect(left()).toEqual([true]);
});

test('a phone that reads 400 kB/s gets 20 MB, whatever others want', () => {
  const { results, pass, left } = reading(20 * megabyte, 236 * megabyte);
  for (let turn = 0; turn < 50; turn++) {
    pass(1, [400_000, slow], 4 * megabyte);
    expect(results.makeRoom(80 * megabyte)).toBe(false);
  }
  expect(left()).toEqual([true, true]);
});

test('small results have room of their own, and their clients stay', () => {
  const small = 2 ** 20;
  const { results, pass, left } = reading(small, third, third, third);
  pass(61, []);
  expect(results.makeRoom(small)).toBe(true);
  expect(left()).toEqual([true, true, true, true]);
  expect(results.makeRoom(256 * megabyte)).toBe(true);
  expect(left()).toEqual([true, false, false, false]);
});

test('no client is disconnected for a result that could not be held without it either', () => {
  const { results, pass, left } = reading(third, third, third);
  pass(61, [slow, 2 * megabyte, 2 * megabyte], 5 * megabyte);
  expect(results.makeRoom(100 * megabyte)).toBe(false);
  expect(left()).toEqual([true, true, true]);
});

test('small results are limited together too', () => {
  const { results, pass, left } = reading(...Array<number>(256).fill(megabyte));
  expect(results.makeRoom(1)).toBe(false);
  pass(61, []);
  expect(results.makeRoom(1)).toBe(true);
  expect(left().filter((isLeft) => !isLeft).length).toBe(1);
});

test('the parts of a result are large together, and no reason to disconnect its own client', () => {
  const { results, requests, left } = reading(2 * megabyte, 253 * megabyte);
  const [batch, other] = requests;
  expect(results.makeRoom(megabyte, batch)).toBe(true);
  expect(results.makeRoom(megabyte + 1, batch)).toBe(false);
  expect(results.makeRoom(4 * megabyte, other)).toBe(false);
  expect(results.makeRoom(megabyte)).toBe(true);
  expect(left()).toEqual([true, true]);
});

test('a long answer is given to the network in pieces, as its client reads', async () => {
  const { client, first } = await pipeline();
  const [request, response] = first;
  const size = 20_000_000;
  let read = 0;
  let mostWaiting = 0;
  client.on('data', (data) => {
    read += data.length;
    mostWaiting = Math.max(mostWaiting, request.socket.writableLength);
  });
  await sendAnswer(response, { body: 'x'.repeat(size), type: 'text/plain' }, []);
  await expect.poll(() => read).toBeGreaterThan(size);
  expect(mostWaiting).toBeLessThan(1_000_000);
});
