#!/usr/bin/env node
import { version } from '../../package.json' with { type: 'json' };
import { main } from './main.ts';
import { isBrokenPipe } from './report.ts';

process.stdout.on('error', (error) => {
  if (!isBrokenPipe(error)) throw error;
});
process.exitCode = await main(process.argv.slice(2), version, process);
