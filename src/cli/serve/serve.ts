/** `penknife serve`: the HTTP API, the server for agents and the site, until a signal. */
import { fileURLToPath } from 'node:url';
import type { Configuration } from '#core/configuration.ts';
import { type Handler, startServer } from '../../server/http/server.ts';
import { createSite } from '../../server/http/site.ts';
import { createPool } from '../../server/pool.ts';
import { type Streams, write } from '../streams.ts';
import { UsageError } from '../usage-error.ts';
import { readServeSettings } from './settings.ts';

/** Where the site is built, beside the package. */
const place = import.meta.url.endsWith('.ts') ? '../../../dist/site' : '../../site';
const builtSite = fileURLToPath(new URL(place, import.meta.url));

/** The text of `penknife serve --help`. */
export const serveHelp = `Usage: penknife serve [--port 8080] [--host 127.0.0.1]

Answers calls to all tools over HTTP, under /api/v1, answers agents at /mcp, and
serves the site.

  curl --data-binary @file 'localhost:8080/api/v1/hash-text/hash-file?pick=sha256'
  claude mcp add --transport http penknife http://localhost:8080/mcp

  --port N            port; 0 picks a free one (8080)
  --host ADDRESS      address to listen on; 0.0.0.0 or :: for all (127.0.0.1)
  --site DIR          folder of the built site (dist/site of Penknife, if there)
  --no-site           do not serve the site
  --no-api            do not answer calls
  --no-mcp            do not answer agents
  --config FILE       config.json that lists hidden tools (default: the site’s)
  --allow-host NAME   another name of this server, such as that of a proxy
  --cors-origin URL   origin whose pages may call, such as https://app.example
  --max-body SIZE     largest body of a request (64m)
  --threads N         calls at once (one per core)
  --queue N           calls that wait; more are refused (256)
  --timeout SECONDS   time limit of a call (30)
  --memory MB         heap limit of each thread (256)
  --rate-limit N      calls per minute from an address or IPv6 /64 (unlimited)

/api/v1 shows all calls, and openapi.json below it describes them to programs.
Also answers /healthz and /metrics (Prometheus).
SIGINT or SIGTERM ends it once all calls are answered.
`;

/**
 * Serves until SIGINT or SIGTERM, then answers the calls that have come.
 * @throws UsageError
 */
export async function runServe(args: readonly string[], version: string, streams: Streams): Promise<void> {
  const settings = readServeSettings(args, streams.env ?? {}, builtSite);
  if (settings.isHelp) return write(streams.stdout, serveHelp);
  const { host, port } = settings.server;
  const site = settings.site === undefined ? undefined : createSite(settings.site);
  const handlers = site && { '/config.json': serveConfiguration(settings.configuration) };
  const pool = createPool(settings.pool);
  const server = await startServer({ ...settings.server, version, pool, site, handlers }).catch((error: Error) => {
    throw new UsageError(`Cannot listen on ${host}, port ${port}: ${error.message}.`);
  });
  const { address, family, port: taken } = server.address;
  const name = family === 'IPv6' ? `[${address}]` : address;
  await write(streams.stderr, `Penknife is at http://${name}:${taken}/. Press Ctrl-C to stop it.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  await pool.close();
}

/** The page reads the same settings as the server, which has checked them. */
function serveConfiguration(configuration: Partial<Configuration>): Handler {
  const json = JSON.stringify(configuration);
  return (_, response) => void response.setHeader('content-type', 'application/json').end(json);
}
