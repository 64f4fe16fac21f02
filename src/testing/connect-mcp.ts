import { join } from 'node:path';
import { type CallToolResult, Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const root = join(import.meta.dirname, '../..');

/** Starts `penknife mcp` from the source, and connects the official client to it. */
export function connectMcp(args: readonly string[] = [], options?: ClientOptions) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'src/cli/penknife.ts', 'mcp', ...args],
    cwd: root,
    stderr: 'pipe',
  });
  let errors = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const client = new Client({ name: 'test', version: '1' }, options);
  return {
    client,
    transport,
    start: () => client.connect(transport),
    /** What the server has written on standard error. */
    errors: () => errors,
    call: async (name: string, args: Readonly<Record<string, unknown>> = {}) =>
      (await client.callTool({ name, arguments: { ...args } })) as CallToolResult,
  };
}

/** The texts of a result, a line break between them. */
export const textOf = ({ content }: CallToolResult): string =>
  content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
