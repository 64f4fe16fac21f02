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
  expect(results.hasRoom()).toBe(false);
  client.destroy();
  await expect.poll(() => results.hasRoom()).toBe(true);
});

test('the parts of a result are counted, and are free again together', async () => {
  const { client, waiting } = await pipeline();
  const results = new ResultBudget(10);
  results.hold(...waiting, 10);
  expect(results.hasRoom()).toBe(true);
  results.hold(...waiting, 1);
  expect(results.hasRoom()).toBe(false);
  client.destroy();
  await expect.poll(() => results.hasRoom()).toBe(true);
});

test('a result that waits behind another is free again when its client has read nothing', async () => {
  const { waiting } = await pipeline();
  const results = new ResultBudget(10, 50);
  results.hold(...waiting, 11);
  await expect.poll(() => results.hasRoom()).toBe(true);
});

test('a client that has read nothing is disconnected, though no other calls', async () => {
  const { client, waiting } = await pipeline();
  new ResultBudget(10, 50).hold(...waiting, 11);
  await expect.poll(() => client.resume().closed).toBe(true);
});

test('a call does not run where the room was taken while its body came', async () => {
  const results = new ResultBudget(10);
  vi.spyOn(results, 'hasRoom').mockReturnValueOnce(true).mockReturnValueOnce(false);
  const run = vi.fn();
  const server = createServer((request, response) => {
    const address = { tool: 'url-encoder', operation: 'encode', query: '' };
    const pool = { run, load: { running: 0, queued: 0, threads: 0 }, close: async () => {} };
    const options = { pool, bodies: new BodyBudget(10), results, metrics: createMetrics(), hiddenTools: new Set('') };
    void answerCall(request, response, address, options);
  });
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x' })).status).toBe(503);
  expect(run).not.toHaveBeenCalled();
});

/** A client as the watch of a budget sees it, with a result of 11 bytes in a budget of 10. */
function watched() {
  vi.useFakeTimers();
  ends.push(() => vi.useRealTimers());
  const socket = Object.assign(new EventEmitter(), {
    bytesWritten: 0,
    writableLength: 0,
    destroyed: false,
    destroy() {
      socket.destroyed = true;
      socket.emit('close');
    },
  });
  const response = Object.assign(new EventEmitter(), { closed: false });
  const results = new ResultBudget(10, 1_000);
  results.hold({ socket } as unknown as IncomingMessage, response as unknown as ServerResponse, 11);
  return socket;
}

test('a client that reads slowly but steadily stays', () => {
  const socket = watched();
  for (let turn = 0; turn < 50; turn++) {
    vi.advanceTimersByTime(800);
    socket.bytesWritten += 1;
  }
  expect(socket.destroyed).toBe(false);
});

test('a client for which bytes wait but which takes none is disconnected', () => {
  const socket = watched();
  for (let turn = 0; turn < 10; turn++) {
    vi.advanceTimersByTime(200);
    socket.bytesWritten += 1;
    socket.writableLength += 1;
  }
  expect(socket.destroyed).toBe(true);
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
