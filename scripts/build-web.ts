/** Builds `dist/site`: the browser's part, what renders pages, and every page in every language. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './command.ts';

mustRun('vite', ['build', '--logLevel', 'warn']);
mustRun('vite', ['build', '--logLevel', 'warn', '--ssr', 'src/web/server.tsx']);
mustRun('tsx', ['scripts/prerender.ts']);
rmSync(join(root, 'dist/server'), { recursive: true });
