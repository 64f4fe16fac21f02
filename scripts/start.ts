/** Builds the site and serves it on loopback. */

import { join } from 'node:path';
import { mustRun, root } from './command.ts';
import { serveSite } from './serve.ts';

mustRun('tsx', ['scripts/build-web.ts']);
const { url } = await serveSite(join(root, 'dist/site'), { port: Number(process.env['PORT'] ?? 8080) });
console.log(`\nPenknife is ready: ${url}\n(end it with Ctrl C)`);
