/** Builds `dist/cli`: `penknife.js`, ready to run, and its chunks, one or more a tool. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './command.ts';
import { bundleForNode } from './node-bundle.ts';

mustRun('tsx', ['scripts/registry.ts']);
await bundleForNode('dist/cli', { penknife: 'src/cli/penknife.ts' });
chmodSync(join(root, 'dist/cli/penknife.js'), 0o755);
