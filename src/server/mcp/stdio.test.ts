import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { StdioTransport } from './stdio.ts';

/** A transport whose server answers each request on demand. */
async function startServer() {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const transport = new StdioTransport(stdin, stdout);
  const answers: (() => Promise<void>)[] = [];
  transport.onmessage = (message) => {
    if ('id' in message && message.id !== undefined) {
      const { id } = message;
      answers.push(() => transport.send({ jsonrpc: '2.0', id, result: {} }));
    }
  };
  transport.onEnd = vi.fn();
  await transport.start();
  return { stdin, stdout, transport, answers };
}

test('requests before the end of the input are answered', async () => {
  const { stdin, stdout, transport, answers } = await startServer();
  stdin.end(
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","method":"a"}\n{"jsonrpc":"2.0","id":"b","method":"ping"}\n',
  );
  await vi.waitFor(() => expect(answers.length).toBe(2));
  await answers[0]?.();
  expect(transport.onEnd).not.toHaveBeenCalled();
  await answers[1]?.();
  await vi.waitFor(() => expect(transport.onEnd).toHaveBeenCalledOnce());
  expect(await text(stdout.end())).toBe(
    '{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":"b","result":{}}\n',
  );
});

test('without a request, the end of the input is the end', async () => {
  const { stdin, transport } = await startServer();
  stdin.end('\n');
  await vi.waitFor(() => expect(transport.onEnd).toHaveBeenCalledOnce());
});

test('a request that was cancelled is not waited for', async () => {
  const { stdin, transport } = await startServer();
  stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  stdin.end('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n');
  await vi.waitFor(() => expect(transport.onEnd).toHaveBeenCalledOnce());
});

test('a request with the id of one that is not answered yet is refused, and the first one answered', async () => {
  const { stdin, stdout, transport, answers } = await startServer();
  const ping = (id: string) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;
  stdin.write(ping('7') + ping('7') + ping('"7"') + ping('9007199254740993'));
  await vi.waitFor(() => expect(answers.length).toBe(2));
  await answers[0]?.();
  stdin.end(ping('7'));
  await vi.waitFor(() => expect(answers.length).toBe(3));
  await answers[1]?.();
  expect(transport.onEnd).not.toHaveBeenCalled();
  await answers[2]?.();
  await vi.waitFor(() => expect(transport.onEnd).toHaveBeenCalledOnce());
  const lines = (await text(stdout.end())).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 7, error: { code: -32600, message: 'A request with the id 7 is not answered yet.' } },
    { id: null, error: { code: -32600 } },
    { id: 7, result: {} },
    { id: '7', result: {} },
    { id: 7, result: {} },
  ]);
});

test('requests to the client fail at the end of the input, so that the calls that made them are answered', async () => {
  const { stdin, transport } = await startServer();
  const failed: unknown[] = [];
  transport.onmessage = (message) => {
    if ('error' in message) failed.push(message.id);
  };
  stdin.write('{"jsonrpc":"2.0","id":"call","method":"tools/call"}\n');
  await transport.send({ jsonrpc: '2.0', id: 0, method: 'roots/list' });
  await transport.send({ jsonrpc: '2.0', id: 1, method: 'roots/list' });
  stdin.end('{"jsonrpc":"2.0","id":0,"result":{"roots":[]}}\n');
  await vi.waitFor(() => expect(failed).toEqual([1]));
  await transport.send({ jsonrpc: '2.0', id: 2, method: 'roots/list' });
  expect(failed).toEqual([1, 2]);
  expect(transport.onEnd).not.toHaveBeenCalled();
  await transport.send({ jsonrpc: '2.0', id: 'call', result: {} });
  await vi.waitFor(() => expect(transport.onEnd).toHaveBeenCalledOnce());
});
