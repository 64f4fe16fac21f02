import { afterAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../server/http/server.ts';
import { createPool } from '../server/pool.ts';

export const urlOf = ({ address }: RunningServer): string => `http://127.0.0.1:${address.port}`;

/** What starts servers on loopback for the tests of a file, which end with it. */
export function httpServers(common: Partial<ServerOptions>) {
  const pool = createPool({ size: 2 });
  const running: RunningServer[] = [];
  const open = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
    const server = await startServer({
      pool,
      port: 0,
      host: '127.0.0.1',
      allowedHosts: [],
      corsOrigins: ['https://app.example'],
      hasApi: true,
      hasMcp: true,
      maxBody: 1_000,
      version: '1.2.3',
      hiddenTools: new Set(),
      ...common,
      ...options,
    });
    running.push(server);
    return server;
  };
  afterAll(async () => {
    await pool.close();
    await Promise.all(running.map((server) => server.close()));
  });
  return { pool, open, start: async (options?: Partial<ServerOptions>) => urlOf(await open(options)) };
}
