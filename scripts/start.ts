/** Serves the site on loopback; builds it first where something has changed. */
import { join } from 'node:path';
import { mustRun, root } from './command.ts';
import { isBuilt } from './site/built-state.ts';
import { serveSite } from './site/serve.ts';

if (isBuilt()) console.log('Nothing has changed since the last build.');
else mustRun('tsx', ['scripts/build-web.ts']);
const { url } = await serveSite(join(root, 'dist/site'), { port: Number(process.env['PORT'] ?? 8080) });
console.log(`\nPenknife is ready: ${url}\n(end it with Ctrl C)`);
