#!/usr/bin/env node
import { version } from '../../package.json' with { type: 'json' };
import { main } from './main.ts';

// Each write reports its own error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), version, process);
