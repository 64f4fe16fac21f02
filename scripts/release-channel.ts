/**
 * `node scripts/release-channel.ts VERSION < PUBLISHED`: prints the channel of a version as a step output. It reads the
 * published versions from standard input, one a line, and runs without installed packages.
 */
import { readFileSync } from 'node:fs';
import { channelOf } from './package/channel.ts';

const [version = ''] = process.argv.slice(2);
console.log(`channel=${channelOf(version, readFileSync(0, 'utf8').trim().split(/\s+/))}`);
