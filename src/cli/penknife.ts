#!/usr/bin/env node
import module from 'node:module';
import { version } from '../../package.json' with { type: 'json' };

// Node 22 and later keep the compiled code of what is loaded from here on; the types are those of Node 20.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();
const { main } = await import('./main.ts');
// Each write reports its own error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), version, process);
