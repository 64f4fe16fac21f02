import { Readable, Writable } from 'node:stream';
import { main } from '../cli/main.ts';

interface Asked {
  readonly stdin?: string | Uint8Array;
  /** Output and errors go to a terminal, not into a pipe. */
  readonly isTerminal?: boolean;
  /** Input comes from a keyboard. */
  readonly isKeyboard?: boolean;
  /** Runs without colors by default. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What was printed, byte for byte. */
  readonly bytes: Buffer;
}

/** Runs a command line in this process. */
export async function runCli(
  args: readonly string[],
  { stdin = '', isTerminal = false, isKeyboard = false, env = { NO_COLOR: '1' } }: Asked = {},
): Promise<Answered> {
  const output = collect();
  const errors = collect();
  const input = Readable.from([Buffer.from(stdin)].filter(({ length }) => length > 0));
  const status = await main(args, '1.2.3', {
    stdin: Object.assign(input, { isTTY: isKeyboard }),
    stdout: Object.assign(output.stream, { isTTY: isTerminal, columns: 80 }),
    stderr: Object.assign(errors.stream, { isTTY: isTerminal }),
    env,
  });
  return { status, stdout: output.bytes().toString(), stderr: errors.bytes().toString(), bytes: output.bytes() };
}

function collect() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}
